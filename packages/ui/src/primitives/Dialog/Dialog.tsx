import type { ReactNode } from 'react';
import * as styles from './Dialog.css.ts';
import { pinDialogTop } from './pinDialogTop.ts';
import { Modal, type ModalProps } from './Modal.tsx';

export interface DialogProps extends ModalProps {
  /** Widest width: 400, 560 or 840 px; at most the page less its margins. */
  readonly size?: 'sm' | 'md' | 'lg';
}

/** A centred modal dialog. */
export function Dialog({ size = 'md', ...rest }: DialogProps): ReactNode {
  return <Modal {...rest} surface={styles.dialog[size]} place={pinDialogTop} />;
}
