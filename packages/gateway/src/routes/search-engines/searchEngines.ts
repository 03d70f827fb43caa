import { addressIds, factsOf } from '@housefront/contract/pages';
import { LOOKS } from '@housefront/contract/page-search';
import { Hono } from 'hono';
import type { Clock } from '../../base/clock.ts';
import type { GatewayEnv } from '../../middleware/gateway-env.ts';
import type { Purges } from '../../render/purges.ts';
import type { GatewaySite } from '../../sites/gateway-site.ts';

/** Longest wait for a site's addresses, in milliseconds; without them the site map contains the home page. */
const LIMIT_MS = 5000;
/** Time for which a site's addresses are cached, in milliseconds. */
const FRESH_MS = 10 * 60_000;

/**
 * What is closed to search engines: the platform, windows of members, games and technical pages, and lists with facets, texts or
 * orders in their address (LOB-11).
 */
const CLOSED = new Set([
  '/api/',
  ...addressIds.flatMap((id) => {
    const { path, robots } = factsOf(id);
    return robots === 'closed' ? [path.split('/$', 1).join('')] : [];
  }),
  ...LOOKS.toSorted().flatMap((name) => [`/*?${name}=`, `/*&${name}=`]),
]);

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const xml = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? '');

/** Addresses of a site as they are kept. */
interface Addresses {
  /** Milliseconds since the epoch. */
  readonly until: number;
  readonly paths: readonly string[];
  /** Moment before they were asked for. */
  readonly since: number;
}

/** Dependencies of the routes. */
export interface SearchEnginesOptions {
  readonly clock: Clock;
  readonly purges: Pick<Purges, 'moment' | 'ofSite'>;
}

/** robots.txt and sitemap.xml of the requested site (SHELL-17x). */
export function searchEngines({ clock, purges }: SearchEnginesOptions): Hono<GatewayEnv> {
  const known = new Map<GatewaySite, Addresses>();

  const pathsOf = async (site: GatewaySite, origin: string): Promise<readonly string[]> => {
    const kept = known.get(site);
    const isPurged = kept !== undefined && purges.ofSite(site.id) > kept.since;
    if (kept && kept.until > clock.now() && !isPurged) return kept.paths;
    const since = purges.moment;
    try {
      const signal = AbortSignal.timeout(LIMIT_MS);
      const paths = (await site.addresses?.({ origin, upstream: site.upstream, signal })) ?? ['/'];
      known.set(site, { until: clock.now() + FRESH_MS, paths, since });
      return paths;
    } catch {
      return kept?.paths ?? ['/'];
    }
  };

  return new Hono<GatewayEnv>()
    .get('/robots.txt', (c) => {
      const lines = [
        'User-agent: *',
        ...[...CLOSED].map((path) => `Disallow: ${path}`),
        '',
        `Sitemap: ${c.get('origin')}/sitemap.xml`,
      ];
      return c.text(`${lines.join('\n')}\n`, 200, { 'cache-control': 'public, max-age=3600' });
    })
    .get('/sitemap.xml', async (c) => {
      const [site, origin] = [c.get('site'), c.get('origin')];
      const { languages } = site.config;
      const address = (path: string, language?: string): string => {
        const url = new URL(path, origin);
        if (language !== undefined) url.searchParams.set('lang', language);
        return xml(url.href);
      };
      const entries = (await pathsOf(site, origin)).map((path) => {
        const others =
          languages.length > 1
            ? languages.map(
                (language) =>
                  `<xhtml:link rel="alternate" hreflang="${xml(language.replaceAll('_', '-'))}" href="${address(path, language)}"/>`,
              )
            : [];
        return `<url><loc>${address(path)}</loc>${others.join('')}</url>`;
      });
      const body = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`;
      return c.body(body, 200, {
        'content-type': 'application/xml; charset=utf-8',
        'cache-control': 'public, max-age=600',
      });
    });
}
