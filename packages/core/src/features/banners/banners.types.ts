import type { LocalizedText } from '../../i18n/localized-text.ts';

/** The target of a banner's link: a hall, a provider or a game (HOME-06). */
export interface BannerGameLink {
  /** The link applies in this currency only (HOME-09). */
  readonly currency: string;
  /** Null when the platform names none. */
  readonly hallId: number | null;
  /** Empty: the hall itself. */
  readonly gpId: string;
  readonly providerName: LocalizedText;
}

/** A carousel picture (HOME-02). */
export interface Banner {
  readonly id: string;
  readonly title: LocalizedText;
  /** Address of the picture; may be empty. */
  readonly picture: string;
  /** Target address; empty without a link. */
  readonly url: string;
  readonly linkKind: 'external' | 'internal' | 'game';
  readonly newWindow: boolean;
  /** Null when the platform sends none. */
  readonly gameLink: BannerGameLink | null;
  /** display_device: 0 all, 1 desktop, 2 mobile; null when the platform does not say (HOME-12x). */
  readonly device: number | null;
  readonly shownToGuests: boolean;
  readonly shownToMembers: boolean;
  /** Words over the picture; '' without. The picture has no text then. */
  readonly headline: LocalizedText;
  readonly line: LocalizedText;
  /** Text of the call to action; '' when the platform leaves it to the site. */
  readonly button: LocalizedText;
  /** When it is no longer shown, in ms since the epoch; null without an end, and for an unreadable one (LOOK-02). */
  readonly endsAt: number | null;
}
