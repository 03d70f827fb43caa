import { useId, useState } from 'react';
import { disclosureButton } from '../../primitives/behaviour/disclosureButton.ts';
import { useDismiss } from '../../primitives/behaviour/useDismiss.ts';
import { Link } from '../../primitives/Link/index.ts';
import { Skeleton } from '../../primitives/Skeleton/index.ts';
import type { HallKey, HallModel } from '../../slots/models.ts';
import { HallPicture } from '../HallPicture.tsx';
import * as css from './HallSegments.css.ts';

export interface HallSegmentsProps {
  readonly halls: readonly HallModel[];
  /** Halls with a segment of their own, in this order; the others are in a menu. */
  readonly first: readonly HallKey[];
  /** Id of the hall of the current page; null elsewhere. */
  readonly current: number | null;
  /** Name of the navigation, and of the last segment. */
  readonly label: string;
  readonly more: string;
  readonly className?: string | undefined;
}

/**
 * A segmented control of links to the most popular halls, with the others in a menu in its last segment. The menu closes on
 * Escape, on a choice, and on presses or focus elsewhere. `data-chosen` in CSS is the current hall, or the segment whose menu
 * contains it (CAT-06).
 */
export function HallSegments({ halls, first, current, label, more, className = '' }: HallSegmentsProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const { root } = useDismiss<HTMLDivElement>(open, () => setOpen(false));
  const own = first.flatMap((key) => halls.find((hall) => hall.key === key) ?? []);
  const others = halls.filter((hall) => !own.includes(hall));
  const state = (hall: HallModel) =>
    hall.id === current ? ({ 'aria-current': 'page', 'data-chosen': '' } as const) : {};
  return (
    <nav aria-label={label} className={`${css.root} ${className}`}>
      <div ref={root}>
        <div className={css.bar}>
          {own.map((hall) => (
            <Link key={hall.id} href={hall.href} className={css.segment} {...state(hall)}>
              {hall.shortName}
            </Link>
          ))}
          {others.length > 0 && (
            <button
              {...disclosureButton(open, id, () => setOpen(!open))}
              className={css.segment}
              data-chosen={others.some((hall) => hall.id === current) ? '' : undefined}
            >
              {more}
            </button>
          )}
        </div>
        {open && (
          <ul role="list" id={id} className={css.menu}>
            {others.map((hall) => (
              <li key={hall.id}>
                <Link href={hall.href} className={css.item} onClick={() => setOpen(false)} {...state(hall)}>
                  <HallPicture hall={hall} active size={28} className={css.icon} />
                  {hall.name}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </nav>
  );
}

/** Skeleton of the same geometry (TPL-05). */
export function HallSegmentsSkeleton({ className = '' }: { readonly className?: string }) {
  return (
    <div className={`${css.root} ${className}`} aria-hidden="true">
      <div className={css.bar}>
        {Array.from({ length: 4 }, (_, index) => (
          <span key={index} className={css.segment}>
            <Skeleton width="48px" height="14px" />
          </span>
        ))}
      </div>
    </div>
  );
}
