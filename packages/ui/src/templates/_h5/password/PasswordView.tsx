import { PasswordModal } from '../../../patterns/PasswordPanel/index.ts';
import { onModal } from '../../../patterns/onModal.tsx';
import { Sheet } from '../../../primitives/Sheet/index.ts';

/** The forced password change of a first login (PWD-05x). */
export default onModal(PasswordModal, Sheet);
