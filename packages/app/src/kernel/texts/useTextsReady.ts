import { startTransition, useEffect, useState } from 'react';
import { useRuntime } from '../runtime.ts';

/**
 * Whether all texts of the language are loaded; loads them after hydration. For parts that come after the first paint, whose
 * texts are not in the page.
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
