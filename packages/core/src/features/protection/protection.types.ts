import type { CHECK_KINDS, FUNDS_RATINGS } from '@housefront/contract/features/protection-choices';
import type { Minor } from '@housefront/contract/money';
import type { MARKETING_CHANNELS, MARKETING_PRODUCTS } from '@housefront/contract/protection';
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
  readonly limits: readonly MemberLimit[];
  /** A break or an exclusion that holds now; `until` is null without an end of its own. */
  readonly pause: { readonly kind: 'break' | 'exclusion'; readonly until: number | null } | null;
  readonly sums: PlayedSums | null;
  /** A limit has to be set before the member goes on (RG-12). */
  readonly limitNeeded: boolean;
  /** Deposits less withdrawals over the life of the account; null where the platform does not say (RG-40). */
  readonly netDeposits: Minor | null;
  /** `due`: the member never chose, and is asked (RG-33). */
  readonly marketing: { readonly due: boolean; readonly choices: readonly MarketingChoice[] } | null;
  readonly funds: FundsNotice | null;
  readonly checks: readonly ToldCheck[];
}
