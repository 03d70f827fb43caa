import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useReducedMotion } from '../../primitives/UiProvider/index.ts';

/** Writes which sides hide content; styles fade those edges. */
function tellEdges(row: HTMLElement): void {
  const hidden = row.scrollWidth - row.clientWidth;
  row.toggleAttribute('data-before', row.scrollLeft > 1);
  row.toggleAttribute('data-after', row.scrollLeft < hidden - 1);
}

/**
 * Makes an element with the class `row` fade edges that hide content, and keeps the chosen item in view: centred initially,
 * scrolled smoothly when `chosen` changes. The chosen element has `data-chosen`.
 */
export function useScrollRow<Row extends HTMLElement>(chosen: string | number | null = null): RefObject<Row | null> {
  const row = useRef<Row>(null);
  const shown = useRef<string | number | null>(null);
  const calm = useReducedMotion();

  useLayoutEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    const read = (): void => tellEdges(element);
    // Observers report after layout and before paint; measuring here would force a second layout.
    const observer = new ResizeObserver(read);
    observer.observe(element);
    for (const part of element.children) observer.observe(part);
    element.addEventListener('scroll', read, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', read);
    };
  }, []);

  useLayoutEffect(() => {
    const element = row.current;
    const part = element?.querySelector<HTMLElement>('[data-chosen]');
    if (!element || !part) return;
    const box = part.getBoundingClientRect();
    const left = box.left - element.getBoundingClientRect().left + element.scrollLeft;
    const behavior = shown.current === null || calm ? 'instant' : 'smooth';
    shown.current = chosen;
    element.scrollTo({ left: left - (element.clientWidth - box.width) / 2, behavior });
  }, [chosen, calm]);

  return row;
}
