import type { DatedRow } from '../../time/dated.ts';
import type { HallId } from '../../site/ids.ts';
import type { Duration } from './calendar.ts';
import type { GameKind } from './game-kinds.ts';
import { worth, type AmountsByCurrency } from './protection-worth.ts';
import type { LimitKey, RaiseWait } from './limits.ts';

export type { AmountsByCurrency } from './protection-worth.ts';

/** For whom a block holds: this site, all brands of the operator, every operator with the licence. */
export const SCOPES = ['site', 'brands', 'national'] as const;
/** See {@link SCOPES}. */
export type Scope = (typeof SCOPES)[number];

/** Channels of marketing that members choose (RG-33). */
export const MARKETING_CHANNELS = ['email', 'sms', 'phone'] as const;
/** Products of marketing that members choose (RG-33). */
export const MARKETING_PRODUCTS = ['casino', 'betting'] as const;

/** The capabilities of a profile at a moment (document 3). What is absent is not asked for. */
export interface Protection {
  /** Zone of the days, weeks and months of limits, and of the dates of values. */
  readonly zone: string;
  /** Least age of players, shown as a sign on home and at registration (RG-02). */
  readonly age?: number;
  /** Whether the platform verifies the age before a member plays or pays in (RG-03). */
  readonly ageVerified?: true;
  /** Whether registration asks to confirm that the visitor is none of the persons who may not play (RG-02). */
  readonly excludedPersons?: true;
  /** The end that the host of the site must have, such as `.de` (RG-01). */
  readonly hostEnd?: string;
  /** Number of official marks, and whether they stay on top of every page or are in the footer (RG-05). */
  readonly marks?: { readonly count: number; readonly place: 'top' | 'footer' };
  /** False: guests get no trial games (RG-03). */
  readonly guestTrials?: false;
  /** The limits that members can set, and how the form asks for them (RG-14). */
  readonly limits?: {
    readonly keys: readonly LimitKey[];
    /** False: no figure is suggested. */
    readonly suggestions?: false;
    /** No offers beside the form, and nothing filled in (RG-12). */
    readonly neutral?: true;
  };
  /** When and how a first limit is asked for; any of `needs` satisfies it (RG-12). */
  readonly firstLimit?: {
    readonly before: 'registration' | 'deposit' | 'play';
    /** `never`: nothing goes on without one. */
    readonly decline: 'never' | 'confirmed' | 'freely';
    readonly needs: readonly LimitKey[];
  };
  /** Wait before a limit is raised or removed; without it both count at once, as confirmed by the call itself (RG-16). */
  readonly raise?: RaiseWait;
  /** Rhythm of the prompt to review limits and transactions (RG-18). */
  readonly review?: Duration;
  /** A monthly deposit limit over all operators, unless the member chose another (RG-19). */
  readonly overall?: AmountsByCurrency;
  /** Monthly deposit limits above these amounts need a personal contact (RG-44). */
  readonly contactAbove?: {
    readonly amounts: AmountsByCurrency;
    /** Other amounts for members below an age. */
    readonly young?: { readonly below: number; readonly amounts: AmountsByCurrency };
  };
  /** Sums of so many days that are read before play: after each sign-in, and when older than some hours (RG-20). */
  readonly sums?: { readonly days: number; readonly everyHours: number };
  /** Intervals of the reality check, in minutes; `required`: one of them always holds, the last one unless chosen (RG-11). */
  readonly realityCheck?: { readonly minutes: readonly number[]; readonly required?: true };
  /** A pause of so many minutes after so many minutes of slots (RG-23). */
  readonly slotsPause?: { readonly after: number; readonly minutes: number };
  /** A waiting screen of so many minutes when the platform says that the member changed over or was inactive (RG-22). */
  readonly changeWait?: number;
  /** The block that one press starts (RG-21). */
  readonly panic?: { readonly duration: Duration; readonly scope: Scope };
  /** Halls and kinds of games that the site does not show, and the platform does not start (RG-49). */
  readonly refusedGames?: { readonly halls?: readonly HallId[]; readonly kinds?: readonly GameKind[] };
  /** False: games start without autoplay, and none after another by itself (RG-24). */
  readonly autoplay?: false;
  /** False: games start without turbo and quick spin (RG-25). */
  readonly turbo?: false;
  /** One game at a time, in all tabs (RG-26). */
  readonly oneGame?: true;
  /** Return to player and odds of the top prize are shown where a game is started (RG-23). */
  readonly gameFacts?: true;
  /** Shortest round in milliseconds (RG-25). */
  readonly shortestRound?: { readonly slots: number; readonly others?: number };
  /** Highest stake of slots, and for members below an age (RG-39). */
  readonly highestStake?: {
    readonly slots: AmountsByCurrency;
    readonly young?: { readonly below: number; readonly slots: AmountsByCurrency };
  };
  /** False: a withdrawal cannot be cancelled (RG-27). */
  readonly cancelWithdrawal?: false;
  /** Members can have winnings above an amount paid out by themselves (RG-43). */
  readonly payout?: true;
  /** Figures of the session bar beside the balance and the time of day: net position, time of the session (RG-09). */
  readonly sessionBar?: { readonly net?: true; readonly elapsed?: true };
  /** Deposits less withdrawals over the life of the account are shown in history and cashier (RG-40). */
  readonly netDeposits?: true;
  /** Lengths of breaks that can be taken (RG-29). */
  readonly breaks?: readonly Duration[];
  /** Lengths of self-exclusion, and for whom it holds (RG-30). */
  readonly exclusions?: { readonly durations: readonly Duration[]; readonly scope: Scope };
  /** Promotions with a higher wagering factor cannot be opted into (RG-32). */
  readonly wagering?: { readonly most: number };
  /** False: the site has no red envelopes (RG-32). */
  readonly envelope?: false;
  /** False: the site has no wheel (RG-32). */
  readonly wheel?: false;
  /** False: the site shows no wins of others (WIN-01). */
  readonly winsFeed?: false;
  /** False: a jackpot does not say when it is won at the latest (WIN-05). */
  readonly urgency?: false;
  /** Members choose marketing by product and channel (RG-33). */
  readonly marketing?: true;
  /** Minutes without activity after which the member is asked, or signed out after a warning (RG-36). */
  readonly inactivity?: { readonly minutes: number; readonly effect: 'ask' | 'signOut' };
  /** The text on the protection of client money is acknowledged before money is used (RG-34). */
  readonly fundsNotice?: true;
  /** The risks of gambling are shown at registration and at each sign-in (RG-42). */
  readonly risks?: true;
}

