import { useSyncExternalStore, type RefObject } from 'react';

/** Fullscreen state of an element. */
export interface Fullscreen {
  /** Whether the browser supports it; false on the server and on iPhones. */
  readonly possible: boolean;
  readonly on: boolean;
  readonly toggle: () => void;
}

function subscribe(onChange: () => void): () => void {
  document.addEventListener('fullscreenchange', onChange);
  return () => document.removeEventListener('fullscreenchange', onChange);
}

/** Fullscreen of an element: support, state and toggle (PLAY-16). */
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
    // The browser may refuse; the page then stays as it is.
    const done = on ? document.exitFullscreen() : target.current?.requestFullscreen();
    done?.catch(() => undefined);
  };
  return { possible, on, toggle };
}
