import { FormModal } from '../../../patterns/FormModal/index.ts';
import { SecurityQuestionForm } from '../../../patterns/SecurityQuestionForm/index.ts';
import type { SecurityQuestionViewProps } from '../../../views/security-question/contract.ts';
import { SmallDialog } from '../parts/SmallDialog.tsx';

/** The second step of a sign-in, as a dialog (AUTH-38 to AUTH-49x). */
export default function SecurityQuestionView({ open, onClose, ...form }: SecurityQuestionViewProps) {
  return (
    <FormModal modal={SmallDialog} open={open} onClose={onClose} texts={form.texts}>
      <SecurityQuestionForm {...form} />
    </FormModal>
  );
}
