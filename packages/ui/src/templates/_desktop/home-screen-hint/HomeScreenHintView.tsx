import { HomeScreenHint } from '../../../patterns/HomeScreenHint/index.ts';
import { onModal } from '../../../patterns/onModal.tsx';
import { SmallDialog } from '../parts/SmallDialog.tsx';

/** How the site gets onto the home screen (SHELL-38x). */
export default onModal(HomeScreenHint, SmallDialog);
