import type { Core } from '@housefront/core';
import { startTransition, useEffect, useState } from 'react';
import { useRuntime } from '../runtime.ts';

const hydrated = new WeakSet<Core>();

/** Marks hydration as complete. */
export const markHydrated = (core: Core): void => void hydrated.add(core);

/**
 * False on the server and during hydration, true in a transition afterwards and at once on later pages. For parts that the
 * first paint does not need.
 */
export function useHydrated(): boolean {
  const { core } = useRuntime();
  const [now, setNow] = useState(() => hydrated.has(core));
  useEffect(() => startTransition(() => setNow(true)), []);
  return now;
}
