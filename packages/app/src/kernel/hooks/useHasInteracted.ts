import { useHydrationReleased } from '@housefront/ui/patterns/DeferHydration';
import { useHydrated } from './useHydrated.ts';

/**
 * As {@link useHydrated}; while parts of the page are held, also false until the visitor interacts with the page. For data of
 * those parts (ADR 50).
 */
export function useHasInteracted(): boolean {
  const hydrated = useHydrated();
  const released = useHydrationReleased();
  return hydrated && released;
}
