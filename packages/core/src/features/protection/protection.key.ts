import type { FeatureDeps } from '../../calls/feature-deps.ts';

/** Key of everything that is known of the member's protection. */
export const protectionKey = ({ ports }: Pick<FeatureDeps, 'ports'>) =>
  ['member', 'protection', ports.storage.get('member_id') ?? ''] as const;

/** Key of the state of the member's protection. */
export const protectionStateKey = (deps: Pick<FeatureDeps, 'ports'>) => [...protectionKey(deps), 'state'] as const;
