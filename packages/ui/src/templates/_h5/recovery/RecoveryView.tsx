import { FormModal } from '../../../patterns/FormModal/index.ts';
import { RecoveryForm } from '../../../patterns/RecoveryForm/index.ts';
import { Sheet } from '../../../primitives/Sheet/index.ts';
import type { RecoveryViewProps } from '../../../views/recovery/contract.ts';

/** The reset of the login password, as a sheet (WPR-01, SHELL-35, SHELL-36x). */
export default function RecoveryView({ open, onClose, ...form }: RecoveryViewProps) {
  return (
    <FormModal modal={Sheet} open={open} onClose={onClose} texts={form.texts}>
      <RecoveryForm {...form} />
    </FormModal>
  );
}
