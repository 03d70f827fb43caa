import { useEffect, useRef, type ReactNode } from 'react';
import { Amount } from '../../primitives/Amount/index.ts';
import * as css from './SessionBar.css.ts';

/** Amount or time that the bar shows. */
export interface SessionFigure {
  readonly id: 'balance' | 'net' | 'staked' | 'won' | 'elapsed' | 'clock';
  readonly label: string;
  /** Formatted; null while it is unknown. */
  readonly value: string | null;
  /** Text of the mark of an amount that may be old (RT-25). */
  readonly stale?: string | false | undefined;
}

export interface SessionBarProps {
  /** Name of the region. */
  readonly label: string;
  readonly figures: readonly SessionFigure[];
  /** Above a game that fills the window. */
  readonly compact?: boolean;
}

/** Name of the variable by which other parts at the lower edge keep clear of the bar. */
const roomName = css.room.replace(/^var\((.+)\)$/, '$1');

/** Keeps floats and the end of what has the focus clear of a bar at the lower edge. */
function useRoom(isAtEdge: boolean) {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    const root = bar.current;
    if (!isAtEdge || !root) return undefined;
    const page = document.documentElement;
    const fit = (): void => {
      root.dataset['over'] = document.querySelector('[data-tabs]') ? 'tabs' : 'page';
      page.style.setProperty(roomName, `${root.offsetHeight}px`);
    };
    page.dataset['sessionBar'] = '';
    fit();
    let drawn = 0;
    const sizes = new ResizeObserver(() => {
      // In the next frame, because it moves elements that others observe.
      cancelAnimationFrame(drawn);
      drawn = requestAnimationFrame(fit);
    });
    // Of the page too: another one may have no bottom bar.
    for (const element of [root, document.body]) sizes.observe(element);
    return () => {
      sizes.disconnect();
      cancelAnimationFrame(drawn);
      delete page.dataset['sessionBar'];
      page.style.removeProperty(roomName);
    };
  }, [isAtEdge]);
  return bar;
}

/**
 * Money and time of the session, always in view. It moves nothing when it arrives: it is the last part of the page and stays
 * at the lower edge of the window, above a bottom bar. It announces nothing by itself; a screen reader finds it as a region.
 * In CSS: `data-session`, `data-over` with `tabs` above a bottom bar, `data-figure` with the id of a figure (RG-09).
 */
export function SessionBar({ label, figures, compact = false }: SessionBarProps): ReactNode {
  const bar = useRoom(!compact);
  return (
    <section ref={bar} className={compact ? css.compact : css.bar} aria-label={label} data-session="">
      <dl className={compact ? css.compactList : css.list}>
        {figures.map(({ id, label: name, value, stale }) => (
          <div key={id} className={css.figure} data-figure={id}>
            <dt className={css.label}>{name}</dt>
            <dd className={css.value}>
              <Amount value={value} stale={stale} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
