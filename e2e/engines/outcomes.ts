import type { Report } from '../../scripts/test/reports.ts';
import type { Outcome } from './travel.ts';

/** Counts of a run: a step is a test. An engine that is not installed has none. */
export function reportOf(outcomes: readonly Outcome[]): Report {
  return {
    passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
    failed: outcomes.filter(({ failed }) => failed).length,
    again: [],
    files: outcomes
      .filter(({ missing }) => !missing)
      .map(({ engine, shape, seconds }) => ({ file: `e2e/engines/smoke.e2e.ts [${engine} ${shape}]`, seconds })),
  };
}

/**
 * Exit code of a run.
 * @param mayLack an engine that is not installed fails nothing
 */
export const statusOf = (outcomes: readonly Outcome[], mayLack: boolean): 0 | 1 =>
  outcomes.some(({ failed, missing }) => failed || (missing && !mayLack)) ? 1 : 0;
