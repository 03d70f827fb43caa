import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkDueAt, checkInterval, dueAfterAnswer, dueAfterChoice, isCheckDue } from './reality-check.ts';

const MINUTE = 60_000;
const start = Date.UTC(2026, 10, 27, 12);
const at = (minutes: number) => start + minutes * MINUTE;

test('[RG-11] a check is due so many minutes after the sign-in or the last answer, and stays due', () => {
  const dueAt = checkDueAt({ everyMinutes: 15, countsFrom: start });
  expect(dueAt).toBe(at(15));
  expect([isCheckDue(dueAt, at(15) - 1), isCheckDue(dueAt, at(15)), isCheckDue(dueAt, at(900))]).toEqual([
    false,
    true,
    true,
  ]);
  expect(dueAfterAnswer(dueAt, 15, at(17))).toBe(at(32));
  expect(checkDueAt({ everyMinutes: null, countsFrom: start })).toBeNull();
  expect(isCheckDue(null, at(900))).toBe(false);
});

test('[RG-11] an answer some seconds early counts, because two clocks differ; an earlier one changes nothing', () => {
  expect(dueAfterAnswer(at(15), 15, at(15) - 5000)).toBe(at(30) - 5000);
  expect(dueAfterAnswer(at(15), 15, at(15) - 5001)).toBe(at(15));
  expect(dueAfterAnswer(null, null, at(15))).toBeNull();
});

test.each([
  ['a shorter interval counts from the choice', at(60), 15, at(10), at(25)],
  ['a longer one does not postpone the next check', at(15), 60, at(10), at(15)],
  ['the first one counts from the choice', null, 30, at(90), at(120)],
  ['none ends it', at(15), null, at(10), null],
  ['a check that is due stays due', at(15), 60, at(15), at(15)],
  ['a check that is due stays due without an interval too', at(15), null, at(16), at(15)],
] as const)('[RG-11] another interval: %s', (_, dueAt, everyMinutes, chosenAt, expected) => {
  expect(dueAfterChoice(dueAt, everyMinutes, chosenAt)).toBe(expected);
});

test('[RG-11] no number of choices postpones a check', () => {
  const choices = fc.array(fc.record({ wait: fc.integer({ min: 0, max: 20 }), every: fc.constantFrom(15, 30, 60) }));
  fc.assert(
    fc.property(choices, (made) => {
      let now = start;
      let dueAt: number | null = at(15);
      for (const { wait, every } of made) {
        now += wait * MINUTE;
        dueAt = dueAfterChoice(dueAt, every, now);
      }
      expect(dueAt).toBe(at(15));
    }),
    { numRuns: 5000 },
  );
});

test.each([
  [[15, 30, 60], true, null, 60],
  [[15, 30, 60], true, undefined, 60],
  [[15, 30, 60], true, 15, 15],
  [[15, 30, 60], true, 20, 60],
  [[15, 30, 60], false, undefined, null],
  [[15, 30, 60], false, null, null],
  [[15, 30, 60], false, 30, 30],
  [[15, 30, 60], false, 45, null],
  [[], true, undefined, null],
] as const)('[RG-11] of the intervals %j, required %s, chosen %s: %s', (allowed, required, chosen, expected) => {
  expect(checkInterval(allowed, required, chosen)).toBe(expected);
});
