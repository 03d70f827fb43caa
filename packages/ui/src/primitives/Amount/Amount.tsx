import type { ReactNode } from 'react';
import { visuallyHidden } from '../../foundations/text.css.ts';
import { Verbatim } from '../Verbatim/index.ts';
import * as css from './Amount.css.ts';

export interface AmountProps {
  /** Formatted; null and undefined are shown as a dash. */
  readonly value: string | null | undefined;
  /** Text of the mark of an amount that may be old; omitted for one that is right (RT-25). */
  readonly stale?: string | false | undefined;
}

/** An amount of money that changes by itself. One that may be old has a small mark, and its text for screen readers (RT-25). */
export function Amount({ value, stale }: AmountProps): ReactNode {
  const isMarked = stale !== undefined && stale !== false && typeof value === 'string';
  return (
    <>
      <Verbatim className={isMarked ? css.stale : undefined}>{value ?? '–'}</Verbatim>
      {isMarked && <span className={visuallyHidden}>{` (${stale})`}</span>}
    </>
  );
}
