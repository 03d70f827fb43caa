import { protectionQueries } from '@housefront/core/features/protection';
import { useQuery } from '@tanstack/react-query';
import { useRuntime } from '../../kernel/runtime.ts';
import { useIsMember } from '../../kernel/member/useIsMember.ts';

/** The state of the signed-in member's protection; no call without a member. */
export function useProtectionState() {
  const { core } = useRuntime();
  return useQuery({ ...protectionQueries(core).state(), enabled: useIsMember() });
}
