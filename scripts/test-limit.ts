import type { Scope } from './test-scope.ts';

/** Time limit of a run on two quiet cores, in seconds (DX-02). */
export interface Limit {
  readonly seconds: number;
  /**
   * Whether a run of twice that time fails. A run for a change only prints a warning, because its screen or template may be
   * the largest.
   */
  readonly strict: boolean;
}

const MINUTE = 60;

/** The limit of a run; none for steps that were chosen by name, nor for a change that may touch anything. */
export function limitOf(chosen: readonly string[], scope?: Scope): Limit | undefined {
  if (chosen.length > 0) return undefined;
  if (!scope) return { seconds: 30 * MINUTE, strict: true };
  if (scope.screens) return { seconds: 5 * MINUTE, strict: false };
  return scope.templates.length === 1 ? { seconds: 4 * MINUTE, strict: false } : undefined;
}

/** Factor by which a slow or busy machine may exceed the limit before a run fails. */
const SLOW_MACHINE = 2;

const minutes = (seconds: number): string => `${(seconds / MINUTE).toFixed(1)} min`;

/** Compares the time of a run with its limit. */
export function judge(seconds: number, { seconds: limit, strict }: Limit) {
  return {
    failed: strict && seconds > limit * SLOW_MACHINE,
    says: `${minutes(seconds)} of ${minutes(limit)}${seconds > limit ? ': TOO LONG' : ''}`,
  };
}
