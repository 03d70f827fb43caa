import { fakePorts } from '@housefront/core/testing';
import * as fc from 'fast-check';
import { expect, onTestFinished, test, vi } from 'vitest';
import { testRuntime } from '../testing/testRuntime.ts';
import { createAttention, DUTIES, OFFERS, turnOf, type AttentionFacts, type Part } from './attention.ts';

const calm: AttentionFacts = {
  wanted: new Set(OFFERS.filter((name) => name !== 'welcome')),
  stays: null,
  hasMessage: false,
  busy: false,
  aside: false,
  phone: false,
  age: 60_000,
};
const turn = (facts: Partial<AttentionFacts>) => turnOf({ ...calm, ...facts });
const only = (...wanted: Part[]): Partial<AttentionFacts> => ({ wanted: new Set(wanted) });

test.each<[string, Partial<AttentionFacts>, Part | null]>([
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

test.each<[string, Partial<AttentionFacts>, Part | null]>([
  ['a new member is welcomed before all offers, at once', { wanted: new Set(OFFERS), sinceRegistering: 0 }, 'welcome'],
  ['on a phone too', { wanted: new Set(OFFERS), sinceRegistering: 0, phone: true, age: 0 }, 'welcome'],
  [
    'right after an offer',
    { ...only('welcome'), sinceRegistering: 9, last: { name: 'promotions', since: 1 } },
    'welcome',
  ],
  ['not in a window of forms', { ...only('welcome'), sinceRegistering: 0, aside: true }, null],
  ['a duty comes first', { ...only('welcome', 'sums'), sinceRegistering: 0 }, 'sums'],
  ['nothing else is offered meanwhile', { sinceRegistering: 0 }, null],
  ['nor for a minute', { sinceRegistering: 59_999 }, null],
  ['then as usual', { sinceRegistering: 60_000 }, 'browserNotice'],
  ['a clock that was set back holds nothing up', { sinceRegistering: -5000 }, 'browserNotice'],
])('[LOOK-03] after a registration: %s', (_, facts, expected) => {
  expect(turn(facts)).toBe(expected);
});

test('[HOME-20x] [SHELL-38x] only a waiting offer is shown, and none while the visitor is busy', () => {
  const facts = fc.record({
    wanted: fc.subarray([...OFFERS]).map((all): ReadonlySet<Part> => new Set(all)),
    stays: fc.constant(null),
    hasMessage: fc.boolean(),
    busy: fc.boolean(),
    aside: fc.boolean(),
    phone: fc.boolean(),
    age: fc.nat(100_000),
    sinceLeaving: fc.option(fc.nat(100_000), { nil: undefined }),
    sinceRegistering: fc.option(fc.nat(100_000), { nil: undefined }),
    last: fc.option(fc.record({ name: fc.constantFrom(...OFFERS), since: fc.nat(100_000) }), { nil: undefined }),
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

const parts: readonly Part[] = [...DUTIES, ...OFFERS];
const pairs = parts.flatMap((first, rank) => parts.slice(rank + 1).map((second) => [first, second] as const));

/** The owner of a page on which nothing else happens, heard by one part. */
const setUp = async () => {
  const page = Object.assign(new EventTarget(), { querySelector: () => null });
  vi.stubGlobal('document', page);
  onTestFinished(() => void vi.unstubAllGlobals());
  const ports = fakePorts();
  const { runtime, open } = await testRuntime({ ports });
  await open();
  const attention = createAttention(runtime);
  onTestFinished(attention.subscribe(() => undefined));
  // Offers of a page that has just come, or after another one, wait.
  const rest = () => ports.clock.advance(60_000);
  return { attention, runtime, rest, advance: ports.clock.advance };
};

test('[HOME-20x] [RG-20] [RG-11] of two parts at once the higher one is shown, whichever came first, and the other follows', async () => {
  const { attention, rest } = await setUp();
  const faults: string[] = [];
  for (const [higher, lower] of pairs) {
    for (const order of [
      [higher, lower],
      [lower, higher],
    ] as const) {
      await rest();
      const withdraw = new Map(order.map((name) => [name, attention.want(name)]));
      // An offer that is shown stays before another offer.
      const first = OFFERS.some((name) => name === higher) ? order[0] : higher;
      if (attention.shown() !== first) faults.push(`${order.join(', ')}: ${attention.shown()} first`);
      withdraw.get(first)?.();
      await rest();
      const other = first === higher ? lower : higher;
      if (attention.shown() !== other) faults.push(`${order.join(', ')}: then ${attention.shown()}`);
      withdraw.get(other)?.();
      if (attention.shown() !== null) faults.push(`${order.join(', ')}: ${attention.shown()} at the end`);
    }
  }
  expect(faults).toEqual([]);
});

test('[RG-20] [RG-28] an offer gives way to a duty, and comes back after it without a pause', async () => {
  const { attention, rest } = await setUp();
  attention.want('promotions');
  await rest();
  expect(attention.shown()).toBe('promotions');
  const withdraw = attention.want('sums');
  expect(attention.shown()).toBe('sums');
  withdraw();
  expect(attention.shown()).toBe('promotions');
});

test('[RG-18] [RG-33] review and marketing wait for message boxes; the box of the review itself does not end its turn', async () => {
  const { attention, runtime } = await setUp();
  const { messages } = runtime;
  const answer = () => messages.answer(messages.current()?.id ?? 0, null);
  void messages.alert({ title: 'Saved' });
  const withdraw = attention.want('review');
  attention.want('marketing');
  expect(attention.shown()).toBeNull();
  answer();
  expect(attention.shown()).toBe('review');
  void messages.alert({ title: 'Review' });
  expect(attention.shown()).toBe('review');
  withdraw();
  expect(attention.shown()).toBeNull();
  answer();
  expect(attention.shown()).toBe('marketing');
});

test('[LOOK-03] promotions that wait come a minute after the registration, by themselves', async () => {
  const { attention, runtime, rest, advance } = await setUp();
  const { clock, storage } = runtime.core.ports;
  await rest();
  storage.set('registeredAt', clock.now());
  attention.want('promotions');
  await advance(59_000);
  expect(attention.shown()).toBeNull();
  await advance(2000);
  expect(attention.shown()).toBe('promotions');
});
