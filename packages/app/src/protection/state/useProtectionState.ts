import { protectionQueries } from '@housefront/core/features/protection';
import { useQuery } from '@tanstack/react-query';
import { useStore } from 'zustand';
import { useRuntime } from '../../kernel/runtime.ts';

/** The state of the signed-in member's protection; no call without a member. */
export function useProtectionState() {
  const { core } = useRuntime();
  const isMember = useStore(core.session.store, ({ status, demo }) => status === 'member' && !demo);
  return useQuery({ ...protectionQueries(core).state(), enabled: isMember });
}
