import { expect, test } from 'vitest';
import { judge, limitOf } from './limit.ts';
import type { Scope } from './scope.ts';

const scope: Scope = { since: 'abc', templates: [], journeys: 'smoke' };
const feature = { views: [], related: [], browser: [], stories: [], journeys: [], rows: [] };

test('[DX-02] a whole run has 20 minutes, a change of a feature or a template 4, any other and a release no limit', () => {
  expect(limitOf([])).toEqual({ seconds: 1200, most: 1800 });
  expect(limitOf([], { ...scope, feature })).toEqual({ seconds: 240 });
  expect(limitOf([], { ...scope, templates: ['h5-3'] })).toEqual({ seconds: 240 });
  expect(limitOf([], { ...scope, templates: ['h5-3', 'h5-4'] })).toBeUndefined();
  expect(limitOf([], scope)).toBeUndefined();
  expect(limitOf(['types'])).toBeUndefined();
  expect(limitOf([], undefined, true)).toBeUndefined();
});

test('[DX-02] a whole run of more than 20 minutes says so, and fails after 30; one of a change only says so', () => {
  const whole = { seconds: 1200, most: 1800 };
  expect(judge(1190, whole)).toEqual({ failed: false, says: '19.8 min of 20.0 min' });
  expect(judge(1201, whole)).toEqual({ failed: false, says: '20.0 min of 20.0 min: TOO LONG' });
  expect(judge(1800, whole).failed).toBe(false);
  expect(judge(1801, whole).failed).toBe(true);
  expect(judge(2700, whole, 1.5)).toEqual({
    failed: false,
    says: '30.0 min of 20.0 min (45.0 min here, 1.50 times slower than the reference): TOO LONG',
  });
  expect(judge(2701, whole, 1.5).failed).toBe(true);
  expect(judge(7000, { seconds: 240 })).toEqual({ failed: false, says: '116.7 min of 4.0 min: TOO LONG' });
});
