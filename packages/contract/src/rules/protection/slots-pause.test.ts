import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { slotsPauseAt } from './slots-pause.ts';

const MINUTE = 60_000;
const rhythm = { after: 60, minutes: 5 };
/** Stretches and answers in minutes. */
const pauseAt = (played: readonly (readonly [from: number, to: number])[], at: number) => {
  const stretches = played.map(([from, to]) => ({ from: from * MINUTE, to: to * MINUTE }));
  const pause = slotsPauseAt(stretches, rhythm, at * MINUTE);
  return pause && [pause.from / MINUTE, pause.until / MINUTE];
};

test.each([
  ['without slots there is none', [], 100, null],
  ['after an hour it begins', [[0, 60]], 60, [60, 65]],
  ['a game that stays open does not hold it back', [[0, 62]], 62, [60, 65]],
  ['it holds after the game was left', [[0, 60]], 64.99, [60, 65]],
  ['and is over at its end', [[0, 60]], 65, null],
  ['while slots are open, the next pause is known', [[0, 20]], 20, [60, 65]],
  [
    'what came before a short gap counts',
    [
      [0, 40],
      [44, 50],
    ],
    50,
    [64, 69],
  ],
  [
    'a gap of its length is a pause',
    [
      [0, 40],
      [45, 50],
    ],
    50,
    [105, 110],
  ],
  ['the next hour begins after it', [[0, 70]], 70, [125, 130]],
  ['the second one follows', [[0, 126]], 126, [125, 130]],
  ['slots that are closed bring none', [[0, 59]], 60, null],
] as const)('[RG-23] %s', (_, played, at, expected) => {
  expect(pauseAt(played, at)).toEqual(expected);
});

test('[RG-23] however it is divided into games, an hour of slots without a gap is followed by a pause', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 60, maxLength: 60 }), (parts) => {
      const played: [number, number][] = [];
      let at = 0;
      for (const part of parts) {
        if (at >= 60) break;
        const to = Math.min(60, at + part);
        played.push([at, to]);
        at = to;
      }
      expect(pauseAt(played, 60)).toEqual([60, 65]);
      expect(pauseAt(played, 65)).toBeNull();
    }),
  );
});
