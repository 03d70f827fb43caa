import { LoginModal } from '../../../patterns/LoginForm/index.ts';
import { onModal } from '../../../patterns/onModal.tsx';
import { Sheet } from '../../../primitives/Sheet/index.ts';

/** Sign-in (AUTH-01 to AUTH-06). */
export default onModal(LoginModal, Sheet);
