import { SecurityQuestionForm } from '../../../patterns/SecurityQuestionForm/index.ts';
import { Dialog } from '../../../primitives/Dialog/index.ts';
import type { SecurityQuestionViewProps } from '../../../views/security-question/contract.ts';

/** The second step of a sign-in (AUTH-38 to AUTH-49x). A stray press outside does not lose what was typed. */
export default function SecurityQuestionView({ open, onClose, ...form }: SecurityQuestionViewProps) {
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
      <SecurityQuestionForm {...form} />
    </Dialog>
  );
}
