import { useEffect, useRef, useState } from 'react';

/** Throttles a text for a live region: at most one update per `period` ms, with the latest text. */
export function useThrottledText(text: string, period = 60_000): string {
  const [spoken, setSpoken] = useState(text);
  const latest = useRef(text);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  useEffect(() => {
    latest.current = text;
    if (timer.current !== undefined) return;
    const release = (): void => {
      setSpoken(latest.current);
      timer.current = undefined;
    };
    if (text === spoken) return;
    // oxlint-disable-next-line react/set-state-in-effect -- The first text is spoken at once, not after a period.
    if (spoken === '') setSpoken(text);
    timer.current = setTimeout(release, period);
  }, [text, spoken, period]);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );
  return spoken;
}
