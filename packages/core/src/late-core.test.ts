import { calls } from '@housefront/contract/calls';
import { expect, test, vi } from 'vitest';
import { createCore, type CoreOptions } from './createCore.ts';
import { createI18n } from './i18n/index.ts';
import { fakePorts, settle as settleOnce, testConfig, type FakePorts } from './testing/index.ts';

const network = vi.hoisted(() => ({ broken: true }));
vi.mock('./late-parts.ts', async (original) => {
  if (network.broken) throw new Error('part of the program is missing');
  return original();
});

const settle = async () => {
  for (let round = 0; round < 4; round += 1) {
    await vi.dynamicImportSettled();
    await settleOnce();
  }
};

const ALL_BACK = '/api/member/profile/balance/all/back';
const missing = { kind: 'error', key: 'error_network' };

const setUp = async (late?: NonNullable<CoreOptions['late']>) => {
  const ports: FakePorts = fakePorts();
  for (const [key, value] of [
    ['token', 't1'],
    ['member_id', '42'],
    ['currency', 'RMB'],
  ] as const) {
    ports.storage.set(key, value);
  }
  ports.http.ok(calls.balanceAllBack, {});
  const core = createCore({
    config: testConfig(),
    ports,
    i18n: await createI18n({ locale: 'zh_CN' }),
    initial: { locale: 'zh_CN', mode: 'desktop', currency: 'RMB' },
    ...(late && { late }),
  });
  const told: unknown[] = [];
  core.events.on('message', (message) => told.push(message));
  return { core, ports, told };
};

test('[WAL-05] [AUTH-29] without the code each action is told once and sends nothing; the next one brings it, and the core starts', async () => {
  const { core, ports, told } = await setUp();
  await core.prepare();
  await expect(core.start()).rejects.toThrow('mocking');
  await core.started;
  await core.wallet.recallAll();
  await expect(core.session.login({ account: 'a', password: 'b', answer: 'c' }, {} as never)).resolves.toEqual({
    kind: 'refused',
    message: missing,
  });
  expect(told).toEqual([missing, missing]);
  expect([ports.http.requests, core.session.isMember()]).toEqual([[], false]);
  await expect(core.queryClient.fetchQuery(core.banners.queries.list())).rejects.toMatchObject({ kind: 'network' });
  network.broken = false;
  await core.wallet.recallAll();
  await settle();
  expect(ports.http.sent(ALL_BACK)).toHaveLength(1);
  expect(core.session.isMember()).toBe(true);
  core.dispose();
});

test('[WAL-05] funds that are recalled twice before the code is here are recalled once', async () => {
  const { core, ports } = await setUp();
  void core.wallet.recallAll();
  void core.wallet.recallAll();
  await settle();
  expect(ports.http.sent(ALL_BACK)).toHaveLength(1);
  core.dispose();
});

test('[AUTH-29] a stored login is not taken up before the start, and then once', async () => {
  const { core } = await setUp();
  const logins: unknown[] = [];
  core.events.on('login', (login) => logins.push(login));
  await core.prepare();
  expect([logins.length, core.session.isMember()]).toEqual([0, false]);
  await Promise.all([core.start(), core.start()]);
  expect([logins.length, core.session.isMember()]).toEqual([1, true]);
  core.dispose();
});

test('[API-06x] a call before the code is here is sent when it comes', async () => {
  const { core, ports } = await setUp();
  await core.queryClient.fetchQuery(core.wallet.queries.cash()).catch(() => undefined);
  expect(ports.http.requests).toHaveLength(1);
  core.dispose();
});

test('with the late parts given, a core acts inside its calls', async () => {
  const { core, ports, told } = await setUp(await import('./late-parts.ts'));
  core.favourites.toggle({ id: '7', favourite: false });
  expect(core.favourites.isFavourite({ id: '7', favourite: false })).toBe(true);
  void core.start();
  expect(core.session.isMember()).toBe(false);
  await core.started;
  expect([core.session.isMember(), ports.storage.get('lang'), told]).toEqual([true, 'zh_CN', []]);
  core.dispose();
});
