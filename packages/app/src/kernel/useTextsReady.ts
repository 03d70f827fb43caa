import { startTransition, useEffect, useState } from 'react';
import { useRuntime } from './runtime.ts';

/**
 * Whether every text of the language is here; asks for them once the page is hydrated. For parts that come after the
 * first paint, whose texts the page does not hold.
 */
export function useTextsReady(): boolean {
  const { i18n } = useRuntime().core;
  const [ready, setReady] = useState(false);
  useEffect(() => {
    let mounted = true;
    void i18n.ready().then(() => mounted && startTransition(() => setReady(true)));
    return () => {
      mounted = false;
    };
  }, [i18n]);
  return ready;
}
