import { RecoveryModal } from '../../../patterns/RecoveryForm/index.ts';
import { onModal } from '../../../patterns/onModal.tsx';
import { Sheet } from '../../../primitives/Sheet/index.ts';

/** The reset of the login password (WPR-01, SHELL-35, SHELL-36x). */
export default onModal(RecoveryModal, Sheet);
