import { useEffect, useState, type RefObject } from 'react';

/** Fullscreen of an element. */
export interface Fullscreen {
  /** Whether the browser can; false on the server and on iPhones. */
  readonly possible: boolean;
  readonly on: boolean;
  readonly toggle: () => void;
}

/** Fullscreen of an element: whether the browser can, whether it is on, and the switch (PLAY-16). */
export function useFullscreen(target: RefObject<HTMLElement | null>): Fullscreen {
  const [possible, setPossible] = useState(false);
  const [on, setOn] = useState(false);
  useEffect(() => {
    setPossible(document.fullscreenEnabled);
    const read = (): void => setOn(document.fullscreenElement === target.current && target.current !== null);
    document.addEventListener('fullscreenchange', read);
    return () => document.removeEventListener('fullscreenchange', read);
  }, [target]);
  const toggle = (): void => {
    // The browser may refuse; the page stays as it is then, which is what the visitor sees.
    const done = on ? document.exitFullscreen() : target.current?.requestFullscreen();
    done?.catch(() => setOn(document.fullscreenElement !== null));
  };
  return { possible, on, toggle };
}
