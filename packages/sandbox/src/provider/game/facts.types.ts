/** Facts of a game before the first stake (RG-35). */
export interface GameFacts {
  /** Return to player in percent, two decimals. */
  readonly rtp: number;
  /** The top prize as a multiple of the stake. */
  readonly topPrize: number;
  /** One round in so many wins it. */
  readonly topPrizeOdds: number;
}
