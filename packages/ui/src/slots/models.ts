import type { Labels } from '../labels/index.ts';
import type { walletLabels } from '../patterns/WalletPanel/labels.ts';
import type { ReactNode } from 'react';
/**
 * The shapes that slots, patterns and views share. They hold finished values only: names already in the visitor's
 * language, amounts already formatted, addresses already checked. Nothing here knows where the data came from.
 */

/** One of the eight halls, by its platform key (CFG-11). Looks choose their art by it. */
export type HallKey = 'slot' | 'live' | 'sport' | 'lottery' | 'chess' | 'virtual_sport' | 'cockfight' | 'esport';

/** A list that loads: `items` keeps its last good content while `state` is `loading` or `error`. */
export interface Loadable<Item> {
  readonly state: 'loading' | 'ready' | 'error';
  readonly items: readonly Item[];
  /** Present when a failed load can be tried again. */
  readonly onRetry?: (() => void) | undefined;
}

/** Art in both brightnesses; a theme takes the one that reads on its surface (CAT-08). */
export interface DualImage {
  /** For dark surfaces. */
  readonly light: string;
  /** For light surfaces. */
  readonly dark: string;
}

/** A place to go: an address for links, or an action for what is not an address. At least one is given. */
export interface Destination {
  /** Same-origin path or a checked http(s) address. */
  readonly href?: string | undefined;
  /** Called instead of following `href` when given. */
  readonly onOpen?: (() => void) | undefined;
  /** Whether `href` opens a new window; left out, other sites do (HOME-07). */
  readonly newWindow?: boolean | undefined;
}

/** A game provider as shown in menus, cards and walls (CAT-02). */
export interface ProviderModel extends Destination {
  readonly id: string;
  readonly name: string;
  readonly icon: DualImage;
  /** Number of games, when known. */
  readonly gameCount?: number | undefined;
}

/** A hall with its providers (CAT-01). */
export interface HallModel {
  /** Hall id 2 to 9. */
  readonly id: number;
  readonly key: HallKey;
  readonly name: string;
  /** Short name for tight places. */
  readonly shortName: string;
  readonly href: string;
  readonly icon: string;
  /** Icon of the selected or hovered hall (CAT-07). */
  readonly iconActive: string;
  readonly active: boolean;
  readonly providers: readonly ProviderModel[];
}

/** A mark on a tile (CAT-05). The text is translated. */
export interface TileBadge {
  readonly kind: 'hot' | 'new';
  readonly text: string;
}

/** A game as a tile. */
export interface GameModel {
  readonly id: string;
  readonly name: string;
  readonly providerName: string;
  /** Address of the art; square, drawn for any crop around its centre. */
  readonly art: string;
  readonly badges: readonly TileBadge[];
  /** Starts real play. Must be called straight from the click. */
  readonly onPlay: () => void;
  /** Starts demo play; absent when the game has none. */
  readonly onDemo?: (() => void) | undefined;
  /** Absent where favourites do not apply. */
  readonly favourite?: { readonly on: boolean; readonly onToggle: () => void } | undefined;
}

/** A carousel picture (HOME-02). A banner without `href` and `onOpen` is a picture only. */
export interface BannerModel extends Destination {
  readonly id: string;
  readonly image: string;
  readonly alt: string;
}

/** A promotion as a card: leads to its page or opens it over this one (HOME-24, HOME-27). */
export interface PromotionModel extends Destination {
  readonly id: string;
  readonly title: string;
  /** Checked address of a picture, of any shape; null draws an emblem of the house. */
  readonly cover: string | null;
  /** Its beginning in plain words; may be empty. */
  readonly summary: string;
  /** Day of its last change; empty when unknown. */
  readonly date: string;
}

/** A promotion to read (HOME-23x): a picture, or a text in HTML as it came, which only `RichText` may show. */
export interface PromotionContent {
  readonly id: string;
  readonly title: string;
  /** Checked address of the picture that is the whole promotion; null when it is a text. */
  readonly picture: string | null;
  readonly html: string;
  readonly date: string;
}

/** An announcement to read (SHELL-34): `html` as it came, which only `RichText` may show. */
export interface AnnouncementContent {
  readonly id: string;
  readonly title: string;
  readonly html: string;
  readonly date: string;
}

/** A marquee line, plain text (HOME-15x). */
export interface AnnouncementModel {
  readonly id: string;
  readonly text: string;
}

/** The jackpot total, integer part padded to ten digits (HOME-25), e.g. `0000012345.67`. */
export interface JackpotModel {
  readonly state: 'loading' | 'ready' | 'error';
  /** Digits with a dot before the decimals; null while nothing is known. */
  readonly amount: string | null;
  /** Currency symbol, e.g. `¥`. */
  readonly symbol: string;
}

/** A visitor who is not signed in. */
export interface GuestModel {
  readonly kind: 'guest';
  readonly onLogin: () => void;
  /** Absent until registration is offered. */
  readonly onRegister?: (() => void) | undefined;
  /** The sign-in itself, for headers with room for it; null while it is on its way, absent where a site has none (AUTH-01). */
  readonly form?: ReactNode;
}

/** A signed-in member. */
export interface MemberModel {
  readonly kind: 'member';
  readonly account: string;
  /** Formatted with symbol; null shows a dash. */
  readonly balance: string | null;
  readonly balanceBusy: boolean;
  readonly onRefreshBalance: () => void;
  /** The member centre: opened by the account's name. */
  readonly centreHref: string;
  /** Unread letters, shown on what leads to the member centre; 0 shows nothing (LET-01, SHELL-57). */
  readonly unreadLetters: number;
  /** Opens the wallet panel. */
  readonly onWallet: () => void;
  readonly onLogout: () => void;
}

export type SessionModel = GuestModel | MemberModel;

/** Languages on offer; with a single one a static label is shown (SHELL-43x). */
export interface LanguageModel {
  /** Current locale, e.g. `zh_CN`. */
  readonly current: string;
  /** `name` is the language's own name; `tag` is for the lang attribute, e.g. `zh-CN`. */
  readonly options: readonly { readonly code: string; readonly name: string; readonly tag: string }[];
  readonly onChange: (code: string) => void;
}

/** A provider's purse (WAL-01). */
export interface WalletEntryModel {
  readonly id: string;
  readonly name: string;
  readonly icon: DualImage;
  readonly amount: string;
}

/** What the wallet panel shows. */
export interface WalletModel {
  readonly state: 'loading' | 'ready' | 'error';
  readonly entries: readonly WalletEntryModel[];
  /** Formatted total; null shows a dash. */
  readonly total: string | null;
  /** Main purse, formatted; null shows a dash. */
  readonly main: string | null;
  readonly onRetry: () => void;
  readonly recall: {
    readonly busy: boolean;
    /** Whole seconds until the button works again; 0 when it does (WAL-03). */
    readonly secondsLeft: number;
    readonly onRecall: () => void;
  };
  /** Opens the deposit. Must be called straight from the click; absent where the site leaves deposits out. */
  readonly onDeposit?: (() => void) | undefined;
  /** Notice shown while transfers are disabled (PLAY-22x). */
  readonly notice?: string | undefined;
}

export type WalletTexts = Labels<typeof walletLabels>;

/** A captcha picture with its state (AUTH-01, AUTH-03, AUTH-04x). */
export interface CaptchaModel {
  readonly state: 'loading' | 'ready' | 'failed';
  /** Data URL of the picture. */
  readonly image: string | null;
  /** Hint of the answer field, from the platform. */
  readonly placeholder: string;
  readonly onRefresh: () => void;
}
