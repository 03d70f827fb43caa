import { RecoveryModal } from '../../../patterns/RecoveryForm/index.ts';
import { onModal } from '../../../patterns/onModal.tsx';
import { SmallDialog } from '../parts/SmallDialog.tsx';

/** The reset of the login password (WPR-01, SHELL-35, SHELL-36x). */
export default onModal(RecoveryModal, SmallDialog);
