import { PasswordModal } from '../../../patterns/PasswordPanel/index.ts';
import { onModal } from '../../../patterns/onModal.tsx';
import { SmallDialog } from '../parts/SmallDialog.tsx';

/** The forced password change of a first login (PWD-05x). */
export default onModal(PasswordModal, SmallDialog);
