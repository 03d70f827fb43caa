import { LoginModal } from '../../../patterns/LoginForm/index.ts';
import { onModal } from '../../../patterns/onModal.tsx';
import { SmallDialog } from '../parts/SmallDialog.tsx';

/** Sign-in (AUTH-01 to AUTH-06). */
export default onModal(LoginModal, SmallDialog);
