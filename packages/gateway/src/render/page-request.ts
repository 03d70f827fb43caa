import { readConsent, serviceCategories, type ConsentCategory } from '@housefront/contract/consent';
import { languageOfCountry } from '@housefront/contract/ids';
import { FRAME_SEARCH } from '@housefront/contract/pages';
import { isLook, pageSearch } from '@housefront/contract/page-search';
import { parse as parseCookies } from 'hono/utils/cookie';
import { memoise } from '../http/memoise.ts';
import { visitorConsent } from '../http/visitor-consent.ts';
import { readVariant, VARIANT_SEARCH, type PageVariant } from '../network/page-variant.ts';
import type { ViewMode } from '../base/types.ts';
import type { GatewaySite } from '../sites/gateway-site.ts';
import { resolveLocale } from './locale.ts';
import { resolveViewMode } from './view-mode.ts';

/** Query parameters that sign a visitor in or name a member (SHELL-30x). */
const CREDENTIAL_SEARCH: readonly string[] = [
  'enc',
  'member_account',
  'member_currency',
  'member_id',
  'member_type',
  'tk',
];

/** Query parameters of an entry that a redirect passes on to its target (REG-05x). */
const ENTRY_SEARCH: readonly string[] = [
  ...CREDENTIAL_SEARCH,
  ...FRAME_SEARCH,
  'currency',
  'fbclid',
  'id',
  'invite',
  'pwa',
];

/** A redirect within the site, with the entry parameters of the redirected address. */
export function keepEntry(target: string, search: URLSearchParams): string {
  const kept = ENTRY_SEARCH.filter((name) => search.has(name));
  if (kept.length === 0 || !target.startsWith('/')) return target;
  const url = new URL(target, 'http://site.invalid');
  for (const name of kept) if (!url.searchParams.has(name)) url.searchParams.set(name, search.get(name) ?? '');
  return url.pathname + url.search + url.hash;
}

const MAX_KEY = 2048;
/** Longest address, host and coding that the gateway notes, in characters. */
const MAX_NOTED = { target: 1024, host: 255, coding: 128 };
/** Ending of the address of a page's data. */
export const PAYLOAD_ENDING = '/_payload.json';

/** Parts of an address that determine its page, whatever host it has. */
export interface PageAddress {
  readonly path: string;
  /** The parameters that its page reads, in a fixed order, with the question mark; empty without any. */
  readonly query: string;
  /** True if it only looks at a list differently; there is no end of such addresses (LOB-11). */
  readonly look: boolean;
  /** The language in the address, not checked yet. */
  readonly language: string | undefined;
  /** True if the address contains a sign-in. */
  readonly secret: boolean;
  /** The variant that a network asks for. */
  readonly variant: PageVariant | undefined;
}

/** The parts of an incoming request that a page may depend on. */
export interface PageSource {
  readonly address: PageAddress;
  /** Scheme, host and port of the request. */
  readonly origin: string;
  readonly header: (name: string) => string | undefined;
  readonly country: string | undefined;
  /** Milliseconds since 1970, for the age of a consent. */
  readonly now: number;
  /** Whether a network is before the gateway, so that the address may name a variant (OPS-06). */
  readonly isNetworked: boolean;
  /** Path and query as received, where the gateway notes what the network may keep; see {@link isNotable}. */
  readonly noted?: string | undefined;
}

/** The facts of a request on which its page may depend: the renderer gets nothing else. */
export interface PageFacts {
  /** Id of the site. */
  readonly site: string;
  readonly build: string;
  /** Absolute address with the parameters that its page reads, in a fixed order. */
  readonly url: string;
  readonly mode: ViewMode;
  readonly locale: string;
  readonly currency: string | undefined;
  readonly country: string | undefined;
  /** True inside the site's native wrapper (CFG-24x). */
  readonly native: boolean;
  /** Agreed categories whose declared services the policy of the page has (OPS-18). */
  readonly services: readonly ConsentCategory[];
  /** True if the address alone decides the page, so that a network may keep it for all visitors (OPS-06). */
  readonly shared: boolean;
}

