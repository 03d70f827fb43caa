import { RecoveryModal } from '../../../patterns/RecoveryForm/index.ts';
import { onModal } from '../../../patterns/onModal.tsx';
import { Sheet } from '../../../primitives/Sheet/index.ts';

/** The reset of the login password (SHELL-35). */
export default onModal(RecoveryModal, Sheet);
