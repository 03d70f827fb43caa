import { useEffect, useState } from 'react';
import { useRuntime } from '../../kernel/runtime.ts';

/**
 * The platform's time, renewed with each step. Neither a wrong clock of the device nor its sleep changes it for longer than
 * until the next answer of the platform (RG-09).
 * @param step milliseconds
 * @param from a moment from which whole steps count, such as the beginning of the session
 */
export function useNow(step: number, from = 0): number {
  const { clock, platformClock } = useRuntime().core.ports;
  const [now, setNow] = useState(() => platformClock.now());
  useEffect(() => {
    let stop: () => void = () => undefined;
    const next = () => {
      const at = platformClock.now();
      setNow(at);
      const passed = (at - from) % step;
      stop = clock.after(step - (passed < 0 ? passed + step : passed), next);
    };
    next();
    return () => stop();
  }, [clock, platformClock, step, from]);
  return now;
}