/** A page request; equal ones get the same page. */
export interface PageRequest extends PageFacts {
  /** Cache key, or undefined when the page must not be kept. */
  readonly key: string | undefined;
  /** See {@link PageAddress}. */
  readonly look: boolean;
}

/** Reads an address, without its host. */
export function readAddress({ pathname, searchParams }: URL): PageAddress {
  return {
    path: pathname,
    query: readSearch(pathname, searchParams),
    look: isLook(pathname, searchParams),
    // A language in the address makes a separate page for search engines.
    language: searchParams.get('lang') ?? undefined,
    secret: hasCredentials(searchParams),
    variant: readVariant(searchParams),
  };
}

/** True if the address contains a sign-in. */
export function hasCredentials(search: URLSearchParams): boolean {
  return CREDENTIAL_SEARCH.some((name) => search.has(name));
}

/** True for a path that can be decoded: no incomplete escapes, no bytes outside UTF-8, no zero byte. */
export function isReadablePath(pathname: string): boolean {
  try {
    return !decodeURIComponent(pathname).includes('\0');
  } catch {
    return false;
  }
}

/** Cookies that a page may depend on. */
const SHAPING_COOKIES = ['ccy', 'i18n_redirected', 'lang', 'view_mode'] as const;

type ShapingCookies = Partial<Readonly<Record<(typeof SHAPING_COOKIES)[number], string | undefined>>>;

const parseShaping = memoise((header): ShapingCookies => {
  const { ccy, i18n_redirected, lang, view_mode } = parseCookies(header);
  return { ccy, i18n_redirected, lang, view_mode };
});

/** Most cookies have other purposes and differ between visitors; they are not parsed. */
const shapingCookies = (header: string): ShapingCookies =>
  SHAPING_COOKIES.some((name) => header.includes(name)) ? parseShaping(header) : {};

/** The canonical form of an origin: a port may have leading zeros, or be the default one. */
const plainOrigin = memoise((origin) => URL.parse(origin)?.origin ?? origin);

/**
 * Reduces a request to the facts that its page may depend on, and to the cache key of these facts. The key contains only
 * these facts, so requests with the same key are equal for the renderer (GW-02).
 */
export function toPageRequest(source: PageSource, site: GatewaySite): PageRequest {
  const { address, origin, header, isNetworked } = source;
  const keepable = !address.secret && header('authorization') === undefined;
  const variant = isNetworked && keepable && isNotable(source) ? address.variant : undefined;
  const facts: PageFacts = {
    site: site.id,
    build: site.buildId,
    url: plainOrigin(origin) + address.path + address.query,
    ...(variant ? variantFacts(variant, source, site) : visitorFacts(source, site)),
    shared: variant !== undefined,
  };
  return { ...facts, key: keepable ? cacheKeyOf(facts) : undefined, look: address.look };
}

/**
 * Whether a network may keep an answer that the gateway has to note: the one spelling of an address with the parameters of its
 * page. A page has endless other ones and looks, which cost nothing to ask for and would push out the real ones (SEC-11).
 */
function isNotable({ noted, header, address }: PageSource): boolean {
  if (noted === undefined) return true;
  const fits = (name: string, most: number) => (header(name) ?? '').length <= most;
  return (
    !address.look &&
    noted.length <= MAX_NOTED.target &&
    fits('host', MAX_NOTED.host) &&
    fits('accept-encoding', MAX_NOTED.coding) &&
    spellingOf(noted) === 'plain'
  );
}

const spellingOf = memoise((target): 'plain' | 'other' => {
  const url = URL.parse(target, 'http://site.invalid');
  if (!url) return 'other';
  const names = [...url.searchParams.keys()];
  const isPayload = url.pathname.endsWith(PAYLOAD_ENDING);
  const path = isPayload ? url.pathname.slice(0, -PAYLOAD_ENDING.length) : url.pathname;
  const noted = [...pageSearch(path).names, VARIANT_SEARCH, ...(isPayload ? ['build'] : [])];
  const isKnown = new Set(names).size === names.length && names.every((name) => noted.includes(name));
  const query = url.searchParams.toString();
  return isKnown && url.pathname + (query && `?${query}`) === target ? 'plain' : 'other';
});

