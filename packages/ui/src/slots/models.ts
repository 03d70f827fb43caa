import type { Labels } from '../labels/index.ts';
import type { walletLabels } from '../labels/wallet.ts';
import type { ReactNode } from 'react';
import type { Destination, DualImage, Loadable, LongList } from './base.types.ts';

export type { Destination, DualImage, Loadable, LongList };
/**
 * Models of slots, patterns and views. All values are ready to render: names translated, amounts formatted, addresses
 * checked. They do not depend on the source of the data.
 */

/** Platform key of one of the eight halls; selects its art (CFG-11). */
export type HallKey = 'slot' | 'live' | 'sport' | 'lottery' | 'chess' | 'virtual_sport' | 'cockfight' | 'esport';

/** A game provider in menus, cards and walls (CAT-02). */
export interface ProviderModel extends Destination {
  readonly id: string;
  readonly name: string;
  readonly icon: DualImage;
  /** Number of games, if known. */
  readonly gameCount?: number | undefined;
}

/** A hall with its providers (CAT-01). */
export interface HallModel {
  /** Hall id 2 to 9. */
  readonly id: number;
  readonly key: HallKey;
  readonly name: string;
  /** Short name for narrow places. */
  readonly shortName: string;
  readonly href: string;
  readonly icon: string;
  /** Icon of the selected or hovered hall (CAT-07). */
  readonly iconActive: string;
  readonly active: boolean;
  readonly providers: readonly ProviderModel[];
}

/** A badge of a tile. The text is translated (CAT-05). */
export interface TileBadge {
  readonly kind: 'hot' | 'new';
  readonly text: string;
}

/** A game as a tile. */
export interface GameModel {
  readonly id: string;
  readonly name: string;
  readonly providerName: string;
  /** Address of the square art. */
  readonly art: string;
  /**
   * Art without words for other shapes, 2 to 3 and 16 to 9, whose edges may be cut off. Without the one of a place, the square is shown
   * whole over its own blurred copy (LOOK-04).
   */
  readonly pictures?: { readonly portrait?: string | undefined; readonly wide?: string | undefined } | undefined;
  readonly badges: readonly TileBadge[];
  /** Starts real play. Call it directly from the click. */
  readonly onPlay: () => void;
  /** Starts demo play; omitted without a demo. */
  readonly onDemo?: (() => void) | undefined;
  /** Omitted if favourites do not apply. */
  readonly favourite?: { readonly on: boolean; readonly onToggle: () => void } | undefined;
}

/**
 * A carousel picture. Not interactive without `href` and `onOpen`. Its words are shown over the picture; without any of them
 * the picture alone is (HOME-02).
 */
export interface BannerModel extends Destination {
  readonly id: string;
  readonly image: string;
  /** Describes the picture where it has no words. */
  readonly alt: string;
  readonly headline?: string | undefined;
  /** One sentence below the headline. */
  readonly line?: string | undefined;
  /** Text of the call to action from the platform. */
  readonly button?: string | undefined;
  /** Text of a call that names the target, e.g. "Open Slots", for banners whose words have no button; undefined without a name. */
  readonly opens?: string | undefined;
  /** Its last day, e.g. "Until 31 Dec" (LOOK-02). */
  readonly until?: string | undefined;
  /** The picture has another shape than banners: it is shown whole over its own blurred copy (LOOK-04). */
  readonly whole?: boolean | undefined;
}

/** A promotion as a card: links to its page or opens it as an overlay (HOME-24). */
export interface PromotionModel extends Destination {
  readonly id: string;
  readonly title: string;
  /** Checked address of a picture of any shape; null shows the default emblem. */
  readonly cover: string | null;
  /** Its beginning as plain text; may be empty. */
  readonly summary: string;
  /** Date of its last change; empty if unknown. */
  readonly date: string;
}

/** A promotion's content: a picture, or unsanitised HTML, which only `RichText` may render (HOME-23x). */
export interface PromotionContent {
  readonly id: string;
  readonly title: string;
  /** Checked address of the picture that is the whole promotion; null if it is a text. */
  readonly picture: string | null;
  readonly html: string;
  readonly date: string;
  /** Terms below it, with the button to take part (RG-32). */
  readonly terms?: ReactNode;
}

/** An announcement's content: `html` is unsanitised, which only `RichText` may render (SHELL-34). */
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

/** The jackpot total, integer part padded to ten digits, e.g. `0000012345.67` (HOME-25). */
export interface JackpotModel {
  readonly state: 'loading' | 'ready' | 'error';
  /** Digits with a dot before the decimals; null if unknown. */
  readonly amount: string | null;
  /** Currency symbol, e.g. `¥`. */
  readonly symbol: string;
  /** Side of the amount on which the symbol is; `before` by default (LOC-01). */
  readonly place?: 'before' | 'after';
  /** Mark before the decimals as the page's language writes it; a point by default (FLD-14). */
  readonly decimalMark?: string;
  /** Decimals of the currency, for the zeros while the amount is unknown; 2 by default (LOC-01). */
  readonly decimals?: number;
}

/** A visitor who is not signed in. */
export interface GuestModel {
  readonly kind: 'guest';
  readonly onLogin: () => void;
  /** Omitted if registration is not offered. */
  readonly onRegister?: (() => void) | undefined;
  /** The sign-in form, for headers with room for it; null while it loads, omitted on sites without sign-in (AUTH-01). */
  readonly form?: ReactNode;
}

