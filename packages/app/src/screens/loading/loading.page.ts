import { definePage } from '../../kernel/definePage.tsx';
import { useWaitingView } from './useWaitingView.ts';

/** The placeholder window: waits for its target, offers to close after a timeout (PLAY-11x). */
export default definePage('loading', { useView: useWaitingView });
