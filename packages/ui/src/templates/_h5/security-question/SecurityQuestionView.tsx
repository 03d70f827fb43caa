import { FormModal } from '../../../patterns/FormModal/index.ts';
import { SecurityQuestionForm } from '../../../patterns/SecurityQuestionForm/index.ts';
import { Sheet } from '../../../primitives/Sheet/index.ts';
import type { SecurityQuestionViewProps } from '../../../views/security-question/contract.ts';

/** The second step of a sign-in, as a sheet (AUTH-38 to AUTH-49x). */
export default function SecurityQuestionView({ open, onClose, ...form }: SecurityQuestionViewProps) {
  return (
    <FormModal modal={Sheet} open={open} onClose={onClose} texts={form.texts}>
      <SecurityQuestionForm {...form} />
    </FormModal>
  );
}
