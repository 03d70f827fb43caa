import type { CHECK_KINDS, FUNDS_RATINGS } from '@housefront/contract/features/protection-choices';
import type { Minor } from '@housefront/contract/money';
import type { MARKETING_CHANNELS, MARKETING_PRODUCTS } from '@housefront/contract/protection';
import type { Limit, LimitLeft, Wait } from '@housefront/contract/rules';

/*
 * Amounts here are whole minor units without a currency: all of a state are in one, which `ProtectionState` names once, and a limit
 * of time is in minutes. What shows an amount adds the currency (`formatAmount`).
 */

/** A limit of the member with its rest. */
export interface MemberLimit extends Limit {
  /** Null where the platform does not say. */
  readonly left: LimitLeft['left'] | null;
  /** When it restarts, ms since 1970. */
  readonly restartsAt: number | null;
}

/** Stakes, wins and losses of some days (RG-20). */
interface PlayedSums {
  /** Null where the platform does not say. */
  readonly days: number | null;
  readonly staked: bigint;
  readonly won: bigint;
  readonly lost: bigint;
  readonly readAt: number | null;
  /** They have to be read before play. */
  readonly due: boolean;
}

/** This sign-in of the member: when it began, and the stakes and wins of its rounds (RG-08). */
export interface SessionSums {
  readonly startedAt: number;
  readonly staked: Minor;
  readonly won: Minor;
}

/** The reality check of this sign-in (RG-11). */
export interface RealityCheck {
  /** Null for none. */
  readonly everyMinutes: number | null;
  /** Ms since 1970; in the past until it is answered. Null for never. */
  readonly dueAt: number | null;
  /** Intervals that can be chosen, in minutes. */
  readonly allowed: readonly number[];
}

/** Whether a member wants marketing for a product by a channel (RG-33). */
export interface MarketingChoice {
  readonly product: (typeof MARKETING_PRODUCTS)[number];
  readonly channel: (typeof MARKETING_CHANNELS)[number];
  readonly on: boolean;
}

/** The text on the protection of client money (RG-34). */
export interface FundsNotice {
  readonly version: number;
  /** Plain text. */
  readonly text: string;
  readonly rating: (typeof FUNDS_RATINGS)[number] | null;
  /** The present version was acknowledged. */
  readonly read: boolean;
}

/** A state of the platform that the member sees, with the way on (RG-41). */
export interface ToldCheck {
  readonly kind: (typeof CHECK_KINDS)[number];
  /** Plain text of the platform; '' for none. */
  readonly text: string;
  readonly url: string | null;
}

/** The state of the member's protection, as the platform reports it. */
export interface ProtectionState {
  /** Of all amounts of this state; null where the platform does not say: that of the member (RG-51). */
  readonly currency: string | null;
  readonly limits: readonly MemberLimit[];
  /** A break or an exclusion that holds now; `until` is null without an end of its own. */
  readonly pause: { readonly kind: 'break' | 'exclusion'; readonly until: number | null } | null;
  readonly sums: PlayedSums | null;
  /** Whether the age of the member is verified; true where the profile does not ask (RG-03). */
  readonly ageVerified: boolean;
  /** A limit has to be set before the member goes on (RG-12). */
  readonly limitNeeded: boolean;
  /** A wait before play that has begun; null for none (RG-22). */
  readonly wait: Wait | null;
  /** Null where the platform does not say. */
  readonly session: SessionSums | null;
  /** Null where the profile has none. */
  readonly check: RealityCheck | null;
  /** It is time to review limits and transactions (RG-18). */
  readonly reviewDue: boolean;
  /** The monthly limit over all operators, and the deposits of this month on this site, null if they are not known (RG-19). */
  readonly overall: { readonly amount: bigint; readonly deposited: bigint | null } | null;
  /** Monthly deposit limits above it need a personal contact (RG-44). */
  readonly contactAbove: bigint | null;
  /** Highest stake with slots; null where there is none (RG-39). */
  readonly stakeCap: bigint | null;
  /** The pause after slots that holds, or that comes if they stay open; null for none (RG-23). */
  readonly slotsPause: { readonly from: number; readonly until: number } | null;
  /** Amount above which winnings are paid out by themselves; null for none (RG-43). */
  readonly payout: bigint | null;
  /** Deposits less withdrawals over the life of the account; null where the platform does not say (RG-40). */
  readonly netDeposits: Minor | null;
  /** `due`: the member never chose, and is asked (RG-33). */
  readonly marketing: { readonly due: boolean; readonly choices: readonly MarketingChoice[] } | null;
  readonly funds: FundsNotice | null;
  readonly checks: readonly ToldCheck[];
}

/** Facts of a game before the first stake; null where they are not known (RG-35). */
export interface GameFacts {
  /** Return to player in percent, an exact decimal. */
  readonly rtp: string | null;
  /** The top prize as a multiple of the stake. */
  readonly topPrize: string | null;
  /** One round in so many wins it. */
  readonly topPrizeOdds: string | null;
  /** Address of the rules. */
  readonly rulesUrl: string | null;
}

/** A promotion that has to be opted into (RG-32). */
export interface PromotionOffer {
  readonly id: string;
  readonly title: string;
  /** The amount has to be staked so many times; null when unknown. */
  readonly wagering: number | null;
  /** Product whose stakes count; '' when unknown. */
  readonly product: string;
  readonly days: number | null;
  readonly optedIn: boolean;
}
