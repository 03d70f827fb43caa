import { calls } from '@housefront/contract/calls';
import { minor } from '@housefront/contract/money';
import { beforeAll, expect, test } from 'vitest';
import { malformed, settle, testDeps, success, money } from '../../testing/index.ts';
import { usePlatform } from '../../testing/platform.ts';
import { createRedEnvelope } from './index.ts';

beforeAll(() => import('@housefront/contract/endpoint'));

const LIST = '/api/arks/web/activity/red_envelope_promotion';
const CLAIM = '/api/arks/web/activity/red_envelope';

const setUp = async (list: (now: number) => unknown, answer: typeof success = success) => {
  const deps = testDeps({ token: 't1' });
  const { http, clock } = deps.ports;
  http.on(LIST, () => answer(calls.redEnvelopePromotion, { list: list(clock.now()) }));
  const feature = createRedEnvelope(deps);
  await settle();
  return { ...deps, http, clock, feature, state: () => feature.store.getState() };
};

const platform = usePlatform();

/** A member in front of the platform; `hand` gives an envelope of up to 8.88 to each member in RMB. */
const setUpHanded = async (...lives: readonly number[]) => {
  const deps = platform.deps({ member: 'lucky88' });
  const { http, clock } = deps.ports;
  const { envelopes } = platform.sandbox.world;
  const hand = (seconds: number) => String(envelopes.hand('RMB', minor(888n), clock.now() + seconds * 1000).id);
  const ids = lives.map(hand);
  const feature = createRedEnvelope(deps);
  await settle();
  return { ...deps, http, clock, feature, hand, ids, state: () => feature.store.getState() };
};

const inSeconds = (now: number, seconds: number) => new Date(now + seconds * 1000).toISOString();
const running = (now: number) => [{ id: 7, end_at: inSeconds(now, 90) }];

test('[ENV-01] an empty list is none, an object is an envelope', async () => {
  expect((await setUpHanded()).state().envelope).toBeNull();
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
  const { state, clock, http } = await setUpHanded(90);
  expect(state().left).toBe(90);
  await clock.advance(1000);
  expect(state().left).toBe(89);
  await clock.advance(89_000);
  expect(state()).toMatchObject({ envelope: null, left: 0 });
  await clock.advance(2999);
  expect(http.sent(LIST)).toHaveLength(1);
  await clock.advance(1);
  expect(http.sent(LIST)).toHaveLength(2);
});

test('[ENV-05] [ENV-06] fifty presses claim once; closing the win asks for balance and envelopes', async () => {
  const { state, http, feature, heard, ids, ports } = await setUpHanded(90);
  const { ledger } = platform.sandbox.world;
  const memberId = Number(ports.storage.get('member_id'));
  const before = ledger.total(memberId);
  await Promise.all(Array.from({ length: 50 }, () => feature.claim()));
  expect(http.bodies(CLAIM)).toEqual([{ id: ids[0] }]);
  expect(state().won).toEqual(money(ledger.total(memberId) - before));
  expect(ledger.total(memberId)).toBeGreaterThan(before);
  expect(state()).toMatchObject({ envelope: null, claiming: false });
  feature.close();
  await settle();
  expect(state()).toMatchObject({ won: null, envelope: null });
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
  const { events, http, state, hand } = await setUpHanded();
  const id = hand(60);
  events.emit('envelope-changed', null);
  await settle();
  expect(state().envelope?.id).toBe(id);
  http.on(LIST, { status: 500, text: '' });
  events.emit('envelope-changed', null);
  await settle();
  expect([state().envelope?.id, http.sent(LIST).length]).toEqual([id, 3]);
});

test('[ENV-09x] nothing ticks once it is disposed', async () => {
  const { feature, clock, state } = await setUp(running);
  feature.dispose();
  expect(clock.pending()).toBe(0);
  await clock.advance(5000);
  expect(state().left).toBe(90);
});

