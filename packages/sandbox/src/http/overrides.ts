/** Order of the carousel: unchanged, reversed, only its first picture, or none. */
export type BannerOrder = 'all' | 'reversed' | 'first' | 'none';

/** Content that was changed over the control interface, while the sandbox runs. */
export interface Overrides {
  banners: BannerOrder;
  /** Replaces every customer-service address. */
  serviceUrl: string | null;
  /** Simulates a newer build of every site. */
  buildId: string | null;
}

/** Unchanged content of the seed. */
export function noOverrides(): Overrides {
  return { banners: 'all', serviceUrl: null, buildId: null };
}
