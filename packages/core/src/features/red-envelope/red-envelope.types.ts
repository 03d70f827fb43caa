/** An envelope that can be claimed. */
export interface Envelope {
  readonly id: string;
  /** Milliseconds since the epoch. */
  readonly endsAt: number;
}
