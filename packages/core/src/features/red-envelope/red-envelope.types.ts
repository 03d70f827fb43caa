import type { ServerTime } from '../../i18n/index.ts';

/** An envelope that can be claimed. */
export interface Envelope {
  readonly id: string;
  /** An envelope with an unknown end is open until the platform says that it is gone (FLD-04). */
  readonly endsAt: ServerTime;
}
