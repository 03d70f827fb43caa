/** Networks that keep copies of answers before the gateways. `nginx`: proxy_cache of one's own. `none`: nothing does (OPS-06). */
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

/** A header, with its name in small letters. */
export type HeaderLine = readonly [name: string, value: string];

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
): readonly HeaderLine[] {
  const fresh = seconds(freshMs);
  const stale = `stale-while-revalidate=${seconds(staleMs)}, stale-if-error=${seconds(errorMs)}`;
  const lifetime = {
    cloudflare: [
      ['cache-control', `private, ${BROWSER}`],
      ['cloudflare-cdn-cache-control', `public, max-age=${fresh}, ${stale}`],
    ],
    fastly: [
      ['cache-control', BROWSER],
      ['surrogate-control', `max-age=${fresh}, ${stale}`],
    ],
    akamai: [['cache-control', `public, max-age=0, s-maxage=${fresh}, no-transform`]],
    nginx: [['cache-control', `public, max-age=0, s-maxage=${fresh}, ${stale}, no-transform`]],
    none: [],
  } as const satisfies Record<ContentNetwork, readonly HeaderLine[]>;
  return [...tagHeader(network, tags), ...lifetime[network]];
}

/** Names and separators of the headers by which networks read tags. nginx reads none. */
const TAG_HEADERS: Partial<Record<ContentNetwork, readonly [name: string, separator: string]>> = {
  cloudflare: ['cache-tag', ','],
  fastly: ['surrogate-key', ' '],
  akamai: ['edge-cache-tag', ','],
};

/** The header with the tags of an answer; none for a network that reads no tags. */
export function tagHeader(network: ContentNetwork, tags: readonly string[]): readonly HeaderLine[] {
  const [name, separator] = TAG_HEADERS[network] ?? [];
  return name === undefined ? [] : [[name, tags.join(separator)]];
}
