import { useEffect, useRef } from 'react';

/** A touch becomes a click a little after the finger has gone. */
const CLICK_MS = 400;
/** A press whose end is never told, as outside of the window, is not waited for longer. */
const PRESS_MS = 3000;

/**
 * Holds back what happens when a field is left until a press that takes the focus away has done its work. Without it a
 * message that appears would move the pressed button from under the pointer, and the press would be lost.
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
    // A task after the click everything that it does is done.
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
