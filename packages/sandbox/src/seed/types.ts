import type { Minor } from '@housefront/contract/money';
import type { Texts } from './vocabulary/languages.ts';

/**
 * The initial content of a sandbox world, which on a real platform comes from the back office. Plain data in domain names;
 * the handlers map it to wire names.
 */

/** A game hall of `/v3/game_list` (CAT-01). */
export interface SeedHall {
  /** Hall id, 2 to 9 (CFG-10). */
  readonly gtId: number;
  readonly names: Texts;
  /** Root-relative art address of the normal icon. */
  readonly icon: string;
  /** Root-relative art address of the selected icon (CAT-07). */
  readonly iconActive: string;
}

/** A game provider of `/v3/game_list` (CAT-02). */
export interface SeedProvider {
  /** Platform code `GPxx`; unique. */
  readonly gpId: string;
  readonly hallId: number;
  /** Brand name, the same in every language. */
  readonly name: string;
  /** Wire `game_type`: the hall id as text. */
  readonly gameType: string;
  /** Set when the provider launches directly (`GPNL_3`); null when it has a game list (CAT-10x). */
  readonly gameCode: string | null;
  /** Passed through to list, label and demo calls (CAT-11x). */
  readonly house: string;
  /** A site-made menu entry whose real provider is `oriGpId`. */
  readonly customized: boolean;
  /** Logo for light themes: dark ink (CAT-08). */
  readonly iconLight: string;
  /** Logo for dark themes: light ink (CAT-08). */
  readonly iconDark: string;
  /** Real provider of a customized entry, else null. */
  readonly oriGpId: string | null;
  /** Currencies that the provider accepts. */
  readonly currencies: readonly string[];
}

/** A game (CAT-04). */
export interface SeedGame {
  /** Unique number from 1001 up. */
  readonly id: number;
  readonly gpId: string;
  readonly hallId: number;
  /** Wire `game_code`; unique. */
  readonly code: string;
  /** Per-language map, or one text for all: both forms occur on the wire (CAT-04). */
  readonly names: Texts | string;
  /** Root-relative address of the square art. */
  readonly art: string;
  readonly tags: readonly ('hot' | 'new')[];
  /** Ids of `SeedLabel` of the same provider (CAT-19). */
  readonly labels: readonly string[];
  /** Playable as a demo (PLAY-40). */
  readonly demo: boolean;
  /** Belongs to the crash menu (CAT-14). */
  readonly crash: boolean;
  /** 0 to 1000, higher is played more; orders hot lists. */
  readonly popularity: number;
}

/** A label that narrows a provider's games (CAT-19). */
export interface SeedLabel {
  /** Unique over all providers. */
  readonly id: string;
  readonly gpId: string;
  readonly names: Texts;
}

/** A carousel picture (HOME-02). */
export interface SeedBanner {
  readonly id: number;
  /** Target; empty makes the banner a picture only (HOME-08). */
  readonly url: string;
  /** 0 external, 1 internal page, 2 game link (HOME-04). */
  readonly linkType: 0 | 1 | 2;
  /** 1 opens a new window (HOME-07). */
  readonly linkMethod: 0 | 1;
  /** Target of a game link, else null. */
  readonly gameLink: {
    readonly currency: string;
    readonly gtId: number;
    readonly gpId: string;
    readonly gpGtName: string;
    readonly customized: 0 | 1;
  } | null;
  /** Art by `use_type`: 0 desktop, 1 small, 2 mobile (CFG-19x). */
  readonly art: Readonly<Record<0 | 1 | 2, string>>;
  /** Alternative text. */
  readonly alt: Texts;
  /** Words over the picture; null without. */
  readonly headline: Texts | null;
  readonly line: Texts | null;
  readonly button: Texts | null;
  /** Days until it ends; null without an end. */
  readonly days: number | null;
  readonly sort: number;
}

/** A marquee line (HOME-13). */
export interface SeedAnnouncement {
  readonly id: number;
  readonly texts: Texts;
  /** Shown to guests. */
  readonly before: boolean;
  /** Shown to members. */
  readonly after: boolean;
  readonly sort: number;
}

/** A pop-up promotion (HOME-16). */
export interface SeedPromotion {
  readonly id: number;
  /** 0 all, 1 desktop, 2 mobile. */
  readonly displayDevice: 0 | 1 | 2;
  /** The kind of `content`. */
  readonly kind: 'picture' | 'text';
  readonly titles: Texts;
  /** HTML as written by a back-office editor. */
  readonly content: Texts;
  /** The way to the offer; null for none. */
  readonly button: { readonly label: Texts; readonly url: string } | null;
  /** 0 once per member, 1 every session (HOME-23x). */
  readonly displayFrequency: 0 | 1;
  /** 2 general, 3 deposit page. */
  readonly displayLocation: 2 | 3;
  /** `YYYY-MM-DD HH:mm:ss` in the platform's zone (I18N-17x). */
  readonly updatedAt: string;
  /** No longer running: only in the history list (HOME-24). */
  readonly past: boolean;
}

/** A demo member; the password is in plain text only here, the world stores a hash. */
export interface SeedMember {
  readonly account: string;
  readonly password: string;
  /** Nickname. */
  readonly name: string;
  readonly currency: string;
  /** Main wallet in minor units. */
  readonly mainMinor: Minor;
  readonly state: 'active' | 'frozen' | 'disabled';
  /** Profile fields by wire name, e.g. `member_email`. */
  readonly profile?: Readonly<Record<string, string>>;
  /** Values for identity checks of this member. */
  readonly guard?: {
    /** Four digits; none is set without it. */
    readonly withdrawPassword?: string;
    /** A login from a new device is asked a security question (code 107). */
    readonly deviceCheck?: boolean;
    /** Migrated from another system: the password must be reset first (code 802). */
    readonly moved?: boolean;
    /** An account at a bank of the member's currency, under the member's name. */
    readonly bankAccount?: { readonly bankId: string; readonly accountNo: string; readonly branch: string };
    /** Another person chose the password: it must be changed after the first login (PWD-01). */
    readonly mustChange?: boolean;
  };
}

/** Initial content of a new world. */
export interface SeedData {
  readonly halls: readonly SeedHall[];
  readonly providers: readonly SeedProvider[];
  readonly games: readonly SeedGame[];
  readonly labels: readonly SeedLabel[];
  readonly banners: readonly SeedBanner[];
  readonly announcements: readonly SeedAnnouncement[];
  readonly promotions: readonly SeedPromotion[];
  readonly members: readonly SeedMember[];
  /** Initial jackpot, minor units of the default currency. */
  readonly jackpotStartMinor: Minor;
}
