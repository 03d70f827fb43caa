import { expect, test } from 'vitest';
import { costs, scoreOf } from './audits.ts';

const report = {
  categories: {
    performance: {
      score: 0.92,
      auditRefs: [
        { id: 'largest-contentful-paint', weight: 25 },
        { id: 'total-blocking-time', weight: 30 },
        { id: 'cumulative-layout-shift', weight: 25 },
        { id: 'not-judged', weight: 20 },
        { id: 'a-hint', weight: 0 },
      ],
    },
  },
  audits: {
    'largest-contentful-paint': { score: 0.9, displayValue: '2.4 s' },
    'total-blocking-time': { score: 0.5, displayValue: '310 ms' },
    'cumulative-layout-shift': { score: 1, displayValue: '0' },
    'not-judged': { score: null },
    'a-hint': { score: 0 },
  },
};

test('what costs points is listed with its share, the dearest first', () => {
  expect(costs(report, 'performance')).toEqual([
    'total-blocking-time 310 ms (-19)',
    'largest-contentful-paint 2.4 s (-3)',
  ]);
  expect(costs(report, 'seo')).toEqual([]);
});

test('scores are out of a hundred', () => {
  expect(scoreOf(report, 'performance')).toBe(92);
  expect(scoreOf(report, 'seo')).toBeNaN();
});
