import { Consent } from '../../../patterns/Consent/index.ts';
import { onModal } from '../../../patterns/onModal.tsx';
import { Sheet } from '../../../primitives/Sheet/index.ts';

/** The question for consent, and the choices (CNS-02). */
export default onModal(Consent, Sheet);
