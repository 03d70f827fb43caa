import type { MouseEvent, ReactNode } from 'react';
import { isPlainClick } from '../../primitives/Link/isPlainClick.ts';
import { Link } from '../../primitives/Link/index.ts';
import { Skeleton } from '../../primitives/Skeleton/index.ts';
import { column, useScrollRow } from '../ScrollRow/index.ts';
import * as css from './HallRail.css.ts';

/** A link of the rail, in most cases to a hall. */
export interface HallRailEntry {
  readonly id: string;
  readonly label: string;
  /** A page, or `#` and the id of a section of the current page. */
  readonly href: string;
  /** The entry's picture; a current hall shows its active icon (CAT-07). */
  readonly picture: (current: boolean) => ReactNode;
}

export interface HallRailProps {
  readonly entries: readonly HallRailEntry[];
  /** Id of the current entry. */
  readonly current: string | null;
  /** Called with the id instead of following the link; by default, and before scripts run, the browser follows it. */
  readonly onFollow?: ((id: string) => void) | undefined;
  /** Name of the navigation. */
  readonly label: string;
  readonly className?: string | undefined;
}

/**
 * The halls as a column of links: to their pages, or to their sections of the current page. Not tabs, because nothing is
 * hidden. If not all fit, the column scrolls and keeps the current one in view. `data-chosen` in CSS is the current one
 * (CAT-06).
 */
export function HallRail({ entries, current, onFollow, label, className = '' }: HallRailProps) {
  const list = useScrollRow<HTMLElement>(current, 'y');
  const follow =
    onFollow &&
    ((id: string) =>
      (event: MouseEvent<HTMLAnchorElement>): void => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        onFollow(id);
      });
  return (
    <nav ref={list} aria-label={label} className={`${column} ${css.list} ${className}`}>
      {entries.map(({ id, label: name, href, picture }) => {
        const on = id === current;
        return (
          <Link
            key={id}
            href={href}
            className={css.entry}
            aria-current={on ? (href.startsWith('#') ? 'location' : 'page') : undefined}
            {...(on ? { 'data-chosen': '' } : {})}
            {...(follow ? { onClick: follow(id) } : {})}
          >
            <span className={css.picture}>{picture(on)}</span>
            {name}
          </Link>
        );
      })}
    </nav>
  );
}

/** Skeleton entries of the same geometry (TPL-05). */
export function HallRailSkeleton({
  count = 8,
  className = '',
}: {
  readonly count?: number;
  readonly className?: string;
}) {
  return (
    <div className={`${column} ${css.list} ${className}`} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className={css.entry}>
          <span className={css.picture}>
            <Skeleton shape="round" width="30px" height="30px" />
          </span>
          <Skeleton width="40px" height="12px" />
        </span>
      ))}
    </div>
  );
}
