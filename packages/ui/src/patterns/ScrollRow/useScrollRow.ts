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

/**
 * Makes an element with the class `row` (or `column`, with the axis `y`) fade edges that hide content, and keeps the chosen item
 * in view: centred initially, scrolled smoothly when `chosen` changes. The chosen element has `data-chosen`.
 */
export function useScrollRow<Row extends HTMLElement>(
  chosen: string | number | null = null,
  axis: keyof typeof axes = 'x',
): RefObject<Row | null> {
  const row = useRef<Row>(null);
  const shown = useRef<string | number | null>(null);
  const calm = useReducedMotion();

  useLayoutEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    const read = (): void => tellEdges(element, axes[axis]);
    // Observers report after layout and before paint; measuring here would force a second layout.
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
    const element = row.current;
    const part = element?.querySelector<HTMLElement>('[data-chosen]');
    if (!element || !part) return;
    const { start, scroll, shown: room, size } = axes[axis];
    const box = part.getBoundingClientRect();
    const from = box[start] - element.getBoundingClientRect()[start] + element[scroll];
    const behavior = shown.current === null || calm ? 'instant' : 'smooth';
    shown.current = chosen;
    element.scrollTo({ [start]: from - (element[room] - box[size]) / 2, behavior });
  }, [chosen, calm, axis]);

  return row;
}
