import { useQuery } from '@tanstack/react-query';
import { useRuntime } from '../runtime.ts';

/** Number of unread letters (LET-01); 0 for guests. Core loads it with a login and after each change. */
export function useUnreadLetters(): number {
  const { core } = useRuntime();
  return useQuery({ ...core.letters.queries.page(), enabled: false }).data?.unread ?? 0;
}
