import type { Labels } from '../../labels/index.ts';
import type { Loadable } from '../../slots/models.ts';
import type { letterLabels } from './labels.ts';

/** A letter in the list. */
export interface LetterRow {
  readonly id: string;
  readonly title: string;
  /** Formatted; '' for none. */
  readonly date: string;
  readonly unread: boolean;
  /** Selected for deletion (LET-05x). */
  readonly checked: boolean;
}

/** The member's letters: a page of the list, and the letter that is open (LET-02). */
export interface LetterBoxModel {
  readonly list: Loadable<LetterRow>;
  /** Unread letters of all pages. */
  readonly unread: number;
  /** Null if none is open. The content is unsanitised HTML. */
  readonly open: (Pick<LetterRow, 'id' | 'title' | 'date'> & { readonly html: string }) | null;
  readonly onOpen: (id: string) => void;
  readonly onClose: () => void;
  readonly onCheck: (id: string, checked: boolean) => void;
  readonly onCheckAll: (checked: boolean) => void;
  /** Deletes the open letter, or the selected ones, after a confirmation. */
  readonly onDelete: (which: 'open' | 'selected') => void;
  readonly deleting: boolean;
  /** Counted from 1. */
  readonly pages: { readonly current: number; readonly total: number; readonly onPage: (page: number) => void };
  readonly texts: Labels<typeof letterLabels>;
}
