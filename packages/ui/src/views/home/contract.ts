import type { Labels } from '../../labels/index.ts';
import type { homeLabels } from './labels.ts';
import type { ReactNode } from 'react';
import type {
  AnnouncementModel,
  BannerModel,
  GameModel,
  HallModel,
  JackpotModel,
  Loadable,
  PromotionModel,
  SessionModel,
} from '../../slots/models.ts';

/** The games shown for one hall on the home page. */
export interface HallShelf {
  readonly hall: HallModel;
  readonly games: Loadable<GameModel>;
}

export type HomeTexts = Labels<typeof homeLabels>;

/** Home `/` (HOME-01). */
export interface HomeViewProps {
  readonly session: SessionModel;
  readonly banners: Loadable<BannerModel>;
  /** What the template's own slot for small banners shows; null without that slot (HOME-12x). */
  readonly smallBanners: ReactNode;
  readonly announcements: Loadable<AnnouncementModel>;
  /** Opens the announcements at an announcement (SHELL-34). */
  readonly onOpenAnnouncement: (id: string) => void;
  readonly jackpot: JackpotModel;
  /** Halls of the current mode and currency, in received order (CAT-06). */
  readonly halls: Loadable<HallModel>;
  /** The hall whose games a template with hall tabs shows. */
  readonly selectedHall: number | null;
  readonly onSelectHall: (id: number) => void;
  /** A shelf for each hall that has games to show; a template shows all or only the selected one. */
  readonly shelves: readonly HallShelf[];
  /** Hot games of the selected hall (CAT-25). */
  readonly hotGames: Loadable<GameModel>;
  /** Earlier promotions (HOME-24); they come after the first paint, and none shows nothing. */
  readonly promotions: Loadable<PromotionModel>;
  /** The page of all promotions (HOME-27). */
  readonly promotionsHref: string;
  /** Only for members; empty for guests. */
  readonly lastPlayed: Loadable<GameModel>;
  /**
   * Set when lists of the page could not be loaded: one word about all of them and one way to try again, in the place of a
   * card for each (ERR-13). The lists themselves are empty then.
   */
  readonly failure: { readonly onRetry: () => void } | null;
  readonly texts: HomeTexts;
}
