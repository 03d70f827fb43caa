import { definePage } from '../../kernel/definePage.tsx';
import { useWaitingView } from './useWaitingView.ts';

/** The placeholder window (PLAY-10, PLAY-11x): waits for its target, offers a way out when none comes. */
export default definePage('loading', { useView: useWaitingView });
