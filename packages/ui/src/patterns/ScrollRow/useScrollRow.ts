import { useCallback, useLayoutEffect, useRef, type RefCallback } from 'react';
import { useReducedMotion } from '../../primitives/UiProvider/index.ts';

/** The properties of an element along the axis in which it scrolls. */
const axes = {
  x: { scroll: 'scrollLeft', whole: 'scrollWidth', shown: 'clientWidth', start: 'left', size: 'width' },
  y: { scroll: 'scrollTop', whole: 'scrollHeight', shown: 'clientHeight', start: 'top', size: 'height' },
} as const;

/** Marks the sides that hide content; styles fade those edges. */
function markEdges(row: HTMLElement, { scroll, whole, shown }: (typeof axes)['x' | 'y']): void {
  const hidden = row[whole] - row[shown];
  // Counted down from 0 if lines run from right to left.
  const passed = Math.abs(row[scroll]);
  row.toggleAttribute('data-before', passed > 1);
  row.toggleAttribute('data-after', passed < hidden - 1);
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

/** Interactions that scroll a row. */
const takes = ['pointerdown', 'wheel', 'focusin'] as const;

/**
 * Makes an element with the class `row` (or `column`, with the axis `y`) fade edges that hide content, and keeps the chosen
 * item in view: centred initially and when the row or its items change, until the visitor scrolls the row; scrolled smoothly
 * when `chosen` changes. The chosen element has `data-chosen`. The element may be mounted later than the component.
 * @returns the element's ref
 */
export function useScrollRow<Row extends HTMLElement>(
  chosen: string | number | null = null,
  axis: keyof typeof axes = 'x',
): RefCallback<Row> {
  const calm = useReducedMotion();
  const row = useRef<Row>(null);
  const at = useRef({ isLaidOut: false, isCentred: false, isTaken: false, calm });

  const attach = useCallback(
    (element: Row) => {
      row.current = element;
      Object.assign(at.current, { isLaidOut: false, isCentred: false, isTaken: false });
      const mark = (): void => markEdges(element, axes[axis]);
      // Observers report after layout and before paint; measuring in an effect would force the layout of a page that still
      // changes.
      const sizes = new ResizeObserver(() => {
        const { isCentred, isTaken, calm: isCalm } = at.current;
        at.current.isLaidOut = true;
        if (!isTaken) at.current.isCentred = centre(element, axes[axis], isCalm || !isCentred);
        mark();
      });
      const observe = (): void => {
        for (const part of element.children) sizes.observe(part);
      };
      const items = new MutationObserver(observe);
      sizes.observe(element);
      observe();
      items.observe(element, { childList: true });
      const take = (): void => {
        at.current.isTaken = true;
      };
      element.addEventListener('scroll', mark, { passive: true });
      for (const type of takes) element.addEventListener(type, take, { passive: true });
      return () => {
        row.current = null;
        sizes.disconnect();
        items.disconnect();
        element.removeEventListener('scroll', mark);
        for (const type of takes) element.removeEventListener(type, take);
      };
    },
    [axis],
  );

  useLayoutEffect(() => {
    at.current.calm = calm;
  }, [calm]);

  useLayoutEffect(() => {
    const { isLaidOut, isCentred, calm: isCalm } = at.current;
    at.current.isTaken = false;
    if (row.current && isLaidOut) at.current.isCentred = centre(row.current, axes[axis], isCalm || !isCentred);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- `chosen` moves the mark that is looked for.
  }, [chosen, axis]);

  return attach;
}
