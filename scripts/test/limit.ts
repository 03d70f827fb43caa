import type { Scope } from './scope.ts';

/** Time limits of a run on two quiet cores, in seconds (DX-02). On a slower machine the time counts less (`machine-speed.ts`). */
export interface Limit {
  /** A longer run prints a warning. */
  readonly seconds: number;
  /** A longer run fails; none for a change, because its feature or template may be the largest. */
  readonly most?: number;
}

const MINUTE = 60;

/**
 * The limit of a run; none for steps that were chosen by name, for a change that may touch anything, nor for a release, which draws
 * nothing.
 */
export function limitOf(chosen: readonly string[], scope?: Scope, isRelease = false): Limit | undefined {
  if (chosen.length > 0 || isRelease) return undefined;
  if (!scope) return { seconds: 20 * MINUTE, most: 30 * MINUTE };
  return scope.feature || scope.templates.length === 1 ? { seconds: 4 * MINUTE } : undefined;
}

const minutes = (seconds: number): string => `${(seconds / MINUTE).toFixed(1)} min`;

/**
 * Compares the time of a run with its limit.
 * @param slowness how many times slower the machine was than the one that the limits are for
 */
export function judge(seconds: number, { seconds: limit, most = Number.POSITIVE_INFINITY }: Limit, slowness = 1) {
  const quiet = seconds / slowness;
  const here =
    slowness > 1 ? ` (${minutes(seconds)} here, ${slowness.toFixed(2)} times slower than the reference)` : '';
  return {
    failed: quiet > most,
    says: `${minutes(quiet)} of ${minutes(limit)}${here}${quiet > limit ? ': TOO LONG' : ''}`,
  };
}
