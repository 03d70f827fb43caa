import type { ServerTime } from '../../i18n/index.ts';

/** A letter of the member (LET-01). */
export interface Letter {
  readonly id: string;
  readonly title: string;
  /** HTML as received; '' for none. */
  readonly html: string;
  readonly at: ServerTime;
  readonly isRead: boolean;
}

/** A page of the member's letters, newest first, with the counts of all pages (LET-03). */
export interface LetterPage {
  readonly letters: readonly Letter[];
  readonly total: number;
  /** Number of pages, at least one. */
  readonly pages: number;
  readonly unread: number;
}
