import type { Labels } from '../../labels/index.ts';
import type { sportFrameLabels } from './labels.ts';

/** The frame of quick bets. */
export interface SportFrameModel {
  /** `loading` until the page is known to allow framing, `failed` if it does not (SPORT-01). */
  readonly state: 'loading' | 'ready' | 'failed';
  /** Checked http(s) address; null while unknown. */
  readonly url: string | null;
  /** Name of the provider; '' if unknown. */
  readonly provider: string;
  readonly onRetry: () => void;
  readonly texts: Labels<typeof sportFrameLabels>;
}
