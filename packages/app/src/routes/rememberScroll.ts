import { storedScroll } from '../kernel/storedScroll.ts';
import type { SiteRouter } from '../kernel/router.types.ts';

type Location = SiteRouter['latestLocation'];

const keyOf = ({ state, href }: Location): string => state.__TSR_key ?? href;

/** Remembers where pages are left. @returns the position, CSS px, at which the present history entry was left; 0 if it was not */
export function rememberScroll(router: SiteRouter): () => number {
  const left = new Map<string, number>();
  router.subscribe('onBeforeLoad', ({ fromLocation }) => {
    if (fromLocation && typeof window !== 'undefined') left.set(keyOf(fromLocation), window.scrollY);
  });
  return () => {
    const key = keyOf(router.latestLocation);
    return left.get(key) ?? storedScroll(key)['window']?.scrollY ?? 0;
  };
}
