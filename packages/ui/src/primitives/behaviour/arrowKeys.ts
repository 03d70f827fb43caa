import type { KeyboardEvent } from 'react';

/** The items that arrow keys move between; they are read from the document at each press. */
export interface ArrowKeyOptions {
  /** Selector of the ancestor that holds all items. */
  readonly group: string;
  /** Selector of the items. */
  readonly items: string;
  readonly orientation?: 'horizontal' | 'vertical';
  /** Whether movement wraps from the last item to the first and back. */
  readonly loop?: boolean;
  /** Called with the index of the item that gets the focus. */
  readonly onMove?: (index: number) => void;
}

/** Names of the keys that lead to the item before and after. */
function arrowsOf(element: Element, orientation: ArrowKeyOptions['orientation']): readonly [string, string] {
  if (orientation === 'vertical') return ['ArrowUp', 'ArrowDown'];
  return getComputedStyle(element).direction === 'rtl' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
}

/**
 * Roving focus: a handler of an item's `keydown` that moves the focus between items by arrow keys, Home and End. Radix offers
 * the same for 6.7 kB (ADR 71). Keys with a modifier are left to the browser, where Alt and an arrow go back.
 */
export const arrowKeys =
  ({ group, items, orientation = 'horizontal', loop = false, onMove }: ArrowKeyOptions) =>
  (event: KeyboardEvent<HTMLElement>): void => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const elements = [...(event.currentTarget.closest(group)?.querySelectorAll<HTMLElement>(items) ?? [])];
    const at = elements.indexOf(event.currentTarget);
    const last = elements.length - 1;
    const [before, after] = arrowsOf(event.currentTarget, orientation);
    const steps: Readonly<Record<string, number>> = { [before]: at - 1, [after]: at + 1, Home: 0, End: last };
    const step = steps[event.key];
    if (step === undefined || at < 0) return;
    event.preventDefault();
    const target = loop ? (step + elements.length) % elements.length : Math.max(0, Math.min(step, last));
    elements[target]?.focus();
    onMove?.(target);
  };
