import type { ComponentType, ReactNode } from 'react';
import type { ModalProps } from '../../primitives/Dialog/index.ts';

export interface FormModalProps {
  /** The layer that a template shows forms on. */
  readonly modal: ComponentType<ModalProps>;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly texts: { readonly title: string; readonly subtitle: string; readonly close: string };
  /** The form. */
  readonly children: ReactNode;
}

/** A form on a layer over the page. A stray press outside does not lose what was typed. */
export function FormModal({ modal: Modal, open, onClose, texts, children }: FormModalProps) {
  return (
    <Modal
      open={open}
      onClose={onClose}
      insistent
      title={texts.title}
      description={texts.subtitle}
      closeLabel={texts.close}
    >
      {children}
    </Modal>
  );
}
