import type { Labels } from '../../labels/index.ts';
import type { SiteModel } from '../../slots/contract.ts';
import type { loadingLabels } from './labels.ts';
/** The placeholder window `/loading`. Plain: no header and no footer (PLAY-10). */
export interface LoadingViewProps {
  readonly siteName: string;
  readonly logo: string | null;
  /** Its size in px; the usual shape without it. */
  readonly logoSize?: SiteModel['logoSize'];
  readonly state: 'waiting' | 'gave-up';
  readonly onClose?: (() => void) | undefined;
  readonly homeHref: string;
  readonly texts: Labels<typeof loadingLabels>;
}
