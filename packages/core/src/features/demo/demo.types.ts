import type { HallKey } from '@housefront/contract/ids';
import type { GameArt } from '../../base/game-art.ts';
import type { LocalizedText } from '../../i18n/localized-text.ts';

/** A provider with demo games. */
export interface DemoProvider {
  readonly id: string;
  readonly name: LocalizedText;
  readonly house: string;
  /** Art for dark surfaces and for light ones; may be empty. */
  readonly iconLight: string;
  readonly iconDark: string;
}

/** A hall with demo games (API-21). */
export interface DemoHall {
  readonly id: number;
  readonly key: HallKey;
  readonly name: LocalizedText;
  readonly icon: string;
  readonly iconActive: string;
  readonly providers: readonly DemoProvider[];
}

/** A demo game; play.start takes it as it is (PLAY-39). */
export interface DemoGame extends GameArt {
  readonly id: string;
  readonly gpId: string;
  readonly gameType: string;
  readonly gameCode: string;
  readonly house: string;
  readonly demo: true;
  readonly title: LocalizedText;
}
