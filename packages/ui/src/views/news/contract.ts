import type { NewsModel } from '../../slots/models.ts';

export interface NewsTexts {
  readonly title: string;
  readonly close: string;
  /** Name of the list of announcements. */
  readonly list: string;
}

/** The announcements of the marquee, to be read (SHELL-34). */
export interface NewsViewProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** All that this visitor sees, in order. */
  readonly items: readonly NewsModel[];
  /** Id of the one that is read. */
  readonly selected: string;
  readonly onSelect: (id: string) => void;
  readonly texts: NewsTexts;
}
