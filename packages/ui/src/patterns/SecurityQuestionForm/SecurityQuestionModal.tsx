import type { SecurityQuestionViewProps } from '../../views/security-question/contract.ts';
import { FormModal } from '../FormModal/index.ts';
import type { OnModal } from '../onModal.tsx';
import { SecurityQuestionForm } from './SecurityQuestionForm.tsx';

/** The second step of a sign-in (AUTH-38). */
export function SecurityQuestionModal({ modal, open, onClose, ...form }: SecurityQuestionViewProps & OnModal) {
  return (
    <FormModal modal={modal} open={open} onClose={onClose} texts={form.texts}>
      <SecurityQuestionForm {...form} />
    </FormModal>
  );
}
