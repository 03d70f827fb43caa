import type { LocalizedText } from '../../i18n/localized-text.ts';

/** An announcement (HOME-13). */
export interface Announcement {
  /** Null when the platform sends none. */
  readonly id: string | null;
  readonly title: LocalizedText;
  /** May be HTML. */
  readonly content: LocalizedText;
  readonly shownToGuests: boolean;
  readonly shownToMembers: boolean;
  readonly sort: number;
  /** When it was written, as the platform writes times; may be empty. */
  readonly createdAt: string;
}
