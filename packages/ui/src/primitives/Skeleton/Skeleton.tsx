import type { CSSProperties, ReactNode } from 'react';
import * as styles from './Skeleton.css.ts';

export interface SkeletonProps {
  /** Any CSS length; the whole width by default. */
  readonly width?: string;
  /** Any CSS length. Not needed with `ratio`. */
  readonly height?: string;
  /** Width to height, e.g. `3 / 4`. */
  readonly ratio?: string;
  /** `text` takes the height of a line of the text around it. */
  readonly shape?: 'box' | 'text' | 'round' | 'tile';
  readonly className?: string;
}

/**
 * A placeholder with the geometry of what is loading, so that nothing moves when it arrives. Silent for assistive
 * technology: say "loading" once on the region that holds it (`aria-busy`).
 */
export function Skeleton({ width, height, ratio, shape = 'box', className }: SkeletonProps): ReactNode {
  const size: CSSProperties = { width, height, aspectRatio: ratio };
  return <span aria-hidden="true" className={`${styles.skeleton({ shape })} ${className ?? ''}`} style={size} />;
}
