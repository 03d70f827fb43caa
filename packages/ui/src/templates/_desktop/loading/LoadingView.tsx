import { WaitingWindow } from '../../../patterns/WaitingWindow/index.ts';
import type { LoadingViewProps } from '../../../views/loading/contract.ts';
import * as css from './LoadingView.css.ts';

/** The window that waits for its target, with flipping chips (PLAY-10). */
export default function LoadingView(props: LoadingViewProps) {
  return <WaitingWindow {...props} className={css.root} />;
}
