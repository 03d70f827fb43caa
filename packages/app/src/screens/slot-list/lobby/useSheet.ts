import { useEffect, useRef, useState } from 'react';
import { useRuntime } from '../../../kernel/runtime.ts';

/**
 * A sheet that Back closes: it has an entry of the history of its own, which leaves with it. The choice made meanwhile is
 * written to the entry below (LOB-08).
 * @param isChoosing whether the address changes because something is being chosen
 */
export function useSheet(isChoosing: () => boolean) {
  const { navigation, route } = useRuntime();
  const [isOpen, setOpen] = useState(false);
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);
  return {
    isOpen,
    onOpen: () => {
      const below = navigation.target().href;
      let kept = below;
      void navigation.go(below, { keepScroll: true });
      setOpen(true);
      const unsubscribe = route.subscribe(({ href }) => {
        if (href !== below || isChoosing()) {
          kept = href;
          return;
        }
        stop.current?.();
        setOpen(false);
        if (kept !== below) void navigation.go(kept, { replace: true, keepScroll: true });
      });
      stop.current = () => {
        unsubscribe();
        stop.current = undefined;
      };
    },
    onClose: () => {
      setOpen(false);
      navigation.back();
    },
  };
}
