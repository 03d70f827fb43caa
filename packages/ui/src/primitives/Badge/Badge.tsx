import type { ReactNode } from 'react';
import { visuallyHidden } from '../../foundations/text.css.ts';
import { classes } from '../shared/classes.ts';
import * as styles from './Badge.css.ts';
import { Verbatim } from '../Verbatim/index.ts';

/** Text of a counter: the number up to 99, above it `99+`; null for zero, negative numbers and NaN (SHELL-57). */
export function badgeText(count: number): string | null {
  if (!(count > 0)) return null;
  return count > 99 ? '99+' : String(Math.floor(count));
}

export interface BadgeProps {
  /** Number shown; 0 renders nothing. */
  readonly count: number;
  /** The counted things, for assistive technology, e.g. `unread letters`; omit if adjacent text names them. */
  readonly label?: string;
}

/** A counter on an icon or a label (SHELL-57). */
export function Badge({ count, label }: BadgeProps): ReactNode {
  const text = badgeText(count);
  if (text === null) return null;
  return (
    <span className={styles.badge}>
      <Verbatim>{text}</Verbatim>
      {label !== undefined && <span className={visuallyHidden}>{` ${label}`}</span>}
    </span>
  );
}

export interface TagProps {
  /** `hot` and `new` are the tags of tiles; `live` has a pulsing dot. */
  readonly kind: 'hot' | 'new' | 'live' | 'info';
  readonly children: string;
}

/** A short word on a tile or a card, with an ellipsis if it does not fit (CAT-05). */
export function Tag({ kind, children }: TagProps): ReactNode {
  return (
    <span className={classes(styles.tag, styles.tagKind[kind])} title={children}>
      <span className={styles.word}>{children}</span>
    </span>
  );
}
