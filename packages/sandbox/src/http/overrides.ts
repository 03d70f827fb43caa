/** How the carousel is shown: as it is, turned round, its first picture only, or none. */
export const BANNER_ORDERS = ['all', 'reversed', 'first', 'none'] as const;

/** Content that was changed by hand, for as long as the sandbox runs. */
export interface Overrides {
  banners: (typeof BANNER_ORDERS)[number];
  /** Replaces every customer-service address. */
  serviceUrl: string | null;
  /** Simulates a newer build of every site. */
  buildId: string | null;
}

/** Content as the seed has it. */
export function noOverrides(): Overrides {
  return { banners: 'all', serviceUrl: null, buildId: null };
}
