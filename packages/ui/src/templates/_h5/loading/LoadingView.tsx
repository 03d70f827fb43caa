import { WaitingWindow } from '../../../patterns/WaitingWindow/index.ts';
import type { LoadingViewProps } from '../../../views/loading/contract.ts';

/** The window that waits for its target, with hopping chips (PLAY-10). */
export default function LoadingView(props: LoadingViewProps) {
  return <WaitingWindow {...props} wide />;
}
