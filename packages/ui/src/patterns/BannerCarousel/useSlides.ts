import { useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { slidePositions, slideShown } from './early-carousels.ts';

/** A swipe has ended after this time without scrolling, in ms. */
const SETTLED_MS = 150;

function closestSlide(viewport: Element): number {
  const away = slidePositions(viewport).map((left) => Math.abs(left - viewport.scrollLeft));
  return away.indexOf(Math.min(...away));
}

/**
 * The current slide, from 0: the browser scrolls and snaps, and the state follows. The first value is read from the markup,
 * because the visitor may have moved the carousel before hydration (`enhanceBeforeHydration`). Slides that join before the
 * current one do not move it.
 * @param ids the slides, in their order
 */
export function useSlides(ids: readonly string[]) {
  const id = useId();
  const count = ids.length;
  const viewport = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(() =>
    typeof document === 'undefined' ? 0 : slideShown(document.getElementById(id)),
  );
  // A press may have moved the carousel after it was rendered.
  useLayoutEffect(() => setIndex(slideShown(viewport.current)), []);

  const current = count === 0 ? 0 : index % count;
  const known = useRef(ids);
  useLayoutEffect(() => {
    const place = ids.indexOf(known.current[current] ?? '');
    known.current = ids;
    const element = viewport.current;
    if (place < 0 || place === current || !element) return;
    setIndex(place);
    element.scrollTo({ left: slidePositions(element)[place] ?? 0, behavior: 'instant' });
  }, [ids, current]);

  const attach = useCallback((element: HTMLDivElement) => {
    viewport.current = element;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onScroll = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => setIndex(closestSlide(element)), SETTLED_MS);
    };
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      viewport.current = null;
      clearTimeout(timer);
      element.removeEventListener('scroll', onScroll);
    };
  }, []);

  const go = useCallback(
    (to: number): void => {
      const next = (to + count) % count;
      setIndex(next);
      const element = viewport.current;
      element?.scrollTo({ left: slidePositions(element)[next] ?? 0 });
    },
    [count],
  );
  return { id, attach, current, go };
}

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
