import type { Labels } from '../../labels/index.ts';
import type { homeScreenHintLabels } from './labels.ts';
/** Instructions to add the site to the home screen of an iPhone or iPad (SHELL-38x). */
export interface HomeScreenHintViewProps {
  readonly open: boolean;
  readonly siteName: string;
  readonly onClose: () => void;
  readonly texts: Labels<typeof homeScreenHintLabels>;
}
