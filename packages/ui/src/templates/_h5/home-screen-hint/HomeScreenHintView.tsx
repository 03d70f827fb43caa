import { HomeScreenHint } from '../../../patterns/HomeScreenHint/index.ts';
import { onModal } from '../../../patterns/onModal.tsx';
import { Sheet } from '../../../primitives/Sheet/index.ts';

/** Instructions to add the site to the home screen (SHELL-38x). */
export default onModal(HomeScreenHint, Sheet);
