import { useEffect, useRef } from 'react';

/**
 * Scrolls a new fact of a list into view and focuses it, so that a screen reader announces it. The form that adds facts is
 * below the list (MEM-45x).
 * @param ids of the shown facts; undefined while unknown
 */
export function useShowNewFact(ids: readonly string[] | undefined): void {
  const known = useRef(ids);
  useEffect(() => {
    const added = ids?.find((id) => known.current !== undefined && !known.current.includes(id));
    known.current = ids;
    const fact = added === undefined ? null : document.querySelector<HTMLElement>(`[data-fact="${CSS.escape(added)}"]`);
    if (!fact) return;
    fact.tabIndex = -1;
    fact.focus({ preventScroll: true });
    fact.scrollIntoView({ block: 'center' });
  }, [ids]);
}
