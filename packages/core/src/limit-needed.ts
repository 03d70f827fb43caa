import type { FeatureDeps } from './feature-deps.ts';
import { limitRefusedStore } from './limit-refused.ts';
import { protectionKey } from './protection-key.ts';
import { protectionNow } from './protection-now.ts';

type Deps = Pick<FeatureDeps, 'config' | 'events' | 'ports' | 'queryClient'>;

/**
 * Reports that a limit has to be set before play, if that is known already; false lets the platform decide. It answers at once,
 * because a game starts inside its press (RG-12).
 */
export function asksLimitBeforePlay(deps: Deps): boolean {
  const firstLimit = protectionNow(deps)?.firstLimit;
  if (!firstLimit || firstLimit.before === 'deposit' || firstLimit.decline === 'freely') return false;
  const state = deps.queryClient.getQueryData<{ readonly limitNeeded: boolean }>([...protectionKey(deps), 'state']);
  if (state?.limitNeeded !== true) return false;
  limitRefusedStore(deps).setState({ refusal: 'needed' });
  return true;
}
