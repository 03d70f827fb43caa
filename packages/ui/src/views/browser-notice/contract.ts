import type { Labels } from '../../labels/index.ts';
import type { browserNoticeLabels } from './labels.ts';
/** The browser is not supported (SITE-18, SITE-19x, SHELL-39x). */
export interface BrowserNoticeViewProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** It belongs to another app, or is too old. */
  readonly problem: 'in-app' | 'old';
  /** Name of a browser that works. */
  readonly browser: string;
  /** Address to be opened elsewhere. */
  readonly address: string;
  readonly copied: boolean;
  readonly onCopy: () => void;
  readonly texts: Labels<typeof browserNoticeLabels>;
}
