import type { ReactNode } from 'react';
import type { OnModal } from '../onModal.tsx';

export interface FormModalProps extends OnModal {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly texts: { readonly title: string; readonly subtitle: string; readonly close: string };
  /** The form. */
  readonly children: ReactNode;
}

/** A form in a modal. A press outside does not close it, so that input is not lost. */
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
