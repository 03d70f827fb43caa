/** The member's second factor. */
export interface SecondFactorStatus {
  readonly isActive: boolean;
  /** Recovery codes that were not used; null if unknown. */
  readonly recoveryLeft: number | null;
}

/** A new secret that waits for its first code. */
export interface NewSecret {
  /** Base32, to be typed into an authenticator app. */
  readonly secret: string;
  /** The same as an address, to be scanned. */
  readonly uri: string;
}
