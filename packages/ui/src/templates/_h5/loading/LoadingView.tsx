import { WaitingWindow } from '../../../patterns/WaitingWindow/index.ts';
import type { LoadingViewProps } from '../../../views/loading/contract.ts';

/** The window that waits for its target, chips hopping (PLAY-10, PLAY-11x). */
export default function LoadingView(props: LoadingViewProps) {
  return <WaitingWindow {...props} wide />;
}
