import type { RecoveryViewProps } from '../../views/recovery/contract.ts';
import { FormModal } from '../FormModal/index.ts';
import type { OnModal } from '../onModal.tsx';
import { RecoveryForm } from './RecoveryForm.tsx';

/** The reset of the login password (SHELL-35). */
export function RecoveryModal({ modal, open, onClose, ...form }: RecoveryViewProps & OnModal) {
  const { step, texts } = form;
  const subtitle = step === 'identity' ? texts.identitySubtitle : texts.passwordSubtitle;
  return (
    <FormModal modal={modal} open={open} onClose={onClose} texts={{ ...texts, subtitle }}>
      <RecoveryForm {...form} />
    </FormModal>
  );
}
