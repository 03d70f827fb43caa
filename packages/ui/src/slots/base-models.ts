/** A list that may create its items on access; any array is one. */
export type LongList<Item> = Pick<readonly Item[], 'length' | 'slice'>;

/** A loadable list: `items` keeps the last good content while `state` is `loading` or `error`. */
export interface Loadable<Item, Items extends LongList<Item> = readonly Item[]> {
  readonly state: 'loading' | 'ready' | 'error';
  readonly items: Items;
  /** Retries a failed load, if possible. */
  readonly onRetry?: (() => void) | undefined;
}

/** Art in two variants, chosen by the theme's surface (CAT-08). */
export interface DualImage {
  /** For dark surfaces. */
  readonly light: string;
  /** For light surfaces. */
  readonly dark: string;
}

/** A destination: an address, an action, or both. At least one is given. */
export interface Destination {
  /** Same-origin path or a checked http(s) address. */
  readonly href?: string | undefined;
  /** Called instead of following `href`. */
  readonly onOpen?: (() => void) | undefined;
  /** Whether `href` opens a new window; by default external ones do (HOME-07). */
  readonly newWindow?: boolean | undefined;
}
