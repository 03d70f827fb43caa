import type { Labels } from '../../labels/index.ts';
import type { ListedShelvesModel } from '../../patterns/ListedShelves/models.ts';
import type { homeLabels } from './labels.ts';
import type { ComponentType, ReactNode } from 'react';
import type {
  AnnouncementModel,
  BannerModel,
  GameModel,
  GuestModel,
  HallModel,
  JackpotModel,
  Loadable,
  MemberModel,
  PromotionModel,
  ProviderModel,
} from '../../slots/models.ts';

/** The games shown for one hall on the home page; none of them is in another list of the page. */
export interface HallShelf {
  readonly hall: HallModel;
  readonly games: Loadable<GameModel>;
}

/** Texts of `homeLabels` in the language of the page. */
export type HomeTexts = Labels<typeof homeLabels>;

/**
 * The visitor of the home page, without frequently changing data of a member, so that a new balance does not render the whole
 * page.
 */
export type HomeVisitor =
  | GuestModel
  | {
      readonly kind: 'member';
      /** Passes the member's account and balance to `render`, and renders only that. */
      readonly Member: ComponentType<{ readonly render: (member: MemberModel) => ReactNode }>;
    };

/** Home `/` (HOME-01). */
export interface HomeViewProps {
  /** Heading of the page, the same for guests and members: the name of the site. */
  readonly title?: string | undefined;
  readonly session: HomeVisitor;
  readonly banners: Loadable<BannerModel>;
  /** Banners of the template's own slot for small banners; null without that slot (HOME-12x). */
  readonly smallBanners: ReactNode;
  readonly announcements: Loadable<AnnouncementModel>;
  /** Opens an announcement (SHELL-34). */
  readonly onOpenAnnouncement: (id: string) => void;
  readonly jackpot: JackpotModel;
  /** Jackpots and recent wins, below the first row of games; nothing on a site without them (ENG-01). */
  readonly live?: ReactNode;
  /** Halls of the current mode and currency, in received order (CAT-06). */
  readonly halls: Loadable<HallModel>;
  /** "24 games" for a provider of a hall; null when unknown. */
  readonly gameCountLabel: (provider: ProviderModel) => string | null;
  /** The selected hall, in templates with hall tabs. */
  readonly selectedHall: number | null;
  readonly onSelectHall: (id: number) => void;
  /**
   * The shelves that the platform lists, in place of the top ten and of the shelves of halls, which are empty then; undefined
   * where it lists none (LOB-09).
   */
  readonly listed?: ListedShelvesModel | undefined;
  /** A shelf for each hall with games; a template shows all or only the selected one. */
  readonly shelves: readonly HallShelf[];
  /**
   * The top ten, the hottest first; none of them is in another list of the page. For members whose own games come first, the
   * next ten (LOOK-05).
   */
  readonly hotGames: Loadable<GameModel>;
  /** Earlier promotions; they load after the first paint, and an empty list renders nothing (HOME-24). */
  readonly promotions: Loadable<PromotionModel>;
  /** The page of all promotions (HOME-27). */
  readonly promotionsHref: string;
  /**
   * A member's own games: what was played last, and favourites. They are the first shelf of a member's home; empty for guests
   * (LOOK-15).
   */
  readonly lastPlayed: Loadable<GameModel>;
  /** The name of the own games by what they are; `texts.lastPlayed` without it. */
  readonly lastPlayedTitle?: string | undefined;
  /** The game that the member played last, if known. */
  readonly playAgain?: GameModel | undefined;
  /**
   * Set if lists of the page failed to load: one message with one retry instead of one per list. The lists themselves are
   * empty then (ERR-13).
   */
  readonly failure: { readonly onRetry: () => void } | null;
  readonly texts: HomeTexts;
}
