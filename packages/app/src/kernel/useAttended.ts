import { isHeld, passage } from '@housefront/ui/patterns/DeferHydration';
import { startTransition, useEffect, useState } from 'react';
import { useHydrated } from './useHydrated.ts';

/**
 * As {@link useHydrated}, but not before somebody is at the page while parts of it are held: for what only those parts show, which
 * stay as the server sent them until then (ADR 50).
 */
export function useAttended(): boolean {
  const hydrated = useHydrated();
  const [open, setOpen] = useState(() => !isHeld());
  useEffect(() => {
    let left = false;
    void passage().then(() => !left && startTransition(() => setOpen(true)));
    return () => {
      left = true;
    };
  }, []);
  return hydrated && open;
}
