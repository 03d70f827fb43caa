import type { ReactNode } from 'react';
import { useReducedMotion } from '../../primitives/UiProvider/index.ts';
import { row, useScrollRow } from '../ScrollRow/index.ts';
import * as css from './ShelfRow.css.ts';

export interface ShelfRowProps {
  /** A `GameGrid` or its skeleton. */
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/**
 * One row of tiles in the columns of `componentVars.tile`; others are reached by scrolling, or with a mouse by a button at
 * each end that scrolls by a page. The buttons are for the mouse only: the keyboard reaches every tile, and the row scrolls
 * to it. In CSS: `data-to` (`previous`, `next`) on the buttons.
 */
export function ShelfRow({ children, className = '' }: ShelfRowProps) {
  const list = useScrollRow<HTMLDivElement>();
  const calm = useReducedMotion();
  const turn = (button: HTMLElement, direction: 1 | -1): void => {
    const element = button.parentElement?.firstElementChild;
    if (!element) return;
    const sign = getComputedStyle(element).direction === 'rtl' ? -1 : 1;
    element.scrollBy({ left: sign * direction * element.clientWidth * 0.9, behavior: calm ? 'instant' : 'smooth' });
  };
  return (
    <div className={`${css.root} ${className}`}>
      <div ref={list} className={`${row} ${css.row}`}>
        {children}
      </div>
      {([-1, 1] as const).map((direction) => (
        <button
          key={direction}
          type="button"
          className={css.turn}
          tabIndex={-1}
          aria-hidden="true"
          data-to={direction === 1 ? 'next' : 'previous'}
          onClick={(event) => turn(event.currentTarget, direction)}
        />
      ))}
    </div>
  );
}
