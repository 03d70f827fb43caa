import type { Core } from '@housefront/core';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useRuntime } from '../../kernel/runtime.ts';

type PlayStore = ReturnType<Core['play']['store']['getState']>;

/** A game in a window of its own cannot be covered. */
const isApart = ({ surface }: PlayStore): boolean => surface?.launch.surface === 'popup';

/** Games in frames, and the parts of a page: the dialog hides those that are there when it opens, but not those of a later page. */
const COVERED = 'iframe, main, header, footer, nav';

/** Keeps presses, keys and screen readers from the page and its frames, also from those that come later. */
function quietPage(): () => void {
  const quiet = new Set<HTMLElement>();
  const look = () => {
    for (const part of document.querySelectorAll<HTMLElement>(COVERED)) {
      // Dialogs have a header of their own; a game over the page is in one.
      if (part.inert || (part.localName !== 'iframe' && part.closest('[role="dialog"]'))) continue;
      part.inert = true;
      quiet.add(part);
    }
  };
  look();
  const changes = new MutationObserver(look);
  changes.observe(document.body, { childList: true, subtree: true });
  return () => {
    changes.disconnect();
    for (const part of quiet) part.inert = false;
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
    return quietPage();
  }, []);
  return hasEnded;
}
