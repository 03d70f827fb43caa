import { calls } from '@housefront/contract/calls';
import { beforeAll, expect, test } from 'vitest';
import { settle, testDeps } from '../../testing/index.ts';
import { createRedEnvelope } from './index.ts';

beforeAll(() => import('@housefront/contract/endpoint'));

const LIST = '/api/arks/web/activity/red_envelope_promotion';

const inSeconds = (now: number, seconds: number) => new Date(now + seconds * 1000).toISOString();

const setUp = async () => {
  const deps = testDeps({ token: 't1' });
  const { http, clock } = deps.ports;
  http.ok(calls.redEnvelopePromotion, { list: [{ id: 7, end_at: inSeconds(clock.now(), 3600) }] });
  const feature = createRedEnvelope(deps);
  await settle();
  return { http, clock, feature, state: () => feature.store.getState() };
};

const failures = [
  ['a broken answer', { status: 500, text: 'oops' }],
  ['no connection', new TypeError('offline')],
  ['a server that breaks off', { status: 502, json: { code: '502', message: '', data: null } }],
  ['too many questions', { status: 429, json: { code: '429', message: '', data: null } }],
] as const;

test.each(failures)(
  '[SHELL-40] [ERR-04x] after %s the list is read again after 1, 2 and 4 s, up to 25 % later, until it is there',
  async (_, failure) => {
    const { http, clock, state, feature } = await setUp();
    const times: number[] = [];
    http.on(LIST, () => (times.push(clock.now()), failure));
    await feature.refresh();
    const asked = () => http.sent(LIST).length;
    expect([asked(), state().envelope?.id]).toEqual([2, '7']);
    for (let quarter = 0; quarter < 36; quarter += 1) await clock.advance(250);
    expect(times).toHaveLength(4);
    for (const [index, seconds] of [1, 2, 4].entries()) {
      const waited = ((times[index + 1] ?? 0) - (times[index] ?? 0)) / 1000;
      expect([seconds, waited >= seconds && waited <= seconds * 1.25]).toEqual([seconds, true]);
    }
    http.ok(calls.redEnvelopePromotion, { list: [{ id: 8, end_at: inSeconds(clock.now(), 3600) }] });
    await clock.advance(10_000);
    expect([asked(), state().envelope?.id]).toEqual([6, '8']);
    await clock.advance(60_000);
    expect(asked()).toBe(6);
    http.on(LIST, failure);
    await feature.refresh();
    feature.dispose();
    await clock.advance(60_000);
    expect([asked(), clock.pending()]).toEqual([7, 0]);
  },
);

test.each([
  ['404', 200],
  ['101', 200],
  ['404', 404],
])('[SHELL-40] a platform that refuses the list with %s (HTTP %i) is not asked again', async (code, status) => {
  const { http, clock, feature } = await setUp();
  http.on(LIST, { status, json: { code, message: 'no', data: null } });
  await feature.refresh();
  await clock.advance(120_000);
  expect(http.sent(LIST)).toHaveLength(2);
});