test('[ENV-09x] an envelope that ends this very moment is over', async () => {
  const { state } = await setUp((now) => [{ id: 1, end_at: inSeconds(now, 0) }]);
  expect(state()).toEqual({ envelope: null, left: 0, claiming: false, checking: false, won: null });
});

test.each(['soon', '', null, '2026-02-30'])(
  '[FLD-04] an envelope that ends at %j can be claimed and has no countdown; one that is known to run comes first',
  async (end_at) => {
    const { state, clock, http, feature } = await setUp(
      (now) => [
        { id: 1, end_at: inSeconds(now, -5) },
        { id: 2, end_at },
        { id: 3, end_at: inSeconds(now, 10) },
      ],
      end_at === '' ? success : malformed,
    );
    expect(state()).toMatchObject({ envelope: { id: '3' }, left: 10 });
    http.on(LIST, (end_at === '' ? success : malformed)(calls.redEnvelopePromotion, { list: [{ id: 2, end_at }] }));
    await feature.refresh();
    expect(state()).toMatchObject({ envelope: { id: '2' }, left: null });
    await clock.advance(86_400_000);
    expect([state().envelope?.id, clock.pending()]).toEqual(['2', 0]);
    http.ok(calls.redEnvelopeClaim, { cash: '8.88' });
    await feature.claim();
    expect(state()).toMatchObject({ envelope: null, won: money(888n) });
  },
);

test('[ENV-02] a part of a second counts as a whole one', async () => {
  const { state } = await setUp((now) => [{ id: 7, end_at: new Date(now + 1500).toISOString() }]);
  expect(state()).toMatchObject({ envelope: { id: '7' }, left: 2 });
});

test('[ENV-04] the envelope that follows takes the place of the one that ended, with one countdown', async () => {
  const { state, clock, http, events } = await setUp(running);
  expect(clock.pending()).toBe(1);
  events.emit('envelope-changed', null);
  await settle();
  expect(clock.pending()).toBe(1);
  await clock.advance(90_000);
  expect([state().envelope, clock.pending()]).toEqual([null, 1]);
  events.emit('envelope-changed', null);
  await settle();
  expect([state().left, clock.pending()]).toEqual([90, 1]);
  expect(http.sent(LIST)).toHaveLength(3);
});

test('[ENV-05] a claim is under way until it is answered, and without an envelope there is none', async () => {
  const { state, http, feature } = await setUp(running);
  const release = http.hold(CLAIM);
  const claim = feature.claim();
  expect(state().claiming).toBe(true);
  release({ json: { code: '500', message: 'later', data: null } });
  await claim;
  expect(state()).toMatchObject({ claiming: false, won: null, envelope: { id: '7' } });
  const empty = await setUp(() => []);
  await empty.feature.claim();
  expect(empty.http.sent(CLAIM)).toEqual([]);
});

test('[ENV-05] [ENV-08] a claim without an answer is looked into; an envelope that is still there can be opened, under the same key', async () => {
  const { state, http, clock, feature, heard, ports } = await setUp(running);
  http.on(CLAIM, new TypeError('offline'));
  await feature.claim();
  expect(state()).toMatchObject({ claiming: true, checking: true });
  await feature.claim();
  expect(http.sent(CLAIM)).toHaveLength(1);
  await clock.advance(1000);
  expect(heard('message')).toEqual([{ kind: 'info', key: 'envelope.unopened' }]);
  expect(state()).toMatchObject({ claiming: false, checking: false, envelope: { id: '7' } });
  // The number of a refusal means nothing in an answer that is none.
  http.on(CLAIM, { status: 102, text: '' });
  await feature.claim();
  await clock.advance(1000);
  expect(state().envelope?.id).toBe('7');
  const [first, second] = http.sent(CLAIM).map(({ headers }) => headers['idempotency-key']);
  expect([typeof first, first === second, ports.storage.get('envelopeRequest')?.order]).toEqual(['string', true, '7']);
  http.code(CLAIM, '500', 'later');
  await feature.claim();
  expect([ports.storage.get('envelopeRequest'), heard('failure')]).toEqual([undefined, []]);
});

