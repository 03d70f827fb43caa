import { useEffect, useEffectEvent, useRef } from 'react';
import { useTurn, type Part } from './attention.ts';

/**
 * Asks in message boxes when the turn of a part has come, once each time.
 * @param wanted ends with the answer, so that later parts wait for it
 */
export function useTurnToAsk(name: Part, wanted: boolean, ask: () => Promise<void>): void {
  const isTurn = useTurn(name, wanted);
  const isAsking = useRef(false);
  const run = useEffectEvent(async () => {
    isAsking.current = true;
    await ask();
    isAsking.current = false;
  });
  useEffect(() => {
    // A part before it came and went meanwhile.
    if (isTurn && !isAsking.current) void run();
  }, [isTurn]);
}
