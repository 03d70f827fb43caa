import { useCallback, useSyncExternalStore } from 'react';
import { media } from '../../foundations/breakpoints.ts';

/** Narrowest width for a table, in px: that of a member centre in a window of 992 px, but not of a phone's column. */
const leastRoom = 640;

/**
 * Whether a table has room: on desktops, except in a template that shows a phone's column there. False on the server
 * (MEM-33x).
 */
export function useRoom(place: HTMLElement | null): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const query = matchMedia(media.desktop);
      // Runs after the frame, because the replacement has another size.
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
