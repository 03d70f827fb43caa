import { calls } from '@housefront/contract/calls';
import { QueryObserver } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createCore } from './createCore.ts';
import { plainState, protection, STATE } from './features/protection/protection.fixtures.ts';
import { protectionQueries } from './features/protection/protection.queries.ts';
import { refusedStore } from './features/protection/refusals/protection.refused.ts';
import { createI18n } from './i18n/index.ts';
import { loadExtension } from './load-extension.ts';
import { fakePorts, settle as settleOnce, testConfig, testDeps } from './testing/index.ts';

const network = vi.hoisted(() => ({ broken: true }));
vi.mock('./features/protection/protection.extension.ts', (original) => {
  if (network.broken) throw new Error('a module is missing');
  return original<object>();
});

const settle = async () => {
  for (let round = 0; round < 4; round += 1) {
    await vi.dynamicImportSettled();
    await settleOnce();
  }
};

const PLAY = '/api/member/game/play1';
const slots = { gpId: 'GPJD', gameType: '2', gameCode: 'JD-1' };

/** The core of a signed-in member, whose platform refuses play by a break. */
const setUp = async (config: Parameters<typeof testConfig>[0] = {}) => {
  const ports = fakePorts();
  ports.storage.set('token', 't1');
  ports.storage.set('member_id', '42');
  ports.http.code(PLAY, '302', 'A break');
  const core = createCore({
    config: testConfig(config),
    ports,
    i18n: await createI18n({ locale: 'zh_CN' }),
    initial: { locale: 'zh_CN', mode: 'desktop', currency: 'RMB' },
  });
  onTestFinished(() => core.dispose());
  const messages: unknown[] = [];
  core.events.on('message', (message) => messages.push(message));
  return { core, ports, messages };
};

test('[RG-35] while the extension cannot be loaded no game starts and no call is sent; the next one loads it', async () => {
  const { core, ports, messages } = await setUp({ protection });
  core.play.start(slots, { informed: true });
  await settle();
  expect(messages).toEqual([{ kind: 'error', key: 'pg.start_failed' }]);
  expect(await core.calls.send(calls.myCash, {})).toMatchObject({ ok: false, error: { kind: 'network' } });
  expect(ports.http.requests).toEqual([]);
  network.broken = false;
  core.play.start(slots, { informed: true });
  await settle();
  expect(ports.http.sent(PLAY)).toHaveLength(1);
});

test('[RG-37x] a site without a profile loads no extension, and shows the words of the platform', async () => {
  expect(await loadExtension(testDeps())).toBeUndefined();
  const { core, messages } = await setUp();
  core.play.start(slots);
  await settle();
  expect(messages).toEqual([{ kind: 'error', key: 'pg.start_failed', text: 'A break' }]);
  expect(refusedStore(core).getState().refusal).toBeNull();
});

test('[RG-35] [RG-29] the core of a site with a profile asks before a start, and hears why the platform refuses it', async () => {
  const values = { ...protection.values, gameFacts: true } as const;
  const { core, ports, messages } = await setUp({ protection: { ...protection, values } });
  core.play.start(slots);
  await settle();
  expect(core.play.store.getState().notices).toMatchObject([{ kind: 'game-facts' }]);
  expect(ports.http.sent(PLAY)).toEqual([]);
  core.play.start(slots, { informed: true });
  await settle();
  expect([messages, refusedStore(core).getState().refusal]).toMatchObject([[], { code: '302' }]);
});

test('[RG-08] the extension adds the state of protection to what is read again after a return', async () => {
  network.broken = false;
  const { core, ports } = await setUp({ protection });
  ports.http.ok(calls.protectionState, plainState);
  await core.start();
  await settle();
  const state = new QueryObserver(core.queryClient, protectionQueries(core).state());
  onTestFinished(state.subscribe(() => undefined));
  await settle();
  const before = ports.http.sent(STATE).length;
  expect(before).toBeGreaterThan(0);
  ports.device.goOnline();
  await ports.clock.advance(60_000);
  await settle();
  expect(ports.http.sent(STATE).length).toBeGreaterThan(before);
});
