import { EnvelopeModal } from '../../../patterns/EnvelopeCard/index.ts';
import { onModal } from '../../../patterns/onModal.tsx';
import { SmallDialog } from '../parts/SmallDialog.tsx';

/** A red envelope, and the amount won (SHELL-40). */
export default onModal(EnvelopeModal, SmallDialog);
