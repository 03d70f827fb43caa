import type { ReactNode } from 'react';
import { Modal, type ModalProps } from '../Dialog/Modal.tsx';
import { classes } from '../shared/classes.ts';
import * as styles from './Sheet.css.ts';

export interface SheetProps extends ModalProps {
  /** Edge it slides in from. `bottom` is as high as its content, the sides are as high as the page. */
  readonly side?: 'bottom' | 'left' | 'right';
  /** A full-height bottom sheet, for whole pages. */
  readonly large?: boolean;
}

/** A modal panel at an edge of the page: menus, the wallet, filters. */
export function Sheet({ side = 'bottom', large = false, ...rest }: SheetProps): ReactNode {
  return <Modal {...rest} surface={classes(styles.sheet, styles.edges[side], large && styles.large)} />;
}
