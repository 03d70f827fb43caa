import { commonLayout, profile, type MemberLayout, type MemberProfile } from '@housefront/contract/features/member';
import type { FeatureDeps } from '../../createFeature.ts';
import { unwrap } from '../../platform/call-types.ts';

/** What every page needs of the member (APIM-11). */
export const fetchLayout = async ({ calls, ports }: FeatureDeps, signal: AbortSignal): Promise<MemberLayout> => {
  const layout = unwrap(await calls.send(commonLayout, {}, { signal, silent: true }));
  // A login that ended while the answer was read leaves nothing behind (STORE-20x).
  signal.throwIfAborted();
  ports.storage.set('member_type', String(layout.member_type));
  ports.storage.set('agent_type', layout.agent_type);
  return layout;
};

/** The member's profile (APIM-09). */
export const fetchProfile = async ({ calls }: FeatureDeps, signal: AbortSignal): Promise<MemberProfile> =>
  unwrap(await calls.send(profile, {}, { signal, silent: true }));
