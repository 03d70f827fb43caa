import type { Labels } from '../../labels/index.ts';
import type { newsLabels } from './labels.ts';
import type { NewsModel } from '../../slots/models.ts';

/** The announcements of the marquee, to be read (SHELL-34). */
export interface NewsViewProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** All that this visitor sees, in order. */
  readonly items: readonly NewsModel[];
  /** Id of the one that is read. */
  readonly selected: string;
  readonly onSelect: (id: string) => void;
  readonly texts: Labels<typeof newsLabels>;
}
