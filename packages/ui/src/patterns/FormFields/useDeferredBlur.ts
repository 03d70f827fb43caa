import { useEffect, useRef } from 'react';

/** Milliseconds between the end of a touch and its click. */
const CLICK_MS = 400;
/** Longest wait for the end of a press, in milliseconds: a release outside of the window is not reported. */
const PRESS_MS = 3000;

/**
 * Defers blur handlers until the press that causes them is complete. Otherwise an error message could move the pressed button
 * from under the pointer, and the click would be lost.
 */
export function useDeferredBlur(): (leave: () => void) => void {
  const pressed = useRef(false);
  const held = useRef<(() => void)[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const endAfter = useRef((ms: number): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      pressed.current = false;
      for (const leave of held.current.splice(0)) leave();
    }, ms);
  });
  useEffect(() => {
    const { current: end } = endAfter;
    const press = (): void => {
      clearTimeout(timer.current);
      pressed.current = true;
    };
    const release = (): void => end(CLICK_MS);
    // In a task after the click, when its handlers are done.
    const done = (): void => end(0);
    const all = { pointerdown: press, pointerup: release, pointercancel: done, click: done } as const;
    for (const [name, run] of Object.entries(all)) document.addEventListener(name, run, true);
    return () => {
      clearTimeout(timer.current);
      for (const [name, run] of Object.entries(all)) document.removeEventListener(name, run, true);
    };
  }, []);
  return (leave) => {
    if (!pressed.current) {
      leave();
      return;
    }
    held.current.push(leave);
    endAfter.current(PRESS_MS);
  };
}
