import { protectionQueries, type ProtectionState } from '@housefront/core/features/protection';
import { useQuery } from '@tanstack/react-query';
import { useRuntime } from '../../kernel/runtime.ts';

/** The state of the member's protection; undefined until it is read. */
export function useSessionState(): ProtectionState | undefined {
  return useQuery(protectionQueries(useRuntime().core).state()).data;
}
