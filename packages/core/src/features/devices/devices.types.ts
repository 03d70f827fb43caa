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
