import { useEffect, useState, type MouseEvent } from 'react';
import { useReducedMotion } from '../../primitives/UiProvider/index.ts';
import type { HallModel } from '../../slots/models.ts';
import { row, useScrollRow } from '../ScrollRow/index.ts';
import { HallPicture } from '../HallPicture.tsx';
import * as css from './HallChips.css.ts';

export interface HallChipsProps {
  readonly halls: readonly HallModel[];
  /** Name of the row. */
  readonly label: string;
  readonly className?: string | undefined;
}

/** Id of the element with a hall's games on this page. */
export const hallAnchor = (hall: number): string => `hall-${hall}`;

/** Part of the window that counts as being read: its upper third, below the bars. */
const readingArea = '-20% 0px -60% 0px';

/** The hall whose games are being read; null above the first. */
function useHallInView(halls: readonly HallModel[]): number | null {
  const [shown, setShown] = useState<number | null>(null);
  useEffect(() => {
    const inside = new Set<string>();
    const observer = new IntersectionObserver(
      (changes) => {
        for (const { target, isIntersecting } of changes) {
          if (isIntersecting) inside.add(target.id);
          else inside.delete(target.id);
        }
        setShown(halls.find(({ id }) => inside.has(hallAnchor(id)))?.id ?? null);
      },
      { rootMargin: readingArea },
    );
    for (const { id } of halls) {
      const place = document.getElementById(hallAnchor(id));
      if (place) observer.observe(place);
    }
    return () => observer.disconnect();
  }, [halls]);
  return shown;
}

/**
 * The halls of a page as a row of links to their games on it. The hall being read is highlighted and kept in view; a press
 * scrolls there and moves the focus. Without scripts they are plain anchors. The games of a hall are in an element with the
 * id `hallAnchor(id)` (CAT-06).
 */
export function HallChips({ halls, label, className = '' }: HallChipsProps) {
  const shown = useHallInView(halls);
  const calm = useReducedMotion();
  const list = useScrollRow<HTMLElement>(shown);
  const jump = (event: MouseEvent, hall: number): void => {
    const place = document.getElementById(hallAnchor(hall));
    if (!place) return;
    event.preventDefault();
    place.scrollIntoView({ behavior: calm ? 'instant' : 'smooth', block: 'start' });
    place.focus({ preventScroll: true });
  };
  return (
    <nav ref={list} aria-label={label} className={`${row} ${css.list} ${className}`}>
      {halls.map((hall) => (
        <a
          key={hall.id}
          href={`#${hallAnchor(hall.id)}`}
          className={css.chip}
          aria-current={hall.id === shown ? 'location' : undefined}
          {...(hall.id === shown ? { 'data-chosen': '' } : {})}
          onClick={(event) => jump(event, hall.id)}
        >
          <HallPicture hall={hall} active={hall.id === shown} size={24} className={css.icon} />
          {hall.shortName}
        </a>
      ))}
    </nav>
  );
}
