import { LoginModal } from '../../../patterns/LoginForm/index.ts';
import { onModal } from '../../../patterns/onModal.tsx';
import { Sheet } from '../../../primitives/Sheet/index.ts';

/** Sign-in (AUTH-05). */
export default onModal(LoginModal, Sheet);