const deposit = (period: LimitKey['period']): LimitKey => ({ kind: 'deposit', period });
const deposits = [deposit('day'), deposit('week'), deposit('month')];
const losses = deposits.map(({ period }): LimitKey => ({ kind: 'loss', period }));
const stakes = deposits.map(({ period }): LimitKey => ({ kind: 'stake', period }));
const times = deposits.map(({ period }): LimitKey => ({ kind: 'time', period }));
const months = Array.from({ length: 12 }, (_, index): Duration => `${index + 1}m`);

/**
 * The profiles as rows of values. They state what the sources in docs/protection.md give; what is not known is left out. No code
 * asks for a profile's name (RG-37x).
 */
export const PROFILES = {
  gb: {
    zone: 'Europe/London',
    age: 18,
    ageVerified: true,
    guestTrials: false,
    limits: { keys: [...deposits, ...losses, ...stakes, ...times], suggestions: false },
    firstLimit: { before: 'deposit', decline: 'confirmed', needs: deposits },
    raise: { wait: '24h' },
    review: '6m',
    realityCheck: { minutes: [15, 30, 45, 60] },
    // Fights of animals.
    refusedGames: { halls: [8] },
    autoplay: false,
    turbo: false,
    oneGame: true,
    gameFacts: true,
    shortestRound: { slots: 2500, others: 5000 },
    highestStake: { slots: worth('GBP', 500n), young: { below: 25, slots: worth('GBP', 200n) } },
    cancelWithdrawal: false,
    sessionBar: { net: true, elapsed: true },
    netDeposits: true,
    breaks: ['24h', '1w', '1m', '6w'],
    exclusions: { durations: ['6m'], scope: 'national' },
    wagering: { most: 10 },
    envelope: false,
    wheel: false,
    winsFeed: false,
    urgency: false,
    marketing: true,
    fundsNotice: true,
  },
  mt: {
    zone: 'Europe/Malta',
    age: 18,
    marks: { count: 1, place: 'footer' },
    limits: { keys: [...deposits, ...losses, ...stakes, ...times] },
    firstLimit: { before: 'deposit', decline: 'freely', needs: deposits },
    raise: { wait: '24h' },
    realityCheck: { minutes: [15, 30, 60], required: true },
    exclusions: { durations: ['6m'], scope: 'brands' },
  },
  on: {
    zone: 'America/Toronto',
    age: 19,
    limits: { keys: [...losses, ...deposits, ...times] },
    firstLimit: { before: 'registration', decline: 'freely', needs: [...losses, ...deposits] },
    raise: { wait: '24h' },
    realityCheck: { minutes: [15, 30, 60] },
    autoplay: false,
    shortestRound: { slots: 2500 },
    sessionBar: { net: true, elapsed: true },
    breaks: ['1d', '1w', '1m', '2m', '3m'],
    exclusions: { durations: ['6m', '1y', '5y'], scope: 'site' },
  },
  de: {
    zone: 'Europe/Berlin',
    age: 18,
    hostEnd: '.de',
    guestTrials: false,
    limits: { keys: [deposit('month')] },
    firstLimit: { before: 'play', decline: 'never', needs: [deposit('month')] },
    raise: { wait: '7d' },
    overall: worth('EUR', 100_000n),
    sums: { days: 30, everyHours: 24 },
    slotsPause: { after: 60, minutes: 5 },
    changeWait: 5,
    panic: { duration: '24h', scope: 'national' },
    autoplay: false,
    turbo: false,
    oneGame: true,
    gameFacts: true,
    shortestRound: { slots: 5000 },
    highestStake: { slots: worth('EUR', 100n) },
    cancelWithdrawal: false,
    payout: true,
    envelope: false,
    wheel: false,
    winsFeed: false,
    urgency: false,
  },
  se: {
    zone: 'Europe/Stockholm',
    age: 18,
    marks: { count: 3, place: 'top' },
    limits: { keys: [...deposits, ...times], suggestions: false },
    firstLimit: { before: 'play', decline: 'never', needs: deposits },
    raise: { wait: '72h', periodEnd: true },
    autoplay: false,
    cancelWithdrawal: false,
    sessionBar: { elapsed: true },
    exclusions: { durations: ['1m', '3m', '6m', 'open'], scope: 'site' },
    envelope: false,
    wheel: false,
    winsFeed: false,
    urgency: false,
    inactivity: { minutes: 2, effect: 'ask' },
  },
  ph: { zone: 'Asia/Manila', age: 21, excludedPersons: true },
  br: {
    zone: 'America/Sao_Paulo',
    age: 18,
    hostEnd: '.bet.br',
    marks: { count: 1, place: 'top' },
    limits: { keys: [...losses, ...times, ...deposits] },
    firstLimit: { before: 'registration', decline: 'freely', needs: [...losses, ...times] },
    exclusions: { durations: [...months, 'open'], scope: 'site' },
    risks: true,
  },
  nl: {
    zone: 'Europe/Amsterdam',
    marks: { count: 1, place: 'top' },
    limits: { keys: [...deposits, ...times], suggestions: false, neutral: true },
    firstLimit: { before: 'registration', decline: 'freely', needs: deposits },
    contactAbove: { amounts: worth('EUR', 35_000n), young: { below: 24, amounts: worth('EUR', 15_000n) } },
    envelope: false,
    wheel: false,
  },
  dk: {
    zone: 'Europe/Copenhagen',
    marks: { count: 2, place: 'top' },
    exclusions: { durations: ['24h', '1m', '3m', '6m', 'forever'], scope: 'site' },
  },
  es: { zone: 'Europe/Madrid', realityCheck: { minutes: [60], required: true } },
} as const satisfies Readonly<Record<string, DatedRow<Protection>>>;

/** Key of {@link PROFILES}, which a site's config names. */
export type ProfileName = keyof typeof PROFILES;
