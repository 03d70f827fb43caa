import { useReleased } from '@housefront/ui/patterns/DeferHydration';
import { useHydrated } from './useHydrated.ts';

/**
 * As {@link useHydrated}, but not before somebody is at the page while parts of it are held: for what only those parts show, which
 * stay as the server sent them until then (ADR 50).
 */
export function useAttended(): boolean {
  const hydrated = useHydrated();
  const released = useReleased();
  return hydrated && released;
}
