import { SecurityQuestionModal } from '../../../patterns/SecurityQuestionForm/index.ts';
import { onModal } from '../../../patterns/onModal.tsx';
import { Sheet } from '../../../primitives/Sheet/index.ts';

/** The second step of a sign-in (AUTH-38). */
export default onModal(SecurityQuestionModal, Sheet);
