import { RecoveryModal } from '../../../patterns/RecoveryForm/index.ts';
import { onModal } from '../../../patterns/onModal.tsx';
import { SmallDialog } from '../parts/SmallDialog.tsx';

/** The reset of the login password (SHELL-35). */
export default onModal(RecoveryModal, SmallDialog);
