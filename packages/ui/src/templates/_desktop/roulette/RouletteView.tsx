import { RouletteModal } from '../../../patterns/PrizeWheel/index.ts';
import { onModal } from '../../../patterns/onModal.tsx';
import { SmallDialog } from '../parts/SmallDialog.tsx';

/** The wheel of prizes (ROU-04). */
export default onModal(RouletteModal, SmallDialog);
