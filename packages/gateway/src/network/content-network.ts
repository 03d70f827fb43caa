/** What keeps copies of answers before the gateways (OPS-06). `nginx`: proxy_cache of one's own. `none`: nothing does. */
export const CONTENT_NETWORKS = ['cloudflare', 'fastly', 'akamai', 'nginx', 'none'] as const;

/** See {@link CONTENT_NETWORKS}. */
export type ContentNetwork = (typeof CONTENT_NETWORKS)[number];

/** How long a network may use its copy of a guest page, in milliseconds. */
export interface SharedLifetimes {
  /** Without asking a gateway. */
  readonly freshMs: number;
  /** After that: while it asks a gateway in the background. */
  readonly staleMs: number;
  /** After `freshMs`: while gateways fail or cannot be reached. */
  readonly errorMs: number;
}

const seconds = (ms: number): number => Math.ceil(ms / 1000);

/** Intermediaries that change HTML would break hydration (FLD-11). */
const BROWSER = 'no-cache, no-transform';

/**
 * Headers of an answer that all visitors may share. Browsers ask again each time: only the network keeps it.
 *
 * Sources: Cloudflare "CDN-Cache-Control" and "Cache-Tag"; Fastly "Surrogate-Control" and "Surrogate-Key", which pass answers
 * with `private`; Akamai "Caching" (`s-maxage` of the origin; staleness is a setting of the property) and "Assign cache tags";
 * nginx `proxy_cache_valid`, RFC 5861.
 * @param tags see `cacheTags`
 */
export function sharedHeaders(
  network: ContentNetwork,
  { freshMs, staleMs, errorMs }: SharedLifetimes,
  tags: readonly string[],
): readonly (readonly [name: string, value: string])[] {
  const fresh = seconds(freshMs);
  const stale = `stale-while-revalidate=${seconds(staleMs)}, stale-if-error=${seconds(errorMs)}`;
  const tag = tagHeader(network, tags);
  switch (network) {
    case 'cloudflare':
      return [
        ...tag,
        ['cache-control', `private, ${BROWSER}`],
        ['cloudflare-cdn-cache-control', `public, max-age=${fresh}, ${stale}`],
      ];
    case 'fastly':
      return [...tag, ['cache-control', BROWSER], ['surrogate-control', `max-age=${fresh}, ${stale}`]];
    case 'akamai':
      return [...tag, ['cache-control', `public, max-age=0, s-maxage=${fresh}, no-transform`]];
    case 'nginx':
      return [...tag, ['cache-control', `public, max-age=0, s-maxage=${fresh}, ${stale}, no-transform`]];
    case 'none':
      return [];
  }
}

/** The header by which a network reads tags. nginx reads none; its own answers leave it out. */
export function tagHeader(
  network: ContentNetwork,
  tags: readonly string[],
): readonly (readonly [name: string, value: string])[] {
  switch (network) {
    case 'cloudflare':
      return [['cache-tag', tags.join(',')]];
    case 'fastly':
      return [['surrogate-key', tags.join(' ')]];
    case 'akamai':
      return [['edge-cache-tag', tags.join(',')]];
    case 'nginx':
    case 'none':
      return [];
  }
}
