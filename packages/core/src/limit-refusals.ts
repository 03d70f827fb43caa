import { readReached } from '@housefront/contract/features/protection-limits';
import type { LimitKind, Period } from '@housefront/contract/rules';
import type { CallError } from './adapters/call-types.ts';
import type { FeatureDeps } from './feature-deps.ts';
import { platformMoment } from './platform-moment.ts';

/** A limit that refuses, as the platform names it. */
export interface ReachedLimit {
  readonly kind: LimitKind;
  readonly period: Period;
  /** Minor units, or minutes; null where the platform does not say. */
  readonly left: bigint | null;
  /** When it restarts, ms since 1970. */
  readonly restartsAt: number | null;
  /** A limit over all operators (RG-19). */
  readonly overall: boolean;
}

declare module './events.ts' {
  interface CoreEventMap {
    /** Play or a deposit is refused: a limit is reached, null where the platform names none, or has to be set first. */
    'limit-refused': { readonly reached: ReachedLimit | null } | 'needed';
  }
}

/**
 * Reports a refusal by a limit, which a site with a profile shows by itself; false for any other refusal (RG-12, RG-17).
 */
export function isLimitRefusal({ config, events }: Pick<FeatureDeps, 'config' | 'events'>, error: CallError): boolean {
  if (!config.protection || error.kind !== 'refused' || (error.code !== '301' && error.code !== '306')) return false;
  if (error.code === '306') {
    events.emit('limit-refused', 'needed');
    return true;
  }
  const data = readReached(error.data);
  events.emit('limit-refused', {
    reached: data && {
      kind: data.kind,
      period: data.period,
      left: data.left === null ? null : BigInt(data.left),
      restartsAt: platformMoment(data.restarts_at),
      overall: data.overall,
    },
  });
  return true;
}
