import type { Labels } from '../../labels/index.ts';
import type { demoListLabels } from './labels.ts';
import type { GameModel, Loadable } from '../../slots/models.ts';

/** A hall or provider to choose. */
export interface DemoChoice {
  readonly id: string;
  readonly name: string;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

/** Demo games by hall and provider (PLAY-41). */
export interface DemoListViewProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly halls: readonly DemoChoice[];
  readonly providers: readonly DemoChoice[];
  /** Playing one starts its demo. */
  readonly games: Loadable<GameModel>;
  readonly texts: Labels<typeof demoListLabels>;
}
