import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { createPrng } from '../../base/prng.ts';
import { CAP, chanceOf, crashPoint, fingerprintOf, HOUSE_EDGE, multiplierAt, payOf, pointOf, timeOf } from './rules.ts';

const targets = [101, 110, 150, 200, 333, 1000, 10_000, CAP];

test('[SBX-03] whatever the target, the house keeps its three percent: computed', () => {
  for (const target of targets) {
    expect(chanceOf(target) * (target / 100)).toBeCloseTo(1 - HOUSE_EDGE, 12);
    // The smallest part that still reaches the target shows the real probability of the rule.
    const border = 1 - chanceOf(target);
    expect(pointOf(border + 1e-9)).toBeGreaterThanOrEqual(target);
    expect(pointOf(border - 1e-6)).toBeLessThan(target);
  }
});

test('[SBX-03] whatever the target, the house keeps its three percent: simulated', () => {
  const rounds = 60_000;
  const points = Array.from({ length: rounds }, (_, round) => crashPoint(`secret of ${round}`, `round-${round}`));
  for (const target of targets.filter((each) => each <= 1000)) {
    const chance = chanceOf(target);
    const hits = points.filter((point) => point >= target).length;
    const deviation = Math.sqrt(rounds * chance * (1 - chance));
    expect(Math.abs(hits - rounds * chance)).toBeLessThan(4 * deviation);
  }
});

test('a point follows from secret and round alone, and the fingerprint from the secret', () => {
  expect(crashPoint('s', 'round-0001')).toBe(crashPoint('s', 'round-0001'));
  const points = new Set(Array.from({ length: 200 }, (_, index) => crashPoint('s', `round-${index}`)));
  expect(points.size).toBeGreaterThan(80);
  expect(fingerprintOf('s')).toBe(createHash('sha256').update('s').digest('hex'));
});

test('points stay between 1.00 and the cap', () => {
  const random = createPrng(3);
  const parts = [0, 0.01, 0.03, 0.5, 1 - 2 ** -52, ...Array.from({ length: 2000 }, random)];
  for (const part of parts) {
    const point = pointOf(part);
    expect(Number.isInteger(point)).toBe(true);
    expect(point).toBeGreaterThanOrEqual(100);
    expect(point).toBeLessThanOrEqual(CAP);
  }
  expect(pointOf(0)).toBe(100);
  expect(pointOf(1 - 2 ** -52)).toBe(CAP);
});

test('the multiplier rises with time, and is never above the point before its time is over', () => {
  expect(multiplierAt(0)).toBe(100);
  expect(multiplierAt(8_318)).toBe(200);
  for (const point of targets) {
    expect(multiplierAt(timeOf(point) - 1)).toBeLessThanOrEqual(point);
    expect(multiplierAt(timeOf(point))).toBeGreaterThanOrEqual(point);
  }
  expect(multiplierAt(10 ** 9)).toBe(CAP);
});

test('a payment is rounded down to whole minor units', () => {
  expect(payOf(100, 133)).toBe(133);
  expect(payOf(7, 150)).toBe(10);
  expect(payOf(100_000, CAP)).toBe(100_000_000);
});
