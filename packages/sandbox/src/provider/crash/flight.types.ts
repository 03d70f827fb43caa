/** A finished round. Multipliers are in hundredths, money in minor units. */
export interface Landed {
  readonly phase: 'cashed' | 'crashed';
  readonly roundId: string;
  readonly bet: number;
  /** Multiplier of the cash-out; null if the flight crashed first. */
  readonly cashedAt: number | null;
  /** Multiplier of the crash, reached or not. */
  readonly point: number;
  readonly win: number;
  /** Determines the crash point together with the round's id; its fingerprint was shown before the round. */
  readonly secret: string;
  /** The crash point was set over the control interface and does not follow from the secret. */
  readonly ordered: boolean;
}

/** A running round. */
export interface Flying {
  readonly phase: 'flying';
  readonly roundId: string;
  readonly bet: number;
  /** Multiplier in hundredths of the automatic cash-out. */
  readonly auto: number | null;
  /** Milliseconds since the start. */
  readonly elapsed: number;
}

/** A round that the provider lost; its bet was returned. */
interface Void {
  readonly phase: 'void';
  readonly roundId: string;
}

/** The page's data of its round. */
export type FlightReply = (Flying | Landed | Void) & {
  /** Minor units, as text. */
  readonly balance: string;
  /** Fingerprint of the next round's secret. */
  readonly next: string;
};

/** The page's data when it opens. */
export interface SeatView {
  readonly next: string;
  readonly flying: Flying | null;
  /** Newest first. */
  readonly history: readonly Landed[];
}

/** The order of a round. */
export interface FlightOrder {
  readonly bet: number;
  readonly auto: number | null;
  readonly roundId: string;
  /** Fingerprint that the page showed for this round. */
  readonly fingerprint: string;
}
