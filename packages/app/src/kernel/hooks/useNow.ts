import { useEffect, useState } from 'react';
import { useRuntime } from '../runtime.ts';

const STEP_MS = 1000;

/**
 * The platform's time in milliseconds, renewed each second while `running`. Neither a wrong clock of the device nor its sleep
 * changes it for longer than until the next answer of the platform (RG-09).
 * @param from a moment from which whole seconds count, such as the beginning of the session
 */
export function useNow(running = true, from = 0): number {
  const { clock, platformClock } = useRuntime().core.ports;
  const [now, setNow] = useState(() => platformClock.now());
  useEffect(() => {
    if (!running) return undefined;
    let stop: () => void = () => undefined;
    const next = () => {
      const at = platformClock.now();
      setNow(at);
      const passed = (at - from) % STEP_MS;
      stop = clock.after(STEP_MS - (passed < 0 ? passed + STEP_MS : passed), next);
    };
    next();
    return () => stop();
  }, [clock, platformClock, running, from]);
  return now;
}
