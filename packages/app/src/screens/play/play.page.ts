import { definePage } from '../../kernel/definePage.tsx';
import { usePlayView } from './usePlayView.tsx';

/** The running game as a page (PLAY-14). */
export default definePage('play', { useView: usePlayView });
