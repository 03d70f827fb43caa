import { expect, test } from 'vitest';
import { judge, limitOf } from './test-limit.ts';
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

test('[DX-02] a whole run over its limit says so, and fails at twice its time; one of a change only says so', () => {
  const whole = { seconds: 1800, strict: true };
  expect(judge(1690, whole)).toEqual({ failed: false, says: '28.2 min of 30.0 min' });
  expect(judge(1801, whole)).toEqual({ failed: false, says: '30.0 min of 30.0 min: TOO LONG' });
  expect(judge(3600, whole).failed).toBe(false);
  expect(judge(3601, whole).failed).toBe(true);
  expect(judge(700, { seconds: 300, strict: false })).toEqual({ failed: false, says: '11.7 min of 5.0 min: TOO LONG' });
});
