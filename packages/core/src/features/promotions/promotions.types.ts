/** A promotion in the visitor's language (HOME-16). */
export interface Promotion {
  readonly id: string;
  readonly title: string;
  /** A picture that is the whole promotion; null when it is a text. */
  readonly picture: string | null;
  /** HTML as received, shown only by the sanitising component; empty for a picture without words. */
  readonly html: string;
  /** The first picture, for cards and lists. */
  readonly cover: string | null;
  /** Its beginning as plain text. */
  readonly summary: string;
  /** Last change, as the platform writes it. */
  readonly updatedAt: string;
  /** The same as a day, YYYY-MM-DD in the platform's zone; empty when unknown. */
  readonly date: string;
  /** display_device: 0 all, 1 desktop, 2 mobile; null when the platform does not say (HOME-17). */
  readonly device: number | null;
  /** display_frequency 0: once per member, which the platform remembers (HOME-23x). */
  readonly once: boolean;
  /** The way to the offer; absent without one, and for an address that is refused. */
  readonly button?: PromotionButton;
}

/** A promotion's way to its offer. */
export interface PromotionButton {
  readonly label: string;
  /** A path of this site, or an http(s) address. */
  readonly href: string;
  /** Whether the address is on another site. */
  readonly external: boolean;
}
