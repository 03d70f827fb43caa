import { expect, test } from 'vitest';
import { judge, limitOf, measure, slownessOf } from './test-limit.ts';
import type { Scope } from './test-scope.ts';

const scope: Scope = { since: 'abc', templates: [], journeys: 'smoke' };
const screens = { views: [], related: [], browser: [], stories: [], journeys: [], rows: [] };

test('[DX-02] a whole run has 30 minutes, a change of screens 5, one of a template 4, any other no limit', () => {
  expect(limitOf([])).toEqual({ seconds: 1800, strict: true });
  expect(limitOf([], { ...scope, screens })).toEqual({ seconds: 300, strict: false });
  expect(limitOf([], { ...scope, templates: ['h5-3'] })).toEqual({ seconds: 240, strict: false });
  expect(limitOf([], { ...scope, templates: ['h5-3', 'h5-4'] })).toBeUndefined();
  expect(limitOf([], scope)).toBeUndefined();
  expect(limitOf(['types'])).toBeUndefined();
});

test('[DX-02] a whole run that takes longer is told, and has failed from half as long again; one of a change is told', () => {
  const whole = { seconds: 1800, strict: true };
  expect(judge(1690, whole, 1)).toEqual({ failed: false, says: '28.2 min of 30.0 min (30.0 min on two quiet cores)' });
  expect(judge(1801, whole, 1)).toEqual({
    failed: false,
    says: '30.0 min of 30.0 min (30.0 min on two quiet cores): TOO LONG',
  });
  expect(judge(2700, whole, 1).failed).toBe(false);
  expect(judge(2701, whole, 1).failed).toBe(true);
  const change = judge(330, { seconds: 300, strict: false }, 1);
  expect([change.failed, change.says.endsWith(': TOO LONG')]).toEqual([false, true]);
});

test('[DX-02] a slow machine has longer, a fast one no less, and none three times as long', () => {
  expect(slownessOf([])).toBe(1);
  expect(slownessOf([150])).toBe(1);
  expect(slownessOf([300, 600])).toBe(2);
  expect(slownessOf([600, 300])).toBe(2);
  expect(slownessOf([48_000])).toBe(3);
  const twice = judge(3000, { seconds: 1800, strict: true }, 2);
  expect(twice.failed).toBe(false);
  expect(twice.says).toBe('50.0 min of 60.0 min (30.0 min on two quiet cores, 2.00 times as long on this machine)');
  expect(judge(8101, { seconds: 1800, strict: true }, slownessOf([48_000])).failed).toBe(true);
});

test('[DX-02] the machine is measured by work that takes time', async () => {
  expect(await measure()).toBeGreaterThan(50);
});
