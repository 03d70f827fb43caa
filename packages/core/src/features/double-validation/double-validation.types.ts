/** The kind of a security question (AUTH-38). */
export type Question = 'name' | 'identity' | 'phone' | 'email' | 'withdrawPassword';

/** A security question of the platform. */
export interface SecurityQuestion {
  /** Null once there is none left: the login must be started again. */
  readonly question: Question | null;
  /** Identifies this login at the platform; sent with the answer. */
  readonly memberLoginId: string;
  /** Questions that can still be asked, this one included; 3 without a count (AUTH-41). */
  readonly left: number;
}
