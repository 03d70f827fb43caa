import { useEffect, useRef } from 'react';
import { useRuntime } from '../../kernel/runtime.ts';

/** Time for which the position is kept after the list is complete, in milliseconds, until the last rows are laid out. */
const settleMs = 1000;
const ownWay = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Restores the scroll position of a list whose games load or are laid out after navigation: the history restores it once,
 * when the page may still be too short. Stops when the user scrolls (CAT-12).
 */
export function useReturnScroll(list: string, complete: boolean): void {
  const { core, navigation } = useRuntime();
  const { clock } = core.ports;
  const leftAt = navigation.leftAt();
  const now = useRef({ leftAt, complete });
  useEffect(() => {
    now.current = { leftAt, complete };
  });
  const stop = useRef<() => void>(undefined);
  const held = useRef<string>(undefined);
  useEffect(() => {
    const top = now.current.leftAt;
    if (top === 0 || held.current === list) return undefined;
    held.current = list;
    const observer = new ResizeObserver(() => {
      if (Math.abs(window.scrollY - top) > 1) window.scrollTo({ top });
    });
    observer.observe(document.body);
    const end = () => {
      observer.disconnect();
      for (const event of ownWay) removeEventListener(event, end);
    };
    for (const event of ownWay) addEventListener(event, end, { passive: true });
    stop.current = end;
    if (now.current.complete) clock.after(settleMs, end);
    return end;
  }, [list, clock]);
  useEffect(() => (complete ? clock.after(settleMs, () => stop.current?.()) : undefined), [complete, clock]);
}
