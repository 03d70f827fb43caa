import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { turnOf, type Interruption, type InterruptionFacts } from './interruptions.ts';

const names: readonly Interruption[] = ['browserNotice', 'promotions', 'homeScreenHint'];
const calm: InterruptionFacts = { wanted: new Set(names), busy: false, aside: false, phone: false, age: 60_000 };
const turn = (facts: Partial<InterruptionFacts>) => turnOf({ ...calm, ...facts });
const only = (...wanted: Interruption[]): Partial<InterruptionFacts> => ({ wanted: new Set(wanted) });

test.each<[string, Partial<InterruptionFacts>, Interruption | null]>([
  ['the notice first', {}, 'browserNotice'],
  ['then promotions', only('homeScreenHint', 'promotions'), 'promotions'],
  ['the hint last', only('homeScreenHint'), 'homeScreenHint'],
  ['none without a wish', only(), null],
  ['none over a form, a game, a dialog', { busy: true }, null],
  ['not even a single one', { ...only('promotions'), busy: true }, null],
  ['none right after a sign-out or a game', { sinceLeaving: 0 }, null],
  ['none soon after that', { sinceLeaving: 29_999 }, null],
  ['one later', { sinceLeaving: 30_000 }, 'browserNotice'],
  ['no promotions in a window, whose pages are forms of money', { ...only('promotions'), aside: true }, null],
  ['not even later', { ...only('promotions'), aside: true, age: 600_000 }, null],
  ['nor on a phone', { ...only('promotions'), aside: true, phone: true }, null],
  ['no hint in a window', { ...only('homeScreenHint'), aside: true }, null],
  ['the notice in a window', { ...only('browserNotice'), aside: true }, 'browserNotice'],
  ['no promotions first thing on a phone', { ...only('promotions'), phone: true, age: 2499 }, null],
  ['then yes', { ...only('promotions'), phone: true, age: 2500 }, 'promotions'],
  ['no hint first thing on a phone', { ...only('homeScreenHint'), phone: true, age: 0 }, null],
  ['the notice at once', { phone: true, age: 0 }, 'browserNotice'],
  ['promotions at once on a desktop', { ...only('promotions'), age: 0 }, 'promotions'],
  ['no hint right after promotions', { ...only('homeScreenHint'), last: { name: 'promotions', since: 29_999 } }, null],
  ['the hint later', { ...only('homeScreenHint'), last: { name: 'promotions', since: 30_000 } }, 'homeScreenHint'],
  [
    'promotions of another visitor at once',
    { ...only('promotions'), last: { name: 'promotions', since: 1 } },
    'promotions',
  ],
])('[HOME-20x] [SHELL-38x] %s', (_, facts, expected) => {
  expect(turn(facts)).toBe(expected);
});

test('[HOME-20x] [SHELL-38x] only a waiting interruption is shown, and none while the visitor is busy', () => {
  const facts = fc.record({
    wanted: fc.subarray([...names]).map((all) => new Set(all)),
    busy: fc.boolean(),
    aside: fc.boolean(),
    phone: fc.boolean(),
    age: fc.nat(100_000),
    sinceLeaving: fc.option(fc.nat(100_000), { nil: undefined }),
    last: fc.option(fc.record({ name: fc.constantFrom(...names), since: fc.nat(100_000) }), { nil: undefined }),
  });
  fc.assert(
    fc.property(facts, (given) => {
      const next = turnOf(given);
      if (next === null) return;
      expect(given.wanted.has(next)).toBe(true);
      expect(given.busy).toBe(false);
      expect(next === 'browserNotice' || !given.aside).toBe(true);
    }),
  );
});
