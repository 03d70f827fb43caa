import { definePage } from '../../kernel/definePage.tsx';
import { useWaitingView } from './useWaitingView.ts';

/** The placeholder window (PLAY-10, PLAY-11x): waits for its target, offers to close after a timeout. */
export default definePage('loading', { useView: useWaitingView });
