import type { CSSProperties, ReactNode } from 'react';
import { classes } from '../shared/classes.ts';
import * as styles from './Skeleton.css.ts';

export interface SkeletonProps {
  /** Any CSS length; 100 % by default. */
  readonly width?: string;
  /** Any CSS length. Not needed with `ratio`. */
  readonly height?: string;
  /** Aspect ratio, e.g. `3 / 4`. */
  readonly ratio?: string;
  /** `text` is as high as a line of text. */
  readonly shape?: 'box' | 'text' | 'round' | 'tile';
  readonly className?: string;
}

/**
 * A placeholder with the geometry of the loading content, so that nothing moves. Hidden from assistive technology: set
 * `aria-busy` on the region.
 */
export function Skeleton({ width, height, ratio, shape = 'box', className }: SkeletonProps): ReactNode {
  const size: CSSProperties = { width, height, aspectRatio: ratio };
  return <span aria-hidden="true" className={classes(styles.skeleton, styles.shape[shape], className)} style={size} />;
}
