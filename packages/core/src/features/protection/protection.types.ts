import type { Limit, LimitLeft } from '@housefront/contract/rules';

/** A limit of the member with its rest. */
export interface MemberLimit extends Limit {
  /** Null where the platform does not say. */
  readonly left: LimitLeft['left'] | null;
  /** When it restarts, ms since 1970. */
  readonly restartsAt: number | null;
}

/** Stakes, wins and losses of some days, in minor units (RG-20). */
export interface PlayedSums {
  readonly days: number;
  readonly staked: bigint;
  readonly won: bigint;
  readonly lost: bigint;
  readonly readAt: number | null;
  /** They have to be read before play. */
  readonly due: boolean;
}

/** The state of the member's protection, as the platform reports it. */
export interface ProtectionState {
  readonly limits: readonly MemberLimit[];
  /** A break or an exclusion that holds now; `until` is null without an end of its own. */
  readonly pause: { readonly kind: 'break' | 'exclusion'; readonly until: number | null } | null;
  readonly sums: PlayedSums | null;
  /** A limit has to be set before the member goes on (RG-12). */
  readonly limitNeeded: boolean;
  /** Highest stake with slots in minor units; null where there is none (RG-39). */
  readonly stakeCap: bigint | null;
  /** The pause after slots that holds, or that comes if they stay open; null for none (RG-23). */
  readonly slotsPause: { readonly from: number; readonly until: number } | null;
  /** Amount above which winnings are paid out by themselves, in minor units; null for none (RG-43). */
  readonly payout: bigint | null;
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
