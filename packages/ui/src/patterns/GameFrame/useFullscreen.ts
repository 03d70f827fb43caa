import { useSyncExternalStore, type RefObject } from 'react';

/** Fullscreen of an element. */
export interface Fullscreen {
  /** Whether the browser can; false on the server and on iPhones. */
  readonly possible: boolean;
  readonly on: boolean;
  readonly toggle: () => void;
}

function subscribe(onChange: () => void): () => void {
  document.addEventListener('fullscreenchange', onChange);
  return () => document.removeEventListener('fullscreenchange', onChange);
}

/** Fullscreen of an element: whether the browser can, whether it is on, and the switch (PLAY-16). */
export function useFullscreen(target: RefObject<HTMLElement | null>): Fullscreen {
  const no = (): boolean => false;
  const possible = useSyncExternalStore(
    subscribe,
    () => 'fullscreenEnabled' in document && document.fullscreenEnabled,
    no,
  );
  const shown = useSyncExternalStore(
    subscribe,
    () => document.fullscreenElement,
    () => null,
  );
  const on = shown !== null && shown === target.current;
  const toggle = (): void => {
    // The browser may refuse; the page stays as it is then, which is what the visitor sees.
    const done = on ? document.exitFullscreen() : target.current?.requestFullscreen();
    done?.catch(() => undefined);
  };
  return { possible, on, toggle };
}
