import { calls } from '@housefront/contract/calls';
import { callPath, type AnyCall } from '@housefront/contract/endpoint';
import { headerEnvelope } from '@housefront/contract/envelope';
import { expect, test } from 'vitest';
import type { Answer, Answerer } from '../../testing/http.ts';
import { settle, success } from '../../testing/index.ts';
import { providerUrl, setup, slotA, slotB } from './play.fixtures.ts';

/** Longer than the timeout of any call, in milliseconds (API-09). */
const BEYOND_MS = 31_000;
/** Delay of a slow answer, in milliseconds: within the timeout. */
const LATE_MS = 20_000;

const game = { game_url: providerUrl };
type Play = ReturnType<typeof setup>;

/** Faulty answers. The first two are no failures: the other envelope, and a late answer. */
const FAULTS: Readonly<Record<string, (play: Play) => Answer | Answerer>> = {
  'other form': () => ({ json: headerEnvelope(100, '', game) }),
  late: (play) => () =>
    new Promise((resolve) => {
      play.ports.clock.after(LATE_MS, () => resolve(success(calls.play, game)));
    }),
  'no answer': () => () => new Promise<never>(() => undefined),
  refused: () => new TypeError('Failed to fetch'),
  500: () => ({ status: 500, text: 'Internal Server Error' }),
  HTML: () => ({ text: '<!doctype html><title>Sign in to the network</title>' }),
  empty: () => ({ text: '' }),
  truncated: () => ({ text: '{"code":"100","data":{"game_url":"https://prov' }),
  'wrong types': () => ({ json: { code: '100', message: 7, data: { game_url: ['x'] } } }),
  401: () => ({ status: 401, json: { code: '401', message: 'Please sign in again', data: null } }),
};
const harmless = new Set(['other form', 'late']);

/** One start of a game until the member ends it, with all messages. */
async function round(play: Play, demo: boolean) {
  const before = play.messages().length;
  play.play.start(demo ? { ...slotB, demo: true } : slotA);
  await play.ports.clock.advance(BEYOND_MS);
  const started = play.surface() !== null && play.surface()?.url !== null;
  play.play.quit();
  await play.ports.clock.advance(BEYOND_MS);
  await settle();
  return { started, said: play.messages().length - before };
}

const open = (demo: boolean) => setup({ config: { playMode: 'modal' }, ...(demo && { guest: true }) });

/** The calls of the contract that a game sends. */
async function callsOf(demo: boolean): Promise<AnyCall[]> {
  const play = open(demo);
  await round(play, demo);
  const asked = new Set(play.ports.http.requests.map(({ path }) => path));
  return Object.values(calls).filter((call) => asked.has(callPath(call)));
}

const made = [
  ...(await callsOf(false)).map((call) => ({ call, demo: false })),
  ...(await callsOf(true)).map((call) => ({ call, demo: true })),
];

test('playing makes the calls that are spoilt here', () => {
  expect(made.map(({ call }) => call.name)).toEqual(['play', 'leave', 'demoPlay']);
});

test.each(
  made.flatMap(({ call, demo }) => Object.keys(FAULTS).map((fault) => ({ name: call.name, call, demo, fault }))),
)(
  '[ERR-01] [ERR-07] [PLAY-19x] $name answers $fault: one message at most, nothing hangs, and the next start works',
  async ({ call, demo, fault }) => {
    const play = open(demo);
    const { http } = play.ports;
    const spoil = FAULTS[fault]?.(play);
    if (spoil === undefined) throw new Error(`no fault ${fault}`);
    http.on(callPath(call), spoil);
    const { started, said } = await round(play, demo);
    const startFails = call !== calls.leave && !harmless.has(fault);
    // The session reports the end of a login, and a game that was left is gone for the member in both cases.
    const allowed = harmless.has(fault) ? [0] : startFails && fault !== '401' ? [1] : [0, 1];
    expect({ started, allowed: allowed.includes(said) }).toEqual({ started: !startFails, allowed: true });
    expect([play.status(), play.surface()]).toEqual(['idle', null]);

    http.ok(call, game);
    // Whose login is over signs in again first.
    if (fault === '401') return;
    expect(await round(play, demo)).toEqual({ started: true, said: 0 });
    expect(play.status()).toBe('idle');
  },
);