test('[FLD-01] an envelope of which the platform does not say what was in it is opened, and its amount unknown', async () => {
  const { state, http, feature } = await setUpHanded(90);
  http.malformed(calls.redEnvelopeClaim, { cash: null });
  await feature.claim();
  expect(state()).toMatchObject({ won: 'unknown', envelope: null, claiming: false });
});

test('[ENV-05] [ENV-06] of an envelope whose answer was lost the same key gives what was in it, however long that takes', async () => {
  const { state, http, clock, feature, heard, ports } = await setUpHanded(90);
  const { ledger } = platform.sandbox.world;
  const memberId = Number(ports.storage.get('member_id'));
  const before = ledger.total(memberId);
  http.on(CLAIM, async ({ headers, body }) => {
    await platform.sandbox.app.request(CLAIM, { method: 'POST', headers, body: JSON.stringify(body) });
    return new TypeError('offline');
  });
  await feature.claim();
  http.on(LIST, new TypeError('offline'));
  for (let second = 0; second < 20; second += 1) await clock.advance(1000);
  expect(state()).toMatchObject({ checking: true, won: null });
  http.on(LIST, async ({ headers }) => {
    const reply = await platform.sandbox.app.request(LIST, { method: 'POST', headers, body: '{}' });
    return { text: await reply.text() };
  });
  http.on(CLAIM, async ({ headers, body }) => {
    const reply = await platform.sandbox.app.request(CLAIM, { method: 'POST', headers, body: JSON.stringify(body) });
    return { text: await reply.text() };
  });
  for (let second = 0; second < 6; second += 1) {
    await clock.advance(1000);
    await settle();
  }
  expect(state()).toMatchObject({ checking: false, claiming: false, envelope: null });
  expect([state().won, heard('message')]).toEqual([money(ledger.total(memberId) - before), []]);
  expect(ledger.total(memberId)).toBeGreaterThan(before);
});

test('[ENV-05] a platform that knows no keys cannot say what was in it: the member is shown where it is', async () => {
  const { state, http, clock, feature, heard } = await setUp(running);
  http.on(CLAIM, new TypeError('offline'));
  await feature.claim();
  http.ok(calls.redEnvelopePromotion, { list: [] });
  http.code(CLAIM, '102', 'gone');
  await clock.advance(1000);
  expect([state().envelope, state().claiming]).toEqual([null, false]);
  expect([heard('message'), heard('balance-changed')]).toEqual([
    [{ kind: 'info', key: 'envelope.checked' }],
    [{ cash: null }],
  ]);
});

test('[ENV-09x] answers that come after the end change nothing, and events are heard no more', async () => {
  const { state, http, feature, events, heard } = await setUp(running);
  const list = http.hold(LIST);
  const claimed = http.hold(CLAIM);
  const [refreshed, claim] = [feature.refresh(), feature.claim()];
  await settle();
  feature.dispose();
  list(success(calls.redEnvelopePromotion, { list: [] }));
  claimed(success(calls.redEnvelopeClaim, { cash: '8.88' }));
  await Promise.all([refreshed, claim]);
  expect(state()).toMatchObject({ envelope: { id: '7' }, won: null, claiming: true });
  const before = http.sent(LIST).length;
  events.emit('envelope-changed', null);
  await settle();
  expect([http.sent(LIST).length, heard('message')]).toEqual([before, []]);
});

test('[SHELL-40] a list that fails is reported nowhere', async () => {
  const { http, feature, heard } = await setUp(() => []);
  http.on(LIST, { status: 500, text: 'oops' });
  await feature.refresh();
  expect(heard('failure')).toEqual([]);
});
