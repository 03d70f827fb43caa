import { expect, test } from 'vitest';
import { reportOf, statusOf } from './outcomes.ts';
import type { Outcome } from './travel.ts';

const way = { engine: 'firefox', shape: 'phone' } as const;
const walked: Outcome = { ...way, line: '', passed: 12, failed: false, missing: false, seconds: 40 };
const broken: Outcome = { ...walked, engine: 'webkit', passed: 3, failed: true };
const absent: Outcome = { ...walked, engine: 'webkit', passed: 0, missing: true, seconds: 0 };

test('[BRW-03] counts are the steps that were walked: none for an engine that is not installed', () => {
  expect(reportOf([walked, broken])).toEqual({
    passed: 15,
    failed: 1,
    again: [],
    files: [
      { file: 'e2e/engines/smoke.e2e.ts [firefox phone]', seconds: 40 },
      { file: 'e2e/engines/smoke.e2e.ts [webkit phone]', seconds: 40 },
    ],
  });
  expect(reportOf([walked, absent])).toMatchObject({ passed: 12, failed: 0, files: { length: 1 } });
});

test('[BRW-03] an engine that is not installed fails a release, and no run of all tests', () => {
  expect([statusOf([walked, absent], false), statusOf([walked, absent], true)]).toEqual([1, 0]);
  expect([statusOf([walked, broken], false), statusOf([walked, broken], true)]).toEqual([1, 1]);
  expect(statusOf([walked, walked], false)).toBe(0);
});
