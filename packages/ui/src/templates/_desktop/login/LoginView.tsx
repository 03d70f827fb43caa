import { LoginModal } from '../../../patterns/LoginForm/index.ts';
import { onModal } from '../../../patterns/onModal.tsx';
import { SmallDialog } from '../parts/SmallDialog.tsx';

/** Sign-in (AUTH-05). */
export default onModal(LoginModal, SmallDialog);
