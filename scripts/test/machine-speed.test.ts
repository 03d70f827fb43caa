import { expect, test } from 'vitest';
import { slowness, workTime } from './machine-speed.ts';

test('[DX-02] a machine counts as slower by the mean of its times, and never as faster', () => {
  expect(slowness([])).toBe(1);
  expect(slowness([0.01, 0.02])).toBe(1);
  const [once, twice] = [slowness([2, 4]), slowness([4, 8])];
  expect(once).toBeGreaterThan(1);
  expect(twice / once).toBeCloseTo(2, 5);
});

test('[DX-02] the work is done on two threads, and its time is measured', async () => {
  expect(await workTime()).toBeGreaterThan(0.02);
});
