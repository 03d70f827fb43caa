import type { Minor } from '@housefront/contract/money';
import type { LaunchLimits } from '@housefront/contract/rules';

/** A running game's data of its member. */
export interface ProviderRound {
  /** Account shown in the game; a made-up guest name for demo play. */
  readonly member: string;
  readonly currency: string;
  /** Sign before an amount. */
  readonly symbol: string;
  /** Decimals of the currency. */
  readonly decimals: number;
  readonly gpId: string;
  readonly gameCode: string;
  /** Already in the launch locale. */
  readonly gameName: string;
  /** Platform locale of the launch, e.g. `zh_CN`. */
  readonly locale: string;
  /** Absolute address the game returns to (PLAY-12). */
  readonly lobbyUrl: string;
  readonly balance: Minor;
  /** Play money: the member's wallet does not change. */
  readonly demo: boolean;
  /** Limits that the game obeys; what is absent is not limited. */
  readonly limits: LaunchLimits;
}

/** Reason of a refused wallet call. */
export type ProviderWalletCode =
  /** The launch token is unknown or has ended. */
  | 'bad-token'
  /** The wallet holds less than the bet. */
  | 'insufficient'
  /** A limit of the member is reached, a break has begun, or the age is no longer verified. */
  | 'limit'
  /** A pause follows the slots. */
  | 'pause'
  /** The stake is above the highest one of the member. */
  | 'stake'
  /** The round before began too short a time ago. */
  | 'too-soon'
  /** The member has to answer a reality check on the site first (RG-11). */
  | 'paused';

/** Refusals of a stake after which the game goes on. */
export const STAKE_REFUSALS: readonly ProviderWalletCode[] = [
  'insufficient',
  'limit',
  'pause',
  'stake',
  'too-soon',
  'paused',
];

/** Thrown by every `ProviderWallet` call that is refused. */
export class ProviderWalletError extends Error {
  readonly code: ProviderWalletCode;

  constructor(code: ProviderWalletCode) {
    super(code);
    this.name = 'ProviderWalletError';
    this.code = code;
  }
}

/**
 * The seamless wallet a game provider plays against. Money calls are idempotent by `roundId`: a repeated call moves no money
 * and answers the balance again (SBX-03).
 */
export interface ProviderWallet {
  /** Looks a launch up. Throws `bad-token`. */
  openRound(launchToken: string): ProviderRound | Promise<ProviderRound>;
  /** Takes the bet. Throws any {@link ProviderWalletCode}. */
  bet(
    launchToken: string,
    bet: Minor,
    roundId: string,
  ): { readonly balance: Minor } | Promise<{ readonly balance: Minor }>;
  /** Pays the win of a bet round; 0 closes a lost round. Throws `bad-token`. */
  settle(
    launchToken: string,
    win: Minor,
    roundId: string,
  ): { readonly balance: Minor } | Promise<{ readonly balance: Minor }>;
  /**
   * Returns the bet of an unsettled round; for a settled one no money moves. Throws `bad-token`, also for a round without a
   * bet.
   */
  refund(launchToken: string, roundId: string): { readonly balance: Minor } | Promise<{ readonly balance: Minor }>;
}
