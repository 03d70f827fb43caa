import { CURRENCIES, LOCALES } from '@housefront/contract/ids';
import { ISO_CODES } from '@housefront/contract/iso-4217';
import type { SiteConfig } from '@housefront/contract/site-config';
import { FALLBACK_TEMPLATE } from '@housefront/contract/templates';
import { shown, type Answers, type Question } from '@housefront/generator';
import { Failure } from '../base/command.ts';
import type { CheckedSite, RealtimeServer } from './network/types.ts';

/** Currencies that a check outside of a repository may name. */
const KNOWN_CURRENCIES = [...new Set([...CURRENCIES, ...ISO_CODES])];

/** Word for the address in the site's config. */
const UPSTREAM = 'upstream';

const text = (name: string, message: string): Question => ({ name, message, kind: 'text', blankIf: () => true });
const oneOf = (name: string, message: string, values: readonly string[]): Question => ({
  ...text(name, message),
  kind: 'choice',
  options: () => values,
});

/** Options of the check of a platform. Those of the site are for checks outside of a repository. */
export const platformQuestions: readonly Question[] = [
  text('against', `Checks a platform instead of the repository: its address, or ${UPSTREAM} for that of the site`),
  text('member', 'account:password of a member whose calls are checked; - asks for them. Also HOUSEFRONT_MEMBER'),
  text('token', 'Token of a signed-in member, if the platform demands a captcha; - asks for it. Also HOUSEFRONT_TOKEN'),
  text('report', 'File for the report: a page (.html) or JSON (.json)'),
  text('site-id', 'Id of the site on the platform, outside of a repository'),
  oneOf('currency', 'Currency of the site, outside of a repository', KNOWN_CURRENCIES),
  oneOf('language', 'Language of the site, outside of a repository', LOCALES),
  text('origin', 'Address of the site; some answers depend on it'),
  text('realtime', 'Realtime server: wss://host:port/key'),
];

const DEFAULT_ORIGIN = 'http://localhost';
const AUTH_PATH = '/api/broadcasting/auth';

/** Text of an option; undefined without one. */
export function optionOf(given: Answers, name: string): string | undefined {
  const value = given[name];
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

function addressOf(name: string, value: string, protocols: readonly string[]): URL {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url === undefined || !protocols.includes(url.protocol)) {
    throw new Failure(`--${name}: ${shown(value)} is no address. Write ${protocols[0]}//host.`);
  }
  if (url.username !== '' || url.password !== '') {
    throw new Failure(`--${name}: leave account and password out of the address. Write --member account:password.`);
  }
  return url;
}

/**
 * The address of the platform.
 * @throws {Failure} for anything but an address, and for `upstream` without a site
 */
export function readAgainst(value: string, config: SiteConfig | undefined): string {
  if (value !== UPSTREAM) return addressOf('against', value, ['https:', 'http:']).href.replace(/\/$/, '');
  if (config === undefined) throw new Failure('--against upstream needs a site. Write the address of the platform.');
  return config.upstream.replace(/\/$/, '');
}

function choiceOf(given: Answers, name: string, values: readonly string[]): string | undefined {
  const value = optionOf(given, name);
  if (value === undefined || values.includes(value)) return value;
  throw new Failure(`--${name}: ${shown(value)} is unknown. Write one of ${values.join(', ')}.`);
}

function siteIdOf(given: Answers, config: SiteConfig | undefined): number {
  const value = optionOf(given, 'site-id') ?? config?.siteId;
  if (value === undefined) throw new Failure('The site is unknown here. Write --site-id with its id on the platform.');
  if (/^[1-9]\d{0,8}$/.test(String(value))) return Number(value);
  throw new Failure(`--site-id: ${shown(String(value))} is no id. Write the number of the site on the platform.`);
}

function realtimeOf(given: Answers, config: SiteConfig | undefined, against: string): RealtimeServer | undefined {
  const value = optionOf(given, 'realtime');
  if (value !== undefined) {
    const url = addressOf('realtime', value, ['wss:', 'ws:']);
    const tls = url.protocol === 'wss:';
    const key = url.pathname.replace(/^\/(?:app\/)?/, '');
    if (key === '' || key.includes('/')) throw new Failure('--realtime has no key. Write wss://host:port/key.');
    const port = url.port === '' ? (tls ? 443 : 80) : Number(url.port);
    return { key, host: url.hostname, port, tls, authPath: config?.realtime?.authPath ?? AUTH_PATH };
  }
  // The server in the config belongs to the platform in the config.
  const isOwn = config !== undefined && new URL(config.upstream).host === new URL(against).host;
  return isOwn ? config.realtime : undefined;
}

/**
 * The site for which a platform is checked: that of the repository, or what the options say.
 * @throws {Failure} for an invalid or missing option
 */
export function readSite(given: Answers, config: SiteConfig | undefined, against: string): CheckedSite {
  return {
    siteId: siteIdOf(given, config),
    currency: choiceOf(given, 'currency', KNOWN_CURRENCIES) ?? config?.currencies[0] ?? 'USD',
    language: choiceOf(given, 'language', LOCALES) ?? config?.languages[0] ?? 'en_US',
    template: config?.public.TEMPLATE_NAME ?? FALLBACK_TEMPLATE.desktop,
    mobileTemplate: config?.public.MOBILE_TEMPLATE_NAME ?? FALLBACK_TEMPLATE.mobile,
    modelVersion: config?.modelVersion ?? '1',
    origin: addressOf('origin', optionOf(given, 'origin') ?? DEFAULT_ORIGIN, ['https:', 'http:']).origin,
    realtime: realtimeOf(given, config, against),
    hasStakes: config?.protection?.values.highestStake !== undefined,
  };
}
