import { BrowserAdviceModal } from '../../../patterns/BrowserAdvice/index.ts';
import { onModal } from '../../../patterns/onModal.tsx';
import { SmallDialog } from '../parts/SmallDialog.tsx';

/** The browser is not supported (SITE-18). */
export default onModal(BrowserAdviceModal, SmallDialog);
