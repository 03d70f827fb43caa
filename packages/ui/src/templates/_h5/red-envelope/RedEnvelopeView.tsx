import { EnvelopeModal } from '../../../patterns/EnvelopeCard/index.ts';
import { onModal } from '../../../patterns/onModal.tsx';
import { Sheet } from '../../../primitives/Sheet/index.ts';

/** A red envelope, and the amount won (SHELL-40). */
export default onModal(EnvelopeModal, Sheet);
