/** Maintenance times as received; unknown sides are absent (STORE-03). */
export interface MaintainInterval {
  readonly start_at?: string;
  readonly end_at?: string;
}

/** Which placeholder window is being prepared (STORE-06). */
export type WaitingWindow = 'gameWindow' | 'depositWindow' | 'fpWindow';

/** A message between windows of the site (XWIN-01). */
export interface WindowMessage {
  readonly msg: string;
  readonly data?: unknown;
  readonly resCode?: string | number;
  readonly resMessage?: string;
}

/** Paths that the site reloaded by itself, each with the time before which it is not reloaded again (VER-06x). */
export type ReloadGuard = Readonly<Record<string, number>>;

/** Scroll positions by history entry, then by element, in CSS px from the left and the top. */
export type ScrollPositions = Readonly<Record<string, Readonly<Record<string, readonly [left: number, top: number]>>>>;

/** Where a game was started: the address, and what was pressed there. */
export interface WayBack {
  /** Path of this site with its query. */
  readonly href: string;
  /** Key of its scroll positions; '' if unknown. */
  readonly entry: string;
  /** Name of the control that was pressed. */
  readonly label: string;
  /** Its place in the window, CSS px. */
  readonly left: number;
  readonly top: number;
  /** Text of the search over the page, if that was open. */
  readonly search?: string;
  /** The chosen hall and provider of the list of demo games, if that was open. */
  readonly demo?: { readonly hallId: number | null; readonly gpId: string | null };
}

/** A call that moves money and was not answered yet. No passwords. */
export interface MoneyRequest {
  /** Its idempotency key. */
  readonly key: string;
  readonly memberId: string;
  /** Fingerprint of the order, to recognise the same order. */
  readonly order: string;
}

/** The real game that was started last in a tab, to go back to it. */
export interface LastGame {
  readonly memberId: string;
  readonly gpId: string;
  readonly gameType: string;
  readonly gameCode: string;
  /** As it was shown. */
  readonly name: string;
}

/** Value type of every stored key; names are the platform's. */
export interface StorageValues {
  /** Login token, verbatim (STORE-01). */
  token: string;
  /** Identity of the logged-in member (STORE-02). */
  member_id: string;
  member_account: string;
  currency: string;
  member_type: string;
  agent_type: string;
  /** Last maintenance interval (STORE-03). */
  maintain_interval: MaintainInterval;
  /** Address a placeholder window is waiting for; http and https only (STORE-04). */
  waitingUrl: string;
  /** Placeholder window being prepared (STORE-06). */
  waitingWindow: WaitingWindow;
  /** True is written as '1', false as '0'; absent reads as false (STORE-07). */
  isPlay: boolean;
  /** Demo switch mirrored from the site config (STORE-08). */
  demoGameEnable: boolean;
  /** The site runs as an installed app (STORE-08). */
  pwa: boolean;
  /** Written at start for wrappers and older pages (STORE-09). */
  site_name: string;
  isV3Ver: string;
  /** Language mirror read by older pages. */
  lang: string;
  /**
   * A deposit, withdrawal, transfer to a member, spin of the wheel or claim of an envelope that was sent without an answer.
   * Its outcome is looked up later (ENV-05).
   */
  depositRequest: MoneyRequest;
  withdrawalRequest: MoneyRequest;
  transferRequest: MoneyRequest;
  spinRequest: MoneyRequest;
  envelopeRequest: MoneyRequest;
  /** Members of this device, each with the method of their last deposit behind a space; the newest last (LOOK-10). */
  depositMethods: readonly string[];
  /** The real game that was started last, per tab (LOOK-10). */
  lastGame: LastGame;
  /** Ids of the members who were offered a passkey on this device, the newest last (PLT-01). */
  passkeyOffered: readonly string[];
  /** Message to other windows (XWIN-01). */
  'window-msg': WindowMessage;
  /** Blocks auto-login from the query; written for this tab, honoured in local storage too (STORE-11). */
  skipReloadGetInfo: boolean;
  /** This tab opened the window of a third-party sign-in and awaits its answer (XWIN-04). */
  authPending: boolean;
  /** The hint how to add the site to the home screen was shown in this tab (SHELL-38x). */
  homeScreenHint: boolean;
  /** The notice of an unsupported browser was closed in this tab (SITE-19x). */
  browserNotice: boolean;
  /** The last choice about consent; other tabs read the cookie when it changes (CNS-02). */
  consent: string;
  /** Click id of the advertiser, for this tab and for the analytics helper alone, with consent to marketing (SHELL-29x). */
  fbclid: string;
  /** Time at which the visitor hid pop-up promotions for the day, milliseconds since the epoch. */
  promotionsRest: number;
  /** Time at which the pop-up promotion was closed, and at which the hint was shown, where a site limits them by days. */
  promotionsClosed: number;
  homeScreenHintShown: number;
  /** Time at which the pop-up promotion was closed, milliseconds since the epoch, per tab (STORE-12). */
  popUpDiscountModalCloseTime: number;
  /** Pop-up promotions that were closed in this tab: for each the time, its id and its last change (LOOK-03). */
  closedPromotions: readonly string[];
  /** Time of the last registration in this tab, milliseconds since the epoch. */
  registeredAt: number;
  /** The new member has not been welcomed yet (LOOK-03). */
  welcome: boolean;
  /** Time before which no other SMS is sent, milliseconds since the epoch, per tab (REG-40x). */
  smsWaitUntil: number;
  /** Platform time minus device time, in milliseconds, per tab (FLD-09). */
  platformClockOffset: number;
  /** Floating elements that were closed in this tab, by id (SITE-11x). */
  closedFloats: readonly string[];
  /** Milliseconds since the epoch by path, per tab (VER-06x). */
  'reload-guard': ReloadGuard;
  /** Scroll positions of pages, per tab. */
  scrollPositions: ScrollPositions;
  /** Where the game that took the place of this document was started, per tab (LOOK-06). */
  wayBack: WayBack;
}

/** Name of a stored key. */
export type StorageKey = keyof StorageValues;
