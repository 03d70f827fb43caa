import { useQuery } from '@tanstack/react-query';
import { useRuntime } from '../kernel/runtime.ts';

/** How many letters the member has not read (LET-01); 0 for guests. Core loads them with a login and whenever they change. */
export function useUnreadLetters(): number {
  const { core } = useRuntime();
  return useQuery({ ...core.member.queries.letters(), enabled: false }).data?.unread ?? 0;
}
