import { expect, test } from 'vitest';
import { summary } from './summary.ts';

test('[DX-02] a run ends with the time of each step and the ten files that took longest, longest first', () => {
  const steps = [
    { name: 'types', ok: true, seconds: 7.84 },
    { name: 'journeys', ok: false, seconds: 1069.3 },
  ];
  const files = Array.from({ length: 12 }, (_, index) => ({ file: `${index}.test.ts`, seconds: index * 1.5 }));
  expect(summary(steps, files, 1075.9).split('\n')).toEqual([
    'Time of each step:',
    '      7.8 s  types',
    '   1069.3 s  journeys: FAILED',
    '   1075.9 s  all',
    '',
    'Slowest files:',
    ...[16.5, 15, 13.5, 12, 10.5, 9, 7.5, 6, 4.5, 3].map(
      (seconds) => `${seconds.toFixed(1).padStart(9)} s  ${seconds / 1.5}.test.ts`,
    ),
  ]);
});

test('[DX-02] a run of checks alone names no files', () => {
  expect(summary([{ name: 'format', ok: true, seconds: 0.4 }], [], 0.4)).not.toContain('Slowest');
});
