import { RouletteModal } from '../../../patterns/PrizeWheel/index.ts';
import { onModal } from '../../../patterns/onModal.tsx';
import { Sheet } from '../../../primitives/Sheet/index.ts';

/** The wheel of prizes (ROU-04). */
export default onModal(RouletteModal, Sheet);
