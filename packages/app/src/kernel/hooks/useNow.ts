import { useEffect, useState } from 'react';
import { useRuntime } from '../runtime.ts';

/** The platform's time in milliseconds, updated each second while `running`. */
export function useNow(running: boolean): number {
  const { clock, platformClock } = useRuntime().core.ports;
  const [now, setNow] = useState(() => platformClock.now());
  useEffect(
    () => (running ? clock.every(1000, () => setNow(platformClock.now())) : undefined),
    [clock, platformClock, running],
  );
  return now;
}
