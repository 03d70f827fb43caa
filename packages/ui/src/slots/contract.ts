import type { ComponentType, ReactNode } from 'react';
import type { bannerCarouselLabels } from '../labels/banners.ts';
import type { Labels } from '../labels/index.ts';
import type { gameSearchLabels } from '../labels/game-search.ts';
import type { footerLabels, headerLabels } from './labels.ts';
import type {
  BannerModel,
  Destination,
  GameModel,
  HallModel,
  LanguageModel,
  ListProgressModel,
  Loadable,
  SessionModel,
  WalletModel,
  WalletTexts,
} from './models.ts';

/** Name and logo of the site. */
export interface SiteModel {
  readonly name: string;
  /** Address of the logo; the name is shown if omitted. */
  readonly logo: string | null;
  /** Size of the picture in pixels, whose shape is reserved until it arrives. Unknown if omitted. */
  readonly logoSize?: { readonly width: number; readonly height: number } | undefined;
  readonly homeHref: string;
}

/** Texts of `headerLabels` in the language of the page. */
export type HeaderTexts = Labels<typeof headerLabels>;

/** The bar at the top of every page, with the session and the way to all halls. */
export interface HeaderProps {
  readonly site: SiteModel;
  readonly halls: readonly HallModel[];
  readonly session: SessionModel;
  readonly language: LanguageModel;
  /** Search of all games; omitted by templates without room for it. `onOpen` opens it over the page, if the template can. */
  readonly search?: ({ readonly label: string; readonly href: string } & Pick<Destination, 'onOpen'>) | undefined;
  /** Whether the page is home: some headers show more there, or mark the home link. */
  readonly atHome?: boolean | undefined;
  /** The page goes without the site's navigation, here and in a rail (CAT-13). */
  readonly bare?: boolean | undefined;
  /** On inner pages of a phone: title and back button. */
  readonly page?: { readonly title: string; readonly onBack: () => void } | undefined;
  readonly texts: HeaderTexts;
}

/** An entry of the footer or of the service list (SITE-08). */
export interface FooterLink extends Destination {
  readonly id: string;
  readonly title: string;
  readonly icon?: string | undefined;
  readonly external: boolean;
}

/** A key figure of the site, such as its payout time. */
export interface FooterHighlight {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

/** The foot of a page on desktops: links, providers, sponsors and the copyright notice (SITE-08). */
export interface FooterProps {
  readonly site: SiteModel;
  /** Year of the copyright notice. */
  readonly year: number;
  readonly links: readonly FooterLink[];
  readonly providers: readonly {
    readonly id: string;
    readonly name: string;
    readonly icon: { readonly light: string; readonly dark: string };
  }[];
  /** Blocks of the theme (SITE-13x). */
  readonly highlights: readonly FooterHighlight[];
  /** The sponsors with a link to their page; null without any (SITE-13x). */
  readonly sponsors: { readonly title: string; readonly href: string; readonly names: readonly string[] } | null;
  /** Omitted if the site has no chat address. */
  readonly onCustomerService?: (() => void) | undefined;
  readonly texts: Labels<typeof footerLabels>;
}

/** An entry of the bottom bar. `name` determines icon and position; templates must support any subset. */
export interface TabItem extends Destination {
  readonly name: 'home' | 'halls' | 'favourites' | 'wallet' | 'service' | 'account' | 'login';
  readonly label: string;
  readonly active: boolean;
  /** A counter on the entry with its label; 0 hides it (SHELL-57). */
  readonly badge?: { readonly count: number; readonly label: string } | undefined;
}

/** The bar at the bottom of a phone's pages. */
export interface TabBarProps {
  readonly items: readonly TabItem[];
  /** Search of all games; bars without room for it omit it. */
  readonly search?: { readonly label: string; readonly href: string } | undefined;
  /** Name of the navigation landmark. */
  readonly label: string;
}

/** Lays out header, page and footer or bottom bar. `header` and `footer` are null if the address hides them (CAT-13). */
export interface FrameProps {
  readonly header: HeaderProps | null;
  readonly footer: FooterProps | null;
  readonly tabs: TabBarProps | null;
  readonly goToTop: string;
  /** The site's text above the footer; null for none (SHELL-17x). */
  readonly seo?: ReactNode;
  readonly children: ReactNode;
}

/** The template's presentation of the wallet: a drawer, a sheet or a popover. */
export interface WalletSlotProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly closeLabel: string;
  readonly wallet: WalletModel;
  readonly texts: WalletTexts;
}

/** Small banners on the home page (HOME-12x). */
export interface SmallBannersProps {
  readonly banners: Loadable<BannerModel>;
  /** Labels of a carousel. */
  readonly texts: Labels<typeof bannerCarouselLabels>;
}

/** A game that the search of all games found, with the name of its hall. */
export interface FoundGame extends Pick<GameModel, 'id' | 'name' | 'providerName' | 'art' | 'onPlay'> {
  readonly hall: string;
}

/** Games under a title, or without one if there is only one group. */
export interface FoundGames {
  readonly id: string;
  readonly title: string | null;
  readonly games: readonly FoundGame[];
}

/** The search of all games over the page, opened by Ctrl+K or Cmd+K and by the header. */
export interface GameSearchProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly query: string;
  readonly onQuery: (query: string) => void;
  /** The best matches; while nothing is typed, games played last and hot games. */
  readonly results: Loadable<FoundGames>;
  /** Number of all games that match. */
  readonly found: number;
  /** While lists of providers load, or when some failed. */
  readonly progress?: ListProgressModel | undefined;
  /** The search page with the same search. */
  readonly all: Destination & { readonly label: string };
  readonly texts: Labels<typeof gameSearchLabels>;
}

/**
 * The slots of a template. `Frame` composes the rest and is mounted by the app; a template may replace single slots of its
 * base.
 */
export interface TemplateSlots {
  readonly Header: ComponentType<HeaderProps>;
  readonly Footer: ComponentType<FooterProps>;
  readonly TabBar: ComponentType<TabBarProps>;
  readonly Frame: ComponentType<FrameProps>;
  readonly Wallet: ComponentType<WalletSlotProps>;
  /** The platform's small banners. Fetched only if the template has this slot. */
  readonly SmallBanners?: ComponentType<SmallBannersProps>;
  /** The search of all games over the page. Its games are fetched when it opens; without this slot it cannot be opened. */
  readonly GameSearch?: ComponentType<GameSearchProps>;
}
