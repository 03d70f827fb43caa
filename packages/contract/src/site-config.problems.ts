import type * as z from 'zod/mini';
import { CURRENCIES, LOCALES } from './ids.ts';
import { DESKTOP_TEMPLATES, MOBILE_TEMPLATES, THEMES } from './templates.ts';

/** One thing that is wrong with a configuration. */
export interface SiteConfigProblem {
  /** Where, e.g. `public.TEMPLATE_NAME`; `(config)` for the whole. */
  readonly path: string;
  /** What is wrong, in English. */
  readonly problem: string;
  /** What to write instead. */
  readonly fix: string;
}

const words = (list: readonly string[]) => list.join(', ');
const onOff = 'write true or false';
const address = 'write an address such as https://api.example.com';
const codes = "write a list of codes, e.g. ['GPNL_3']";

const FIXES: Readonly<Record<string, string>> = {
  '(config)': 'export one object from site.config.ts',
  version: 'write version: 1',
  siteId: 'write the numeric id of the site, e.g. 88',
  public: 'give SITE_NAME, TEMPLATE_NAME, MOBILE_TEMPLATE_NAME, SITE_TITLE and SITE_TITLE_EN',
  'public.SITE_NAME': "write the site's name, e.g. 'Lucky House'",
  'public.TEMPLATE_NAME': `use one of ${words(DESKTOP_TEMPLATES)}`,
  'public.MOBILE_TEMPLATE_NAME': `use one of ${words(MOBILE_TEMPLATES)}`,
  'public.SITE_TITLE': 'write the title shown under Chinese locales',
  'public.SITE_TITLE_EN': 'write the title shown under all other locales',
  'public.DEMO_MODE': onOff,
  currencies: `list one or more of ${words(CURRENCIES)}, the default first`,
  languages: `list one or more of ${words(LOCALES)}, the default first`,
  theme: `use one of ${words(THEMES)}, or 'site' for your own theme file`,
  upstream: address,
  realtime: "give key, host, port and tls, or leave 'realtime' out to turn it off",
  'realtime.port': 'write a port from 1 to 65535',
  'realtime.tls': onOff,
  'realtime.delays': 'give milliseconds for any of first, most, connect, ping, pong and check, or leave it out',
  'realtime.authPath': "write a path such as '/api/broadcasting/auth'",
  localeCookie: onOff,
  desktopLock: onOff,
  gameRoom: onOff,
  siteClosed: onOff,
  demoGameEnable: onOff,
  fastPayment: onOff,
  headerLogin: onOff,
  signInReminder: onOff,
  phoneTenDigits: onOff,
  forceWindowProviders: codes,
  forceModalProviders: codes,
  directLaunchProviders: codes,
  hiddenGameCodes: codes,
  gameTypeHandling: "map game type ids '1' to '7' to window, modal, page or redirect",
  providerAppId: "map provider codes to app ids, e.g. { GPR8: 'r8' }",
  appTypePrefixes: "map hall ids '2' to '9' to prefixes, e.g. { '2': 'e_' }",
  playMode: 'use window, modal, page or redirect',
  iconHosts: 'list http(s) addresses, or write [] to ask no outside host',
  versionCheckIntervalMs: 'write milliseconds, or 0 to turn the check off',
  linkLifetimeMinutes: 'write whole minutes, e.g. 1440',
  customerServiceUrl: "map languages to addresses, e.g. { zh_CN: 'https://chat.example.com' }",
  footerLinks: "list entries such as { title: 'About', url: '/main/about' }",
  imageHosts: "list hosts, e.g. ['img.example.com']",
  frameHosts: "list hosts, e.g. ['games.example.com']",
  nativeUserAgentToken: "write the wrapper's user-agent token, e.g. 'HousefrontApp'",
  appLinks: "name store pages, e.g. { android: 'https://example.com/app.apk' }",
  modelVersion: "write the template's version, e.g. '1'",
  staticBase: 'write a path of this site, e.g. /api/static',
  hiddenLinks: "list link names, e.g. ['Deposit']",
};

/** Turns a schema issue into problems a person can act on. */
export function describeIssue(issue: z.core.$ZodIssue): readonly SiteConfigProblem[] {
  const path = issue.path.map(String);
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      path: [...path, key].join('.'),
      problem: 'is not a known key',
      fix: 'remove it or correct its spelling',
    }));
  }
  const missing = issue.code === 'invalid_type' && issue.input === undefined;
  const problem = missing ? 'is missing' : plain(issue.message);
  return [{ path: path.join('.') || '(config)', problem, fix: fixFor(path) }];
}

function fixFor(path: readonly string[]): string {
  for (let length = path.length; length > 0; length -= 1) {
    const fix = FIXES[path.slice(0, length).join('.')];
    if (fix !== undefined) return fix;
  }
  return FIXES['(config)'] ?? '';
}

function plain(message: string): string {
  const text = message.replace(/^Invalid (input|option): /, '');
  return text.charAt(0).toLowerCase() + text.slice(1);
}
