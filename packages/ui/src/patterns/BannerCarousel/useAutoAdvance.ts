import { useEffect, useState } from 'react';

/** True while the tab is hidden. */
function useHiddenTab(): boolean {
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    const read = (): void => setHidden(document.hidden);
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, []);
  return hidden;
}

/**
 * Calls `advance` every `period` ms while not paused and the tab is visible. `position` restarts the period, so a slide that
 * the visitor chose is shown for its full time (HOME-12x).
 */
export function useAutoAdvance(options: {
  period: number;
  paused: boolean;
  position: number;
  advance: () => void;
}): void {
  const { period, paused, position, advance } = options;
  const hidden = useHiddenTab();
  useEffect(() => {
    if (paused || hidden) return undefined;
    const timer = setTimeout(advance, period);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- A new position restarts the period.
  }, [period, paused, hidden, position, advance]);
}
