import type { ReactNode } from 'react';
import type { OnModal } from '../onModal.tsx';

export interface FormModalProps extends OnModal {
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
