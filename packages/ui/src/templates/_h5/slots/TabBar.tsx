import { Fragment, type ReactNode } from 'react';
import { visuallyHidden } from '../../../foundations/text.css.ts';
import { DestinationLink } from '../../../patterns/Destination/index.ts';
import { Badge } from '../../../primitives/Badge/index.ts';
import type { TabBarProps } from '../../../slots/contract.ts';
import * as page from '../parts/page.css.ts';
import * as css from './TabBar.css.ts';

interface BarProps extends TabBarProps {
  readonly className?: string | undefined;
  /** Between the two halves of the entries. */
  readonly centre?: ReactNode;
}

/**
 * The main navigation at the bottom. The middle one of an odd number has `data-place="middle"`, for templates that raise it
 * (SHELL-43x).
 */
export function TabBar({ items, label, className = '', centre }: BarProps) {
  const middle = items.length >= 3 && items.length % 2 === 1 ? (items.length - 1) / 2 : -1;
  return (
    <nav className={`${css.root} ${className}`} aria-label={label}>
      <ul role="list" className={`${css.list} ${page.column}`}>
        {items.map((item, index) => (
          <Fragment key={item.name}>
            {centre && index === Math.floor(items.length / 2) && <li className={css.item}>{centre}</li>}
            <li
              className={css.item}
              data-place={index === middle ? 'middle' : undefined}
              data-guest={item.name === 'login' ? 'held' : undefined}
            >
              <DestinationLink to={item} className={css.tab} current={item.active}>
                <span className={css.icon} data-glyph={item.name} aria-hidden="true" />
                <span className={css.label} title={item.label}>
                  {item.label}
                </span>
                {item.badge !== undefined && item.badge.count > 0 && (
                  <span className={css.badge}>
                    <span className={visuallyHidden}>{`${item.badge.label}: `}</span>
                    <Badge count={item.badge.count} />
                  </span>
                )}
              </DestinationLink>
            </li>
          </Fragment>
        ))}
      </ul>
    </nav>
  );
}
