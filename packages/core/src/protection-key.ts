import type { FeatureDeps } from './feature-deps.ts';

/** Key of everything that is known of the member's protection. */
export const protectionKey = ({ ports }: Pick<FeatureDeps, 'ports'>) =>
  ['member', 'protection', ports.storage.get('member_id') ?? ''] as const;
