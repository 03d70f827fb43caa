import { FormModal } from '../../../patterns/FormModal/index.ts';
import { RecoveryForm } from '../../../patterns/RecoveryForm/index.ts';
import type { RecoveryViewProps } from '../../../views/recovery/contract.ts';
import { SmallDialog } from '../parts/SmallDialog.tsx';

/** The reset of the login password, as a dialog (WPR-01, SHELL-35, SHELL-36x). */
export default function RecoveryView({ open, onClose, ...form }: RecoveryViewProps) {
  return (
    <FormModal modal={SmallDialog} open={open} onClose={onClose} texts={form.texts}>
      <RecoveryForm {...form} />
    </FormModal>
  );
}
