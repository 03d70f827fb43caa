import { BrowserAdviceModal } from '../../../patterns/BrowserAdvice/index.ts';
import { onModal } from '../../../patterns/onModal.tsx';
import { Sheet } from '../../../primitives/Sheet/index.ts';

/** The browser is not supported (SITE-18). */
export default onModal(BrowserAdviceModal, Sheet);
