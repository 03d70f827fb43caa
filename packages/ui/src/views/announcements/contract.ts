import type { Labels } from '../../labels/index.ts';
import type { announcementsLabels } from './labels.ts';
import type { AnnouncementContent } from '../../slots/models.ts';

/** The announcements of the marquee with their content (SHELL-34). */
export interface AnnouncementsViewProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** All announcements for this visitor, in order. */
  readonly items: readonly AnnouncementContent[];
  /** Id of the selected one. */
  readonly selected: string;
  readonly onSelect: (id: string) => void;
  readonly texts: Labels<typeof announcementsLabels>;
}
