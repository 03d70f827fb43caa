import type { ServerTime } from '../../i18n/index.ts';

/** A device on which the member is signed in. Plain texts; '' for unknown facts. */
export interface SignedInDevice {
  readonly id: string;
  readonly browser: string;
  readonly system: string;
  readonly place: string;
  readonly address: string;
  /** Null if unknown. */
  readonly signedInAt: ServerTime | null;
  readonly usedAt: ServerTime | null;
  readonly isCurrent: boolean;
}

/** The platform's answer after it ended the logins of all other devices (SEC-10). */
export interface EndedDevices {
  /** The moment from which on passkeys are named; null if unknown. */
  readonly since: ServerTime | null;
  /** Names of the passkeys that were added since then. Plain texts. */
  readonly passkeys: readonly string[];
}
