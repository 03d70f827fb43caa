import { expect, test } from 'vitest';
import { anglesOf, turnTo, wheelImageName } from './roulette.rules.ts';

test.each([
  [4, [0, 90, 180, 270]],
  [6, [0, 60, 120, 180, 240, 300]],
  [8, [0, 45, 90, 135, 180, 225, 270, 315]],
  [10, [0, 36, 72, 108, 144, 180, 216, 252, 288, 324]],
  [12, [0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330]],
])('[ROU-02] [ROU-13x] %i prizes have their places on the wheel', (prizes, angles) => {
  expect(anglesOf(prizes)).toEqual(angles);
});

test('[ROU-02] [ROU-13x] the picture of a wheel is named after the number of its prizes', () => {
  expect([6, 8].map(wheelImageName)).toEqual(['wheel-6', 'wheel-8']);
});

test('[ROU-05] 1000 turns end inside the segment of their prize, at most a third of it from its middle, after about 3600 degrees', () => {
  let seed = 1;
  const chance = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
  for (let run = 0; run < 1000; run += 1) {
    const prizes = [4, 6, 8, 10, 12][run % 5] ?? 4;
    const index = Math.floor(chance() * prizes);
    const turn = turnTo(index, prizes, chance());
    const segment = 360 / prizes;
    // The prize under the pointer after a clockwise turn was that far before it.
    const under = (((360 - (turn % 360)) % 360) + 360) % 360;
    const off = Math.abs(((under - index * segment + 540) % 360) - 180);
    expect(off).toBeLessThanOrEqual(segment / 3 + 1e-9);
    expect(turn).toBeGreaterThanOrEqual(3600 - segment / 3);
    expect(turn).toBeLessThan(3960 + segment / 3);
  }
});

test('[ROU-05] chance takes the wheel to both sides of the middle', () => {
  expect([turnTo(0, 8, 0), turnTo(0, 8, 0.5), turnTo(2, 8, 0.5), turnTo(7, 8, 0.999_999)].map(Math.round)).toEqual([
    3585, 3600, 3870, 3660,
  ]);
});
