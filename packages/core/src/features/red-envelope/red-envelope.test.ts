import { beforeAll, expect, test } from 'vitest';
import { settle, testDeps } from '../../testing/index.ts';
import { createRedEnvelope } from './index.ts';

beforeAll(() => import('@housefront/contract/endpoint'));

const LIST = '/api/arks/web/activity/red_envelope_promotion';
const CLAIM = '/api/arks/web/activity/red_envelope';

const setUp = async (list: (now: number) => unknown) => {
  const deps = testDeps({ token: 't1' });
  const { http, clock } = deps.ports;
  http.on(LIST, () => ({ json: { code: '100', data: { list: list(clock.now()) } } }));
  const feature = createRedEnvelope(deps);
  await settle();
  return { ...deps, http, clock, feature, state: () => feature.store.getState() };
};

const inSeconds = (now: number, seconds: number) => new Date(now + seconds * 1000).toISOString();
const running = (now: number) => [{ id: 7, end_at: inSeconds(now, 90) }];

test('[ENV-01] an empty list is none, an object is an envelope', async () => {
  expect((await setUp(() => [])).state().envelope).toBeNull();
  expect((await setUp((now) => ({ id: 7, end_at: inSeconds(now, 90) }))).state()).toMatchObject({
    envelope: { id: '7' },
  });
});

test('[ENV-02] [ENV-09x] the time is that of America/Caracas, or ISO; the first that has not ended is shown', async () => {
  const caracas = (ms: number) => new Date(ms - 4 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
  const { state } = await setUp((now) => [
    { id: 1, end_at: caracas(now - 1000) },
    { id: 2, end_at: caracas(now + 60_000) },
    { id: 3, end_at: inSeconds(now, 10) },
  ]);
  expect(state().envelope?.id).toBe('2');
  expect([59, 60]).toContain(state().left);
});

test('[ENV-02] [ENV-04] it counts down each second; at zero it ends and the platform is asked again 3 s later', async () => {
  const { state, clock, http } = await setUp(running);
  expect(state().left).toBe(90);
  await clock.advance(1000);
  expect(state().left).toBe(89);
  await clock.advance(89_000);
  expect(state()).toMatchObject({ envelope: null, left: 0 });
  http.on(LIST, { json: { code: '100', data: { list: [] } } });
  await clock.advance(2999);
  expect(http.sent(LIST)).toHaveLength(1);
  await clock.advance(1);
  expect(http.sent(LIST)).toHaveLength(2);
});

test('[ENV-05] [ENV-06] fifty presses claim once; closing the win asks for balance and envelopes', async () => {
  const { state, http, feature, heard } = await setUp(running);
  http.ok(CLAIM, { cash: '8.88' });
  await Promise.all(Array.from({ length: 50 }, () => feature.claim()));
  expect(http.bodies(CLAIM)).toEqual([{ id: '7' }]);
  expect(state()).toMatchObject({ won: 888, envelope: null, claiming: false });
  http.on(LIST, { json: { code: '100', data: { list: [] } } });
  feature.close();
  await settle();
  expect(state().won).toBeNull();
  expect(heard('balance-changed')).toEqual([{ cash: null }]);
  expect(http.sent(LIST)).toHaveLength(2);
});

test('[ENV-07] [ENV-08] 102 takes it away with the server message, another refusal leaves it', async () => {
  const { state, http, feature, heard } = await setUp(running);
  http.code(CLAIM, '500', 'later');
  await feature.claim();
  expect(state().envelope?.id).toBe('7');
  http.code(CLAIM, '102', 'gone');
  await feature.claim();
  expect(state().envelope).toBeNull();
  expect(heard('message')).toEqual([
    { kind: 'error', text: 'later' },
    { kind: 'error', text: 'gone' },
  ]);
});

test('[SHELL-40] [RT-20] an event about it fetches it again; a failure leaves it', async () => {
  const { events, http, state } = await setUp(() => []);
  http.on(LIST, { json: { code: '100', data: { list: [{ id: 9, end_at: '2099-01-01 00:00:00' }] } } });
  events.emit('envelope-changed', null);
  await settle();
  expect(state().envelope?.id).toBe('9');
  http.on(LIST, { status: 500, text: '' });
  events.emit('envelope-changed', null);
  await settle();
  expect([state().envelope?.id, http.sent(LIST).length]).toEqual(['9', 3]);
});

test('[ENV-09x] nothing ticks once it is disposed', async () => {
  const { feature, clock, state } = await setUp(running);
  feature.dispose();
  expect(clock.pending()).toBe(0);
  await clock.advance(5000);
  expect(state().left).toBe(90);
});
