/** The facets of lists, by their parameters in addresses and their names on the wire, sorted (LOB-03). */
export const FACETS = [
  'feature',
  'hall',
  'jackpot',
  'label',
  'lines',
  'new',
  'provider',
  'rtp',
  'stake',
  'theme',
  'volatility',
] as const;

/** Name of a facet. */
export type FacetId = (typeof FACETS)[number];
