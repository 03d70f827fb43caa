import type { Core } from '@housefront/core';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useRuntime } from '../../kernel/runtime.ts';

type PlayStore = ReturnType<Core['play']['store']['getState']>;

/** A game in a window of its own cannot be covered. */
const isApart = ({ surface }: PlayStore): boolean => surface?.launch.surface === 'popup';

/** Keeps presses and keys from all frames of the page, also from those that come later. */
function quietFrames(): () => void {
  const quiet = new Set<HTMLIFrameElement>();
  const look = () => {
    for (const frame of document.querySelectorAll('iframe')) {
      if (frame.inert) continue;
      frame.inert = true;
      quiet.add(frame);
    }
  };
  look();
  const changes = new MutationObserver(look);
  changes.observe(document.body, { childList: true, subtree: true });
  return () => {
    changes.disconnect();
    for (const frame of quiet) frame.inert = false;
  };
}

/**
 * Covers play while a dialog asks: games in frames get no key and no press, and a fullscreen game gives the window back. A game in a
 * window of its own ends.
 * @returns whether a game ended
 */
export function useCoverPlay(): boolean {
  const { play } = useRuntime().core;
  const [hasEnded] = useState(() => isApart(play.store.getState()));
  const apart = useStore(play.store, isApart);
  useEffect(() => {
    if (apart) play.quit();
  }, [play, apart]);
  useEffect(() => {
    if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined);
    return quietFrames();
  }, []);
  return hasEnded;
}
