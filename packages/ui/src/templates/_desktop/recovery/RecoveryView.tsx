import { RecoveryForm } from '../../../patterns/RecoveryForm/index.ts';
import { Dialog } from '../../../primitives/Dialog/index.ts';
import type { RecoveryViewProps } from '../../../views/recovery/contract.ts';

/** The reset of the login password (WPR-01, SHELL-35, SHELL-36x). A stray press outside does not lose what was typed. */
export default function RecoveryView({ open, onClose, ...form }: RecoveryViewProps) {
  const { texts } = form;
  return (
    <Dialog
      size="sm"
      open={open}
      onClose={onClose}
      insistent
      title={texts.title}
      description={texts.subtitle}
      closeLabel={texts.close}
    >
      <RecoveryForm {...form} />
    </Dialog>
  );
}
