import { useCallback, useSyncExternalStore } from 'react';
import { media } from '../../foundations/breakpoints.ts';
import { useUi } from './UiProvider.tsx';

/**
 * Whether motion is reduced: the provider's setting, else `data-motion="reduced"` on the root element, else the system's. False
 * on the server.
 */
export function useReducedMotion(): boolean {
  const { reducedMotion } = useUi();
  const subscribe = useCallback((onChange: () => void) => {
    const query = matchMedia(media.reducedMotion);
    const root = new MutationObserver(onChange);
    query.addEventListener('change', onChange);
    root.observe(document.documentElement, { attributeFilter: ['data-motion'] });
    return () => {
      query.removeEventListener('change', onChange);
      root.disconnect();
    };
  }, []);
  const read = (): boolean =>
    document.documentElement.dataset['motion'] === 'reduced' || matchMedia(media.reducedMotion).matches;
  const wished = useSyncExternalStore(subscribe, read, () => false);
  return reducedMotion ?? wished;
}
