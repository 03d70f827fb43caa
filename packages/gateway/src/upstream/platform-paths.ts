import { calls } from '@housefront/contract/calls';
import { callPath, type AnyCall } from '@housefront/contract/endpoint';
import { PLAIN_PATH } from '@housefront/contract/own-calls';
import type { SiteSettings } from '../sites/site-settings.ts';

/** Path where a member joins a private channel, unless the site's config changes it. */
const AUTH_PATH = '/api/broadcasting/auth';

const CONTRACT: readonly string[] = Object.values<AnyCall>(calls)
  .filter(({ base }) => base === 'api')
  .map((call) => callPath(call));

/**
 * Path and query for the platform; undefined for an address that another server may read differently. The raw address is
 * checked: anything that a parser would normalise is refused.
 */
export function readTarget(target: string): { readonly path: string; readonly search: string } | undefined {
  const mark = target.indexOf('?');
  const path = mark === -1 ? target : target.slice(0, mark);
  if (!PLAIN_PATH.test(path)) return undefined;
  const url = URL.parse(target, 'http://site.invalid');
  return url ? { path, search: url.search } : undefined;
}

/** The paths of a site's calls, as far as the product knows them. */
export const callPaths = ({ realtime }: SiteSettings): readonly string[] => [
  ...CONTRACT,
  realtime?.authPath ?? AUTH_PATH,
];

/** The paths of the platform that a site's visitors may request: the contract's calls, and those in its config (SEC-06). */
export function platformPaths(config: SiteSettings): (path: string) => boolean {
  const listed = [...callPaths(config), `${config.staticBase}/*`, ...config.apiPaths];
  const single = new Set(listed.filter((path) => !path.endsWith('/*')));
  const below = listed.filter((path) => path.endsWith('/*')).map((path) => path.slice(0, -1));
  return (path) => single.has(path) || below.some((start) => path.length > start.length && path.startsWith(start));
}
