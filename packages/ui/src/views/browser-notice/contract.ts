import type { Labels } from '../../labels/index.ts';
import type { browserNoticeLabels } from './labels.ts';
/** The browser is not supported (SITE-18). */
export interface BrowserNoticeViewProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** It is an in-app browser, or too old. */
  readonly problem: 'in-app' | 'old';
  /** Name of a supported browser. */
  readonly browser: string;
  /** Address to open in another browser. */
  readonly address: string;
  readonly copied: boolean;
  readonly onCopy: () => void;
  /** Opens the page in the phone's own browser; undefined where the app has no known way to it. */
  readonly onOpenOutside?: (() => void) | undefined;
  readonly texts: Labels<typeof browserNoticeLabels>;
}
