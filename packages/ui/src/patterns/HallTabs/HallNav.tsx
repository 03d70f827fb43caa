import { Link } from '../../primitives/Link/index.ts';
import type { HallModel } from '../../slots/models.ts';
import { row, useScrollRow } from '../ScrollRow/index.ts';
import * as css from './HallTabs.css.ts';
import { HallIcon } from './HallTabs.tsx';

export interface HallNavProps {
  readonly halls: readonly HallModel[];
  /** Name of the navigation. */
  readonly label: string;
  readonly className?: string | undefined;
}

/** The halls as links to their pages; the current one is highlighted and scrolled into view (CAT-06). */
export function HallNav({ halls, label, className = '' }: HallNavProps) {
  const current = halls.find(({ active }) => active)?.id ?? null;
  const list = useScrollRow<HTMLElement>(current);
  return (
    <nav ref={list} aria-label={label} className={`${row} ${css.list} ${className}`}>
      {halls.map((hall) => (
        <Link
          key={hall.id}
          href={hall.href}
          className={css.tab}
          aria-current={hall.active ? 'page' : undefined}
          {...(hall.active ? { 'data-chosen': '' } : {})}
        >
          <HallIcon hall={hall} active={hall.active} />
          <span className={css.label}>{hall.shortName}</span>
        </Link>
      ))}
    </nav>
  );
}
