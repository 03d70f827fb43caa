import type { FileTime } from './reports.ts';

/** A step that ran. */
export interface StepTime {
  readonly name: string;
  readonly ok: boolean;
  readonly seconds: number;
}

const SLOWEST = 10;

const row = (seconds: number, text: string): string => `${seconds.toFixed(1).padStart(9)} s  ${text}`;

/**
 * The table at the end of a run: the time of every step and in total, then the slowest files.
 * @param all seconds of the whole run; less than all steps together, for some run side by side
 */
export function summary(steps: readonly StepTime[], files: readonly FileTime[], all: number): string {
  const slowest = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST);
  return [
    'Time of each step:',
    ...steps.map(({ name, ok, seconds }) => row(seconds, ok ? name : `${name}: FAILED`)),
    row(all, 'all'),
    ...(slowest.length > 0 ? ['', 'Slowest files:', ...slowest.map(({ file, seconds }) => row(seconds, file))] : []),
  ].join('\n');
}
