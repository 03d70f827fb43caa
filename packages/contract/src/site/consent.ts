/** The visitor's consent to what the service does not need: its categories, and the cookie that keeps the choice (ADR 84). */

/** The categories that visitors are asked about. Whatever the service itself needs has no category and is never asked. */
export const CONSENT_CATEGORIES = ['statistics', 'marketing'] as const;

/** A category that a visitor may agree to or refuse. */
export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number];

/** Ids that services give to their customers, each with an example. */
export const SERVICE_IDS = {
  measurementId: { pattern: /^G-[A-Z0-9]{4,20}$/, example: 'G-AB12CD34EF' },
  containerId: { pattern: /^GTM-[A-Z0-9]{4,12}$/, example: 'GTM-AB12CD3' },
} as const;

/** Name of the cookie that keeps the choice. */
export const CONSENT_COOKIE = 'consent';

/** Kinds of use that a service of others makes of its hosts; each is a directive in the policy of a page. */
export const SERVICE_RIGHTS = ['script', 'connect', 'style', 'image', 'frame', 'media'] as const;

/** See {@link SERVICE_RIGHTS}. */
export type ServiceRight = (typeof SERVICE_RIGHTS)[number];

/** Hosts by what they may do; without a list nothing of it. */
export type ServiceRights = Readonly<Partial<Record<ServiceRight, readonly string[] | undefined>>>;

/** A service of others that a site declares (OPS-18). */
export interface DeclaredService {
  /** As visitors read it, the same in every language. */
  readonly name: string;
  readonly category: ConsentCategory;
  /** Address of the script that starts it; without one, the site's own component starts it. */
  readonly load?: string | undefined;
  /** Values that the script reads from the window, by name. */
  readonly set?: Readonly<Record<string, unknown>> | undefined;
  readonly may?: ServiceRights | undefined;
  /** Names, or beginnings of names, that it leaves in a browser. */
  readonly traces?: readonly string[] | undefined;
}

/** The question of a site to its visitors; a site that asks nothing has no settings. */
export interface ConsentSettings {
  readonly version: number;
  readonly days: number;
  readonly categories: readonly ConsentCategory[];
  /** Names, or beginnings of names, that the site's own services leave in a browser. */
  readonly traces?: Readonly<Record<ConsentCategory, readonly string[]>> | undefined;
  readonly services?: readonly DeclaredService[] | undefined;
  readonly adapters: {
    readonly ga4?: { readonly measurementId: string } | undefined;
    readonly gtm?:
      | { readonly containerId: string; readonly category: ConsentCategory; readonly hosts: readonly string[] }
      | undefined;
    readonly metaRelay: boolean;
  };
}

/** Name of an adapter. */
export type ConsentAdapter = keyof ConsentSettings['adapters'];

/** Names of the adapters. */
export const CONSENT_ADAPTERS = ['ga4', 'gtm', 'metaRelay'] as const satisfies readonly ConsentAdapter[];

/** The adapters of a site with their categories. */
export function consentAdapters({
  adapters: { ga4, gtm, metaRelay },
}: Pick<ConsentSettings, 'adapters'>): Readonly<Partial<Record<ConsentAdapter, ConsentCategory>>> {
  return {
    ...(ga4 && { ga4: 'statistics' }),
    ...(gtm && { gtm: gtm.category }),
    ...(metaRelay && { metaRelay: 'marketing' }),
  };
}

/** The categories in which a site declares services: the policy of its pages depends on a yes to them. */
export const serviceCategories = ({ services = [] }: Pick<ConsentSettings, 'services'>): readonly ConsentCategory[] =>
  CONSENT_CATEGORIES.filter((name) => services.some(({ category }) => category === name));

