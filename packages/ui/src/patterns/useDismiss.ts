import { useEffect, useEffectEvent, type RefObject } from 'react';

/** How an open element was dismissed. */
export type Dismissal = 'escape' | 'elsewhere';

/** While `open`: calls back on Escape, and on a press or focus outside of `place`. */
export function useDismiss(
  open: boolean,
  place: RefObject<HTMLElement | null>,
  onDismiss: (by: Dismissal) => void,
): void {
  const tell = useEffectEvent(onDismiss);
  useEffect(() => {
    if (!open) return undefined;
    const onElsewhere = ({ target }: Event) => {
      if (target instanceof Node && !place.current?.contains(target)) tell('elsewhere');
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') tell('escape');
    };
    document.addEventListener('pointerdown', onElsewhere);
    document.addEventListener('focusin', onElsewhere);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onElsewhere);
      document.removeEventListener('focusin', onElsewhere);
      document.removeEventListener('keydown', onKey);
    };
  }, [open, place]);
}
