import { localeOfCountry } from '@housefront/contract/ids';
import type { GatewaySite, ViewMode } from '../types.ts';
import { resolveLocale } from './locale.ts';
import { resolveViewMode } from './view-mode.ts';

/** Query parameters that change what a guest page shows. Everything else is for the client to read. */
export const KNOWN_SEARCH: readonly string[] = [
  'appPage',
  'filter',
  'footer',
  'gp_id',
  'gt_id',
  'header',
  'house',
  'isCrashGame',
  'label',
  'lang',
  'page',
  'q',
  'sort',
];

/** Query parameters that sign somebody in or name a member (SHELL-25, SHELL-30x). */
const CREDENTIAL_SEARCH: readonly string[] = [
  'enc',
  'member_account',
  'member_currency',
  'member_id',
  'member_type',
  'tk',
];

/** Query parameters of an entry that a redirect hands on to the page it leads to (SHELL-09x, REG-05x). */
const ENTRY_SEARCH: readonly string[] = [
  ...CREDENTIAL_SEARCH,
  'appPage',
  'currency',
  'fbclid',
  'footer',
  'header',
  'id',
  'invite',
  'pwa',
];

/** A redirect within the site, with the entry parameters of the address that it leads away from. */
export function keepEntry(target: string, search: URLSearchParams): string {
  const kept = ENTRY_SEARCH.filter((name) => search.has(name));
  if (kept.length === 0 || !target.startsWith('/')) return target;
  const url = new URL(target, 'http://site.invalid');
  for (const name of kept) if (!url.searchParams.has(name)) url.searchParams.set(name, search.get(name) ?? '');
  return url.pathname + url.search + url.hash;
}

const MAX_KEY = 2048;

/** The parts of an incoming request that a page may depend on. */
export interface PageSource {
  readonly url: URL;
  /** Scheme, host and port the page is asked under. */
  readonly origin: string;
  readonly header: (name: string) => string | undefined;
  readonly cookie: (name: string) => string | undefined;
  readonly country: string | undefined;
}

/** A page request boiled down to what the page may depend on; equal ones get the same page. */
export interface PageRequest {
  /** Absolute address with the known parameters, in a fixed order. */
  readonly url: string;
  readonly mode: ViewMode;
  readonly locale: string;
  readonly currency: string | undefined;
  readonly country: string | undefined;
  /** True inside the site's native wrapper (CFG-24x). */
  readonly native: boolean;
  /** Cache key, or undefined when the page must not be kept. */
  readonly key: string | undefined;
}

/** True when the address carries something that signs in. */
export function hasCredentials(search: URLSearchParams): boolean {
  return CREDENTIAL_SEARCH.some((name) => search.has(name));
}

/** True for a path that can be decoded: no half escapes, no bytes outside UTF-8, no zero byte. */
export function isReadablePath(pathname: string): boolean {
  try {
    return !decodeURIComponent(pathname).includes('\0');
  } catch {
    return false;
  }
}

/** Boils a request down; unknown query parameters, cookies and header texts are left behind. */
export function toPageRequest(source: PageSource, site: GatewaySite): PageRequest {
  const { config } = site;
  const userAgent = source.header('user-agent') ?? '';
  const hint = source.header('sec-ch-ua-mobile');
  const free = config.desktopLock !== false;
  const mode = free ? resolveViewMode({ cookie: source.cookie('view_mode'), hint, userAgent }) : 'desktop';
  const cookies = config.localeCookie === false ? [] : [source.cookie('i18n_redirected'), source.cookie('lang')];
  // A language in the address is a page of its own for search engines.
  const asked = source.url.searchParams.get('lang') ?? undefined;
  const locale = resolveLocale(
    { cookies: [asked, ...cookies], acceptLanguage: source.header('accept-language') },
    config.languages,
  );
  const wanted = source.cookie('ccy');
  const currency = config.currencies.find((item) => item === wanted);
  // Only countries that mean something to a site, so that the others share one page.
  const country = source.country !== undefined && localeOfCountry(source.country) ? source.country : undefined;
  const token = config.nativeUserAgentToken;
  const native = token ? userAgent.includes(token) : false;
  const url = `${source.origin}${source.url.pathname}${knownSearch(source.url.searchParams)}`;
  const parts = [site.id, site.buildId, mode, locale, currency ?? '', country ?? '', native ? 'app' : '', url];
  const shared = !hasCredentials(source.url.searchParams) && source.header('authorization') === undefined;
  const key = parts.join(' ');
  return { url, mode, locale, currency, country, native, key: shared && key.length <= MAX_KEY ? key : undefined };
}

function knownSearch(search: URLSearchParams): string {
  const known = new URLSearchParams();
  for (const name of KNOWN_SEARCH) {
    const value = search.get(name);
    if (value !== null) known.set(name, value);
  }
  return known.size > 0 ? `?${known.toString()}` : '';
}
