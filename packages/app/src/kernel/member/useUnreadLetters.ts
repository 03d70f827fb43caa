import { useQuery } from '@tanstack/react-query';
import { useRuntime } from '../runtime.ts';

/** Number of unread letters; 0 for guests. Core loads it with a login and after each change (LET-01). */
export function useUnreadLetters(): number {
  const { core } = useRuntime();
  return useQuery({ ...core.letters.queries.page(), enabled: false }).data?.unread ?? 0;
}