/** Facts that depend on the visitor. */
type VisitorFacts = Pick<PageFacts, 'mode' | 'locale' | 'currency' | 'country' | 'native' | 'services'>;

const NO_SERVICES: readonly ConsentCategory[] = [];

/** The agreed categories that a page depends on: those in which the site declares services. */
function servicesOf({ config: { consent } }: GatewaySite, agreed: () => readonly ConsentCategory[]) {
  if (!consent?.services) return NO_SERVICES;
  const declared = serviceCategories(consent);
  return agreed().filter((name) => declared.includes(name));
}

/** Only countries that a site distinguishes, so that all others share one page. */
const knownCountry = (country: string | undefined, { config }: GatewaySite): string | undefined =>
  country !== undefined && languageOfCountry(country, config.ownLanguages) ? country : undefined;

/** The facts as the address names them: no header of the request counts. */
function variantFacts(variant: PageVariant, { address, now }: PageSource, site: GatewaySite): VisitorFacts {
  const { config } = site;
  // The cookie ends by itself; its time would make each visitor a variant.
  const consent = `1.${variant.consent}.${String(Math.floor(now / 1000)).padStart(10, '0')}`;
  return {
    mode: config.desktopLock === false ? 'desktop' : variant.mode,
    locale: resolveLocale(
      { cookies: [address.language, variant.language], acceptLanguage: undefined },
      config.languages,
    ),
    currency: config.currencies.find((item) => item === variant.currency),
    country: knownCountry(variant.country, site),
    native: variant.native && config.nativeUserAgentToken !== undefined,
    services: servicesOf(site, () => readConsent(consent, config.consent, now) ?? []),
  };
}

function visitorFacts({ address, header, country, now }: PageSource, site: GatewaySite): VisitorFacts {
  const { config } = site;
  const cookies = shapingCookies(header('cookie') ?? '');
  const userAgent = header('user-agent') ?? '';
  const hint = header('sec-ch-ua-mobile');
  const free = config.desktopLock !== false;
  const stored = config.localeCookie === false ? [] : [cookies.i18n_redirected, cookies.lang];
  const token = config.nativeUserAgentToken;
  return {
    mode: free ? resolveViewMode({ cookie: cookies.view_mode, hint, userAgent }) : 'desktop',
    locale: resolveLocale(
      { cookies: [address.language, ...stored], acceptLanguage: header('accept-language') },
      config.languages,
    ),
    currency: config.currencies.find((item) => item === cookies.ccy),
    country: knownCountry(country, site),
    native: token ? userAgent.includes(token) : false,
    services: servicesOf(site, () =>
      visitorConsent({ cookie: header('cookie'), privacyControl: header('sec-gpc') }, config.consent, now),
    ),
  };
}

/** The cache key of a page; undefined when it would be too long. */
function cacheKeyOf({
  site,
  build,
  mode,
  locale,
  currency = '',
  country = '',
  native,
  services,
  shared,
  url,
}: PageFacts): string | undefined {
  // Only the last part can contain a space from a visitor, so different facts have different keys.
  // A shared page has a head of its own, and the hot path finds heads by the bytes that this key leads to.
  const kind = [native ? 'app' : '', ...(shared ? ['shared'] : []), ...services].join(' ');
  const key = `${site} ${build} ${mode} ${locale} ${currency} ${country} ${kind} ${url}`;
  return key.length <= MAX_KEY ? key : undefined;
}

function readSearch(path: string, search: URLSearchParams): string {
  const read = new URLSearchParams();
  for (const name of pageSearch(path).names) {
    const value = search.get(name);
    if (value !== null) read.set(name, value);
  }
  return read.size > 0 ? `?${read.toString()}` : '';
}
