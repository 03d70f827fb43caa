import { calls } from '@housefront/contract/calls';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createCore } from './createCore.ts';
import { createI18n } from './i18n/index.ts';
import { fakePorts, settle as settleOnce, testConfig } from './testing/index.ts';

const network = vi.hoisted(() => ({ broken: true }));
const load = vi.hoisted(() => (original: <Module>() => Promise<Module>): Promise<object> => {
  if (network.broken) throw new Error('a module is missing');
  return original<object>();
});
vi.mock('./core.lazy.ts', load);
vi.mock('./features/wallet/wallet.api.ts', load);
vi.mock('./features/session/session.api.ts', load);
vi.mock('./features/letters/letters.actions.ts', load);

const settle = async () => {
  for (let round = 0; round < 4; round += 1) {
    await vi.dynamicImportSettled();
    await settleOnce();
  }
};

const ALL_BACK = '/api/member/profile/balance/all/back';
const missing = { kind: 'error', key: 'error_network' };
const letter = { id: '5', isRead: false };

const setUp = async () => {
  const ports = fakePorts();
  ports.storage.set('token', 't1');
  ports.storage.set('member_id', '42');
  ports.storage.set('currency', 'RMB');
  ports.http.ok(calls.balanceAllBack, {});
  const core = createCore({
    config: testConfig(),
    ports,
    i18n: await createI18n({ locale: 'zh_CN' }),
    initial: { locale: 'zh_CN', mode: 'desktop', currency: 'RMB' },
  });
  onTestFinished(() => core.dispose());
  const told: unknown[] = [];
  core.events.on('message', (message) => told.push(message));
  return { core, ports, told };
};

test('[WAL-05] [AUTH-29] without its code each action is reported once and sends nothing; the next one loads it, and the core starts', async () => {
  const { core, ports, told } = await setUp();
  await expect(core.start()).rejects.toThrow('mocking');
  await core.started;
  await core.wallet.recallAll();
  const captcha = { take: () => null, reload: () => Promise.resolve() };
  await expect(core.session.login({ account: 'a', password: 'b', answer: 'c' }, captcha as never)).resolves.toEqual({
    kind: 'refused',
    message: missing,
  });
  await expect(core.session.admit({ token: 't2' } as never)).resolves.toBe('refused');
  await core.letters.open(letter as never);
  await expect(core.letters.destroy(['5'], 1)).resolves.toBe(false);
  await expect(core.letters.reread()).resolves.toBe(false);
  expect(told).toEqual([missing, missing, missing, missing, missing]);
  expect([ports.http.requests, core.session.isMember()]).toEqual([[], false]);
  expect(core.wallet.store.getState().recalling).toBe(false);
  await expect(core.queryClient.fetchQuery(core.banners.queries.list())).rejects.toMatchObject({ kind: 'network' });
  network.broken = false;
  await ports.clock.advance(10_000);
  await core.wallet.recallAll();
  await settle();
  expect(ports.http.sent(ALL_BACK)).toHaveLength(1);
  expect(core.session.isMember()).toBe(true);
});

test('[WAL-05] funds that are recalled twice before the code is loaded are recalled once', async () => {
  const { core, ports } = await setUp();
  void core.wallet.recallAll();
  void core.wallet.recallAll();
  await settle();
  expect(ports.http.sent(ALL_BACK)).toHaveLength(1);
});

test('[AUTH-29] a stored login, or one of another tab, is not taken up before the start, and then once', async () => {
  const { core, ports } = await setUp();
  const logins: unknown[] = [];
  core.events.on('login', (login) => logins.push(login));
  ports.storage.fromOtherTab('token', 't2');
  await settle();
  expect([logins.length, core.session.isMember()]).toEqual([0, false]);
  await Promise.all([core.start(), core.start()]);
  expect([logins.length, core.session.isMember(), ports.storage.get('lang')]).toEqual([1, true, 'zh_CN']);
});

test('[API-06x] a call before the code is loaded is sent when it is', async () => {
  const { core, ports } = await setUp();
  await core.queryClient.fetchQuery(core.wallet.queries.cash()).catch(() => undefined);
  expect(ports.http.requests).toHaveLength(1);
});
