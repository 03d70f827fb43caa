import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useReducedMotion } from '../../primitives/UiProvider/index.ts';

/** The properties of an element along the axis in which it scrolls. */
const axes = {
  x: { scroll: 'scrollLeft', whole: 'scrollWidth', shown: 'clientWidth', start: 'left', size: 'width' },
  y: { scroll: 'scrollTop', whole: 'scrollHeight', shown: 'clientHeight', start: 'top', size: 'height' },
} as const;

/** Writes which sides hide content; styles fade those edges. */
function tellEdges(row: HTMLElement, { scroll, whole, shown }: (typeof axes)['x' | 'y']): void {
  const hidden = row[whole] - row[shown];
  row.toggleAttribute('data-before', row[scroll] > 1);
  row.toggleAttribute('data-after', row[scroll] < hidden - 1);
}

/** Scrolls a row so that its chosen item is in the middle; false without one. Forces layout. */
function centre(row: HTMLElement, { start, scroll, shown, size }: (typeof axes)['x' | 'y'], calm: boolean): boolean {
  const part = row.querySelector<HTMLElement>('[data-chosen]');
  if (!part) return false;
  const box = part.getBoundingClientRect();
  const from = box[start] - row.getBoundingClientRect()[start] + row[scroll];
  row.scrollTo({ [start]: from - (row[shown] - box[size]) / 2, behavior: calm ? 'instant' : 'smooth' });
  return true;
}

/**
 * Makes an element with the class `row` (or `column`, with the axis `y`) fade edges that hide content, and keeps the chosen item
 * in view: centred initially, scrolled smoothly when `chosen` changes. The chosen element has `data-chosen`.
 */
export function useScrollRow<Row extends HTMLElement>(
  chosen: string | number | null = null,
  axis: keyof typeof axes = 'x',
): RefObject<Row | null> {
  const row = useRef<Row>(null);
  const isLaidOut = useRef(false);
  const isCentred = useRef(false);
  const calm = useReducedMotion();

  useLayoutEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    // Observers report after layout and before paint; measuring in an effect would lay out a page that still changes.
    const read = (): void => {
      if (!isLaidOut.current) isCentred.current = centre(element, axes[axis], true);
      isLaidOut.current = true;
      tellEdges(element, axes[axis]);
    };
    const observer = new ResizeObserver(read);
    observer.observe(element);
    for (const part of element.children) observer.observe(part);
    element.addEventListener('scroll', read, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', read);
    };
  }, [axis]);

  useLayoutEffect(() => {
    if (!row.current || !isLaidOut.current) return;
    if (centre(row.current, axes[axis], calm || !isCentred.current)) isCentred.current = true;
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- `chosen` moves the mark that is looked for.
  }, [chosen, calm, axis]);

  return row;
}
