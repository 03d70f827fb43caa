import type { RecoveryViewProps } from '../../views/recovery/contract.ts';
import { FormModal } from '../FormModal/index.ts';
import type { OnModal } from '../onModal.tsx';
import { RecoveryForm } from './RecoveryForm.tsx';

/** The reset of the login password (WPR-01, SHELL-35, SHELL-36x). */
export function RecoveryModal({ modal, open, onClose, ...form }: RecoveryViewProps & OnModal) {
  return (
    <FormModal modal={modal} open={open} onClose={onClose} texts={form.texts}>
      <RecoveryForm {...form} />
    </FormModal>
  );
}
