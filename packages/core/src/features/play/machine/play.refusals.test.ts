import { expect, test } from 'vitest';
import { demoA, gameA, gameB, member } from './play.machine.fixtures.ts';
import { refusalNotices, refuseStart, type Refusal, type RunningPlay, type StartFacts } from './play.refusals.ts';

/** Reasons in the order of PLAY-34x, each with what alone causes it. */
const reasons: readonly (readonly [Refusal, Partial<StartFacts>, Partial<RunningPlay>])[] = [
  ['closed', { siteClosed: true }, {}],
  ['guest', { member: false }, {}],
  ['starting', {}, { status: 'starting' }],
  ['quitting', {}, { status: 'quitting' }],
  ['recall', { recalling: true }, {}],
  ['duplicate', {}, { status: 'playing', game: gameA }],
  ['other-game', { desktop: false }, { status: 'playing', game: gameB }],
  ['age', { ageUnverified: true }, {}],
  ['facts', { factsDue: true }, {}],
];
const none: RunningPlay = { status: 'idle', game: null };

test('[PLAY-34x] [RG-03] [RG-23] each reason alone refuses a start, and without one a game starts', () => {
  for (const [refusal, facts, running] of reasons)
    expect(refuseStart({ ...none, ...running }, gameA, { ...member, ...facts })).toBe(refusal);
  expect(refuseStart(none, gameA, member)).toBeNull();
  expect(refuseStart({ status: 'playing', game: gameB }, gameA, member)).toBeNull();
});

test('[PLAY-34x] of all reasons at once the first one in order is given', () => {
  const given: unknown[] = [];
  const expected: unknown[] = [];
  for (const running of [none, ...reasons.map(([, , state]) => ({ ...none, ...state }))]) {
    for (let mask = 0; mask < 2 ** reasons.length; mask += 1) {
      const held = reasons.filter((_, at) => (mask >> at) % 2 === 1);
      const facts = held.reduce<StartFacts>((all, [, fact]) => ({ ...all, ...fact }), member);
      given.push(refuseStart(running, gameA, facts));
      const alone = reasons.find(
        ([, fact, state]) =>
          Object.entries(fact).every(([name, value]) => Reflect.get(facts, name) === value) &&
          Object.entries(state).every(([name, value]) => Reflect.get(running, name) === value),
      );
      expected.push(alone?.[0] ?? null);
    }
  }
  expect(given).toEqual(expected);
  expect(new Set(given)).toEqual(new Set([null, ...reasons.map(([refusal]) => refusal)]));
});

test('[PLAY-33] [PLAY-35] [RG-03] a game without money is open to guests, not on a closed site or at an unverified age', () => {
  const on = (facts: Partial<StartFacts>) => refuseStart(none, demoA, { ...member, member: false, ...facts });
  expect([on({}), on({ siteClosed: true }), on({ ageUnverified: true })]).toEqual([null, 'closed', 'age']);
});

test('[PLAY-34x] [RG-03] [RG-35] every reason names what comes next', () => {
  const next = reasons.map(([refusal]) => refusalNotices[refusal](gameA, 'modal'));
  const warning = (messageKey: string) => ({ kind: 'toast', tone: 'warning', messageKey });
  expect(next).toEqual([
    warning('r88close_msg'),
    { kind: 'confirm-login', messageKey: 'proxy.please_login_title' },
    warning('pg.alert_starting'),
    warning('pg.alert_quitting'),
    warning('one_key_waiting'),
    warning('pg.alert_duplicate'),
    warning('pg.err_is_playing'),
    { kind: 'age' },
    { kind: 'game-facts', game: gameA, mode: 'modal' },
  ]);
});
