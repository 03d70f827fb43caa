import { useRef } from 'react';

/** A function that runs an action, unless the previous one is still running. */
export function useOnce(): (run: () => Promise<unknown>) => void {
  const isBusy = useRef(false);
  return (run) => {
    if (isBusy.current) return;
    isBusy.current = true;
    void run().finally(() => {
      isBusy.current = false;
    });
  };
}
