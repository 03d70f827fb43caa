import { useCallback, useSyncExternalStore } from 'react';
import { media } from '../../foundations/breakpoints.ts';

/** Narrowest place of a table in px: the section of a member centre in a window of 992 px, and not the column of a phone's page. */
const leastRoom = 640;

/**
 * Whether a table has room: on desktops (MEM-33x), except in a column for phones that a template shows there too. False on the
 * server.
 */
export function useRoom(place: HTMLElement | null): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const query = matchMedia(media.desktop);
      // After the frame: what is shown instead has another size.
      let waiting = 0;
      const sizes = new ResizeObserver(() => {
        cancelAnimationFrame(waiting);
        waiting = requestAnimationFrame(onChange);
      });
      query.addEventListener('change', onChange);
      if (place) sizes.observe(place);
      return () => {
        query.removeEventListener('change', onChange);
        sizes.disconnect();
        cancelAnimationFrame(waiting);
      };
    },
    [place],
  );
  const read = (): boolean => matchMedia(media.desktop).matches && (place?.clientWidth ?? leastRoom) >= leastRoom;
  return useSyncExternalStore(subscribe, read, () => false);
}
