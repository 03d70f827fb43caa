import type { Core } from '@housefront/core';
import { startTransition, useEffect, useState } from 'react';
import { useRuntime } from './runtime.ts';

const awake = new WeakSet<Core>();

/** Says that the rendered page is taken over as a whole. */
export const wake = (core: Core): void => void awake.add(core);

/**
 * False in the rendered page and while it is taken over; true soon after, when nothing more urgent is to be shown, and at once
 * on later pages. For parts that a first paint does not need.
 */
export function useAwake(): boolean {
  const { core } = useRuntime();
  const [now, setNow] = useState(() => awake.has(core));
  useEffect(() => startTransition(() => setNow(true)), []);
  return now;
}
