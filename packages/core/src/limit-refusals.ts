import { readReached } from '@housefront/contract/features/protection-limits';
import { readMoment } from '@housefront/contract/read-time';
import type { CallError } from './adapters/call-types.ts';
import type { FeatureDeps } from './feature-deps.ts';
import { limitRefusedStore } from './limit-refused.ts';

/**
 * Reports a refusal by a limit, which a site with a profile shows by itself; false for any other refusal (RG-12, RG-17).
 */
export function isLimitRefusal(deps: Pick<FeatureDeps, 'config' | 'events'>, error: CallError): boolean {
  if (!deps.config.protection || error.kind !== 'refused' || (error.code !== '301' && error.code !== '306'))
    return false;
  const data = error.code === '301' ? readReached(error.data) : null;
  const reached = data && {
    kind: data.kind,
    period: data.period,
    left: data.left === null ? null : BigInt(data.left),
    restartsAt: readMoment(data.restarts_at),
    overall: data.overall,
  };
  limitRefusedStore(deps).setState({ refusal: error.code === '306' ? 'needed' : { reached } });
  return true;
}
