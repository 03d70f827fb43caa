import { startTransition, useEffect, useState } from 'react';
import { gatePromise, isHeld } from './hydration-gate.ts';

/**
 * Whether parts of the page are no longer held: for data that is not needed before the visitor interacts. The value may
 * differ between the server and the first render in the browser, so use it only for content that neither renders.
 */
export function useHydrationReleased(): boolean {
  const [released, setReleased] = useState(() => !isHeld());
  useEffect(() => {
    let left = false;
    void gatePromise()?.then(() => !left && startTransition(() => setReleased(true)));
    return () => {
      left = true;
    };
  }, []);
  return released;
}
