import { useEffect, useRef } from 'react';

/**
 * Holds back what happens when a field is left until a press that takes the focus away has done its work. Without it a
 * message that appears would move the pressed button from under the pointer, and the press would be lost.
 */
export function useLeave(): (leave: () => void) => void {
  const pressed = useRef(false);
  const held = useRef<(() => void)[]>([]);
  useEffect(() => {
    const press = (): void => {
      pressed.current = true;
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const release = (): void => {
      // The click comes after the release; a task later it is over.
      timer = setTimeout(() => {
        pressed.current = false;
        for (const leave of held.current.splice(0)) leave();
      });
    };
    document.addEventListener('pointerdown', press, true);
    document.addEventListener('pointerup', release, true);
    document.addEventListener('pointercancel', release, true);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerdown', press, true);
      document.removeEventListener('pointerup', release, true);
      document.removeEventListener('pointercancel', release, true);
    };
  }, []);
  return (leave) => {
    if (pressed.current) held.current.push(leave);
    else leave();
  };
}
