import type { Limit, LimitLeft, Wait } from '@housefront/contract/rules';

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
  /** A wait before play that has begun (RG-22); null for none. */
  readonly wait: Wait | null;
}