/** The hosts of the declared services of some categories. The host of the script that starts one may have scripts. */
export function serviceRights(
  { services = [] }: Pick<ConsentSettings, 'services'>,
  categories: readonly ConsentCategory[],
): ServiceRights {
  const used = services.filter(({ category }) => categories.includes(category));
  const own = (right: ServiceRight) =>
    used.flatMap(({ load, may }): readonly (readonly string[])[] => {
      const starts = right === 'script' && load !== undefined ? [new URL(load).origin] : undefined;
      return starts || may?.[right] ? [[...(starts ?? []), ...(may?.[right] ?? [])]] : [];
    });
  const lists = SERVICE_RIGHTS.map((right) => [right, own(right)] as const);
  return Object.fromEntries(
    lists.flatMap(([right, hosts]) => (hosts.length === 0 ? [] : [[right, [...new Set(hosts.flat())]]])),
  );
}

/** The categories that a site asks about; none for a site that needs no consent, which shows no banner. */
export function askedCategories(consent: ConsentSettings | undefined): readonly ConsentCategory[] {
  if (!consent) return [];
  const used = [...Object.values(consentAdapters(consent)), ...serviceCategories(consent)];
  return CONSENT_CATEGORIES.filter((name) => consent.categories.includes(name) || used.includes(name));
}

/** Hosts that the adapters of a site need beside its own, for its content security policy. */
export function consentHosts(consent: ConsentSettings | undefined): {
  readonly connect: readonly string[];
  readonly images: readonly string[];
} {
  const { ga4, gtm } = consent?.adapters ?? {};
  const google = ['https://*.google-analytics.com', 'https://*.googletagmanager.com'];
  const own = gtm ? ['https://www.googletagmanager.com', ...gtm.hosts] : [];
  return {
    connect: [
      ...(ga4 ? [...google, 'https://*.analytics.google.com'] : []),
      ...(gtm ? [...own, 'https://www.google.com'] : []),
    ],
    images: [...(ga4 ? google : []), ...own],
  };
}

const DAY_MS = 86_400_000;
const LETTERS: Readonly<Record<ConsentCategory, string>> = { statistics: 's', marketing: 'm' };
const lettersOf = (names: readonly ConsentCategory[]) =>
  CONSENT_CATEGORIES.filter((name) => names.includes(name))
    .map((name) => LETTERS[name])
    .join('');

/** Format, version of the site's config, categories asked, categories agreed to (0 for none), seconds since 1970. */
const FORMAT = /^1\.([1-9]\d{0,5})\.(s?m?)\.(s|m|sm|0)\.(\d{10})$/;

/**
 * The categories that a visitor agreed to, from the text of the cookie. Null if the visitor must be asked: nothing was chosen,
 * the site asks about more by now or in another version, the choice is too old, or the text is none of ours.
 * @param now milliseconds since 1970
 */
export function readConsent(
  text: string | undefined,
  consent: ConsentSettings | undefined,
  now: number,
): readonly ConsentCategory[] | null {
  const wanted = askedCategories(consent);
  const [, version, asked = '', agreed = '', seconds] = FORMAT.exec(text ?? '') ?? [];
  if (!consent || wanted.length === 0 || Number(version) !== consent.version) return null;
  const age = now - Number(seconds) * 1000;
  // The clock of another device may be a little ahead.
  if (age < -DAY_MS || age >= consent.days * DAY_MS) return null;
  const wasAsked = (name: ConsentCategory) => asked.includes(LETTERS[name]);
  const has = (name: ConsentCategory) => agreed.includes(LETTERS[name]);
  if (!wanted.every(wasAsked) || CONSENT_CATEGORIES.some((name) => has(name) && !wasAsked(name))) return null;
  return wanted.filter(has);
}

/** The text of the cookie for a choice. */
export function consentText(agreed: readonly ConsentCategory[], consent: ConsentSettings, now: number): string {
  const asked = askedCategories(consent);
  const letters = lettersOf(asked.filter((name) => agreed.includes(name))) || '0';
  return `1.${consent.version}.${lettersOf(asked)}.${letters}.${Math.floor(now / 1000)}`;
}
