import { GameStage } from '../../../patterns/GameStage/index.ts';
import type { PlayViewProps } from '../../../views/play/contract.ts';
import { bar, name, root, stage } from './PlayView.css.ts';

const look = { root, bar, name, stage };

/** A game with a slim toolbar (PLAY-14). */
export default function PlayView(props: PlayViewProps) {
  return <GameStage {...props} look={look} size="sm" />;
}
