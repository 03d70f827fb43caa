import type { CookiePort } from '../ports/ports.ts';

const DAY = 86_400;
const YEAR = 365 * DAY;

/** Which kind of link introduced the visitor (STORE-16). */
export type IntroducerKind = 'member_agent' | 'recommend_code';

/** The agent or member who referred the visitor. */
export interface Introducer {
  readonly kind: IntroducerKind;
  readonly value: string;
}

/** Redirect flags that live in cookies (STORE-15). */
export type RedirectFlag = 'isFastDeposit' | 'isRouteRegister';

/**
 * The product's cookies by meaning. i18n_redirected and ccy decide; lang and currency are mirrors for older pages, written
 * together with them and repaired when they differ. An empty cookie counts as none (STORE-19x).
 */
export interface SiteCookies {
  /** Locale in wire form (STORE-14). */
  readonly locale: () => string | undefined;
  readonly setLocale: (locale: string) => void;
  /** Currency of the site (STORE-17). */
  readonly currency: () => string | undefined;
  readonly setCurrency: (currency: string) => void;
  readonly flag: (name: RedirectFlag) => boolean;
  readonly setFlag: (name: RedirectFlag, on: boolean) => void;
  readonly introducer: () => Introducer | undefined;
  /** Remembers the introducer for so many minutes (STORE-16). */
  readonly setIntroducer: (introducer: Introducer, minutes: number) => void;
  forgetIntroducer(): void;
  /** Agent of the visited domain, remembered for a day (STORE-17). */
  readonly agentDomainId: () => string | undefined;
  readonly setAgentDomainId: (id: string) => void;
  forgetAgentDomain(): void;
}

/** Reads and writes the product's cookies. */
export const createSiteCookies = (cookies: CookiePort): SiteCookies => {
  const read = (name: string) => {
    const value = cookies.get(name);
    return value === undefined || value === '' ? undefined : value;
  };
  const mirrored = (name: string, mirror: string, maxAge: number): string | undefined => {
    const value = read(name);
    const copy = cookies.get(mirror);
    if (value !== undefined && copy !== undefined && copy !== value) cookies.set(mirror, value, { maxAge });
    return value ?? read(mirror);
  };
  return {
    locale: () => mirrored('i18n_redirected', 'lang', YEAR),
    setLocale: (locale) => {
      cookies.set('i18n_redirected', locale, { maxAge: YEAR });
      cookies.set('lang', locale, { maxAge: YEAR });
    },
    currency: () => mirrored('ccy', 'currency', DAY),
    setCurrency: (currency) => {
      cookies.set('ccy', currency, { maxAge: DAY });
      cookies.set('currency', currency, { maxAge: DAY });
    },
    flag: (name) => cookies.get(name) === 'true',
    setFlag: (name, on) => (on ? cookies.set(name, 'true') : cookies.remove(name)),
    introducer: () => {
      const kind = cookies.get('register_type');
      if (kind !== 'member_agent' && kind !== 'recommend_code') return undefined;
      const value = read(kind);
      return value === undefined ? undefined : { kind, value };
    },
    setIntroducer: ({ kind, value }, minutes) => {
      const options = { maxAge: minutes * 60 };
      cookies.set('member_agent', kind === 'member_agent' ? value : '', options);
      cookies.set('recommend_code', kind === 'recommend_code' ? value : '', options);
      cookies.set('register_type', kind, options);
    },
    forgetIntroducer: () => {
      for (const name of ['member_agent', 'recommend_code', 'register_type']) cookies.remove(name);
    },
    agentDomainId: () => read('agent_domain_id'),
    setAgentDomainId: (id) => cookies.set('agent_domain_id', id, { maxAge: DAY }),
    forgetAgentDomain: () => cookies.remove('agent_domain_id'),
  };
};

/** Writes a cookie line: path / and SameSite Lax always, Secure on https (STORE-19x). */
export const cookieLine = (
  name: string,
  value: string,
  options: { readonly maxAge?: number; readonly secure: boolean },
): string =>
  [
    `${name}=${encodeURIComponent(value)}`,
    'path=/',
    ...(options.maxAge === undefined ? [] : [`max-age=${options.maxAge}`]),
    'SameSite=Lax',
    ...(options.secure ? ['Secure'] : []),
  ].join('; ');

/** Names of the cookies in a cookie header or document.cookie, each as often as it is there. */
export const cookieNames = (header: string): readonly string[] =>
  header.split(';').flatMap((part) => part.split('=')[0]?.trim() || []);

/** Reads one cookie out of a cookie header or document.cookie; a value that cannot be decoded counts as absent. */
export const cookieIn = (header: string, name: string): string | undefined => {
  for (const part of header.split(';')) {
    const cut = part.indexOf('=');
    if (cut < 0 || part.slice(0, cut).trim() !== name) continue;
    try {
      return decodeURIComponent(part.slice(cut + 1).trim());
    } catch {
      return undefined;
    }
  }
  return undefined;
};
