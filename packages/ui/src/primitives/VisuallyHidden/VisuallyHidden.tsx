import type { ReactNode } from 'react';
import { visuallyHidden } from '../../foundations/text.css.ts';

export interface VisuallyHiddenProps {
  readonly children: ReactNode;
  /** Element to use. */
  readonly as?: 'span' | 'div' | 'h1' | 'h2' | 'h3';
}

/** Text for assistive technology only. */
export function VisuallyHidden({ children, as: Tag = 'span' }: VisuallyHiddenProps): ReactNode {
  return <Tag className={visuallyHidden}>{children}</Tag>;
}
