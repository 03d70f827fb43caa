import { SecurityQuestionModal } from '../../../patterns/SecurityQuestionForm/index.ts';
import { onModal } from '../../../patterns/onModal.tsx';
import { SmallDialog } from '../parts/SmallDialog.tsx';

/** The second step of a sign-in (AUTH-38). */
export default onModal(SecurityQuestionModal, SmallDialog);