/** A member's most frequent actions with money. `name` determines the icon; templates must support any subset. */
export interface WalletAction extends Destination {
  readonly name: 'deposit' | 'withdraw' | 'transfer' | 'records';
  readonly label: string;
}

/** A signed-in member. */
export interface MemberModel {
  readonly kind: 'member';
  readonly account: string;
  /** Formatted with symbol; null is shown as a dash. */
  readonly balance: string | null;
  readonly balanceBusy: boolean;
  /** The amount may be old (RT-25). */
  readonly balanceStale?: boolean | undefined;
  readonly onRefreshBalance: () => void;
  /** Link to the member centre, opened by the account's name. */
  readonly centreHref: string;
  /** Number of unread letters, shown on links to the member centre; 0 hides it (LET-01). */
  readonly unreadLetters: number;
  /** Opens the wallet panel. */
  readonly onWallet: () => void;
  /** Quick actions, without those that the site hides; omitted if there are none. */
  readonly actions?: readonly WalletAction[] | undefined;
  /** The recall of all funds, the same as in the wallet panel; omitted if not offered (WAL-03). */
  readonly recall?: WalletModel['recall'] | undefined;
  readonly onLogout: () => void;
}

/** The visitor as templates show them. */
export type SessionModel = GuestModel | MemberModel;

/** Available languages; a single one is a static label (SHELL-43x). */
export interface LanguageModel {
  /** Current locale, e.g. `zh_CN`. */
  readonly current: string;
  /** `name` is the native name; `tag` is for the lang attribute, e.g. `zh-CN`. */
  readonly options: readonly { readonly code: string; readonly name: string; readonly tag: string }[];
  readonly onChange: (code: string) => void;
}

/** A provider's wallet balance (WAL-01). */
export interface WalletEntryModel {
  readonly id: string;
  readonly name: string;
  readonly icon: DualImage;
  readonly amount: string;
  /** The provider holds no money: it is folded away. */
  readonly empty?: boolean | undefined;
}

/** An order of money that is under way, and where its story is (LOOK-09). */
export interface OpenOrderModel {
  /** Its kind, with its amount. */
  readonly label: string;
  /** How far it is. */
  readonly state: string;
  readonly href: string;
}

/** The wallet panel. */
export interface WalletModel {
  readonly state: 'loading' | 'ready' | 'error';
  readonly entries: readonly WalletEntryModel[];
  /** Formatted total; null is shown as a dash. */
  readonly total: string | null;
  /** Main wallet balance, formatted; null is shown as a dash. */
  readonly main: string | null;
  /** The amounts may be old (RT-25). */
  readonly stale?: boolean | undefined;
  readonly onRetry: () => void;
  readonly recall: {
    readonly busy: boolean;
    /** Seconds until the button is enabled again; 0 if it is (WAL-03). */
    readonly secondsLeft: number;
    readonly onRecall: () => void;
    /** False where no provider holds money: the button is not shown. */
    readonly offered?: boolean | undefined;
  };
  /** Refetches the balance; `busy` while it loads, with dashes for the amounts. Omitted if not offered (MEM-20). */
  readonly refresh?: { readonly busy: boolean; readonly onRefresh: () => void } | undefined;
  /** Further pages about funds, below the amounts (MEM-34x). */
  readonly links?: readonly { readonly id: string; readonly label: string; readonly href: string }[] | undefined;
  /** Opens the deposit. Call it directly from the click; omitted if the site hides deposits. */
  readonly onDeposit?: (() => void) | undefined;
  /** A withdrawal that is under way. */
  readonly order?: OpenOrderModel | undefined;
  /** The withdrawal; omitted if the site hides it. */
  readonly withdraw?: { readonly href: string; readonly onFollow?: (() => void) | undefined } | undefined;
  /** Notice shown while transfers are disabled (PLAY-22x). */
  readonly notice?: string | undefined;
}

/** Texts of `walletLabels` in the language of the page. */
export type WalletTexts = Labels<typeof walletLabels>;

/** A captcha with its state (AUTH-03). */
export interface CaptchaModel {
  readonly state: 'loading' | 'ready' | 'failed';
  /** Data URL of the picture. */
  readonly image: string | null;
  /** Hint of the answer field, from the platform. */
  readonly placeholder: string;
  /** Converts typed text to the form in which it is sent; shown after the field was left (FLD-07). */
  readonly fold: (typed: string) => string;
  readonly onRefresh: () => void;
}

/** Progress of a list that is combined from several (CAT-29x). */
export interface ListProgressModel {
  readonly state: 'loading' | 'failed';
  readonly text: string;
  /** Retries the failed parts. */
  readonly onRetry?: (() => void) | undefined;
}

/** A choice that filters or sorts a list. */
export interface ListChoice {
  /** Label of the field, e.g. "Sort by". */
  readonly label: string;
  readonly value: string;
  /** Options of one group are listed under its name. */
  readonly options: readonly { readonly value: string; readonly label: string; readonly group?: string | undefined }[];
  readonly onChange: (value: string) => void;
}

/** The pages of a list, counted from 1. */
export interface PageStepsModel {
  readonly current: number;
  readonly total: number;
  readonly onPage: (page: number) => void;
}

/** A QR code: its side in modules, and its dark modules as an SVG path. */
export interface ScanCodeModel {
  readonly size: number;
  readonly path: string;
}
