import { startTransition, useEffect, useState } from 'react';
import { isHeld, passage } from './gate.ts';

/**
 * Whether parts of the page are no longer held, for what need not come before somebody is at it. The server's and the first
 * answer in the browser may differ: use it for what neither renders.
 */
export function useReleased(): boolean {
  const [released, setReleased] = useState(() => !isHeld());
  useEffect(() => {
    let left = false;
    void passage().then(() => !left && startTransition(() => setReleased(true)));
    return () => {
      left = true;
    };
  }, []);
  return released;
}
