import { GameStage } from '../../../patterns/GameStage/index.ts';
import type { PlayViewProps } from '../../../views/play/contract.ts';
import { bar, root } from './PlayView.css.ts';

const look = { root, bar };

/** A game with its toolbar above it (PLAY-14). */
export default function PlayView(props: PlayViewProps) {
  return <GameStage {...props} look={look} />;
}
