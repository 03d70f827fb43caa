import { useEffect, useState } from 'react';
import { useRuntime } from '../../kernel/runtime.ts';

/** The time in milliseconds, each second anew while `running`. */
export function useNow(running: boolean): number {
  const { clock } = useRuntime().core.ports;
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => (running ? clock.every(1000, () => setNow(clock.now())) : undefined), [clock, running]);
  return now;
}
