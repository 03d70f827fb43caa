import { useHydrationReleased } from '@housefront/ui/patterns/DeferHydration';
import { useHydrated } from './useHydrated.ts';

/**
 * As {@link useHydrated}, and while parts of the page are held also false until the visitor interacts with it. For data that only
 * those parts show (ADR 50).
 */
export function useHasInteracted(): boolean {
  const hydrated = useHydrated();
  const released = useHydrationReleased();
  return hydrated && released;
}
