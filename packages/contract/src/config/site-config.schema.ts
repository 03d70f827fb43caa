import * as z from 'zod/mini';
import { HALL_IDS } from '../site/ids.ts';
import { apiHeaders, apiPaths } from './parts/own-calls.ts';
import { appKeys } from './parts/site-config.app.ts';
import { consentKeys } from './parts/site-config.consent.ts';
import { currencyKeys } from './parts/site-config.currencies.ts';
import { imageKeys } from './parts/site-config.images.ts';
import { languageKeys } from './parts/site-config.languages.ts';
import { lobbyKeys } from './parts/site-config.lobby.ts';
import { protectionKeys } from './protection/site-config.protection.ts';
import { realtimeKeys } from './parts/site-config.realtime.ts';
import { securityKeys } from './parts/site-config.security.ts';
import { shownKeys } from './parts/site-config.shown.ts';
import {
  appTypePrefixes,
  filled,
  frameHostList,
  hasTitle,
  hostList,
  key,
  languageCode,
  matching,
  onOff,
  perLanguage,
  policyAddress,
  positive,
  textList,
  title,
  upstreamAddress,
  webAddress,
  words,
} from './parts/site-config.values.ts';
import { visitKeys } from './parts/site-config.visit.ts';
import { webAppKeys } from './parts/site-config.web-app.ts';
import { winKeys } from './parts/site-config.wins.ts';
import { desktopTemplate, FALLBACK_TEMPLATE, mobileTemplate, THEMES } from '../site/templates.ts';

/** Ways a game opens (PLAY-02). */
const PLAY_MODES = ['window', 'modal', 'page', 'redirect'] as const;

/**
 * The data part of a site's configuration. Unknown keys are refused as typing errors. The comment above a key is its
 * description in docs/reference/site-config.md, without the requirement ids in brackets at its end.
 */
export const siteConfigSchema = z.strictObject({
  /** Version of the shape of this config (GEN-07). */
  version: key(z.literal(1), 'write 1', 1),
  /** Numeric id by which the platform knows the site (CFG-01). */
  siteId: key(
    z.pipe(
      z.pipe(
        z.union([z.number(), z.string()]),
        z.transform((value) => (typeof value === 'string' && !/^\d+$/.test(value.trim()) ? Number.NaN : Number(value))),
      ),
      positive,
    ),
    'write the numeric id of the site',
    88,
  ),
  /** Values that browsers may see, by their own names (CFG-04). */
  public: key(
    z
      .strictObject({
        /** Name of the site: the logo's alternative text, and the name in native apps (STORE-10x). */
        SITE_NAME: key(filled, "write the site's name", 'Lucky House'),
        /** Desktop template; must be the one that `templates` imports (CFG-03). */
        TEMPLATE_NAME: key(
          z
            .string()
            .check(
              z.refine((name: string) => desktopTemplate(name) !== undefined, { error: 'is not a desktop template' }),
            ),
          'write desktop_ and the number of a template',
          FALLBACK_TEMPLATE.desktop,
        ),
        /** Mobile template, with or without `_mobile`, or an old name; must be the one that `templates` imports (CFG-06). */
        MOBILE_TEMPLATE_NAME: key(
          z
            .string()
            .check(
              z.refine((name: string) => mobileTemplate(name) !== undefined, { error: 'is not a mobile template' }),
            ),
          'write H5_ and the number of a template',
          FALLBACK_TEMPLATE.mobile,
        ),
        /** Title for Chinese languages. May be left out if the other title is given (CFG-05x). */
        SITE_TITLE: key(title, 'write the title shown under Chinese languages', '幸运屋'),
        /** Title for all other languages. May be left out if the other title is given (CFG-05x). */
        SITE_TITLE_EN: key(title, 'write the title shown under all other languages', 'Lucky House'),
        /** Demo mode of the whole site: signing in is simulated. Independent of demo games and of the stored key (CFG-25x). */
        DEMO_MODE: onOff(false),
      })
      .check(hasTitle),
    'give SITE_NAME, TEMPLATE_NAME, MOBILE_TEMPLATE_NAME, and SITE_TITLE or SITE_TITLE_EN or both',
    {
      SITE_NAME: 'Lucky House',
      TEMPLATE_NAME: FALLBACK_TEMPLATE.desktop,
      MOBILE_TEMPLATE_NAME: FALLBACK_TEMPLATE.mobile,
      SITE_TITLE: '幸运屋',
      SITE_TITLE_EN: 'Lucky House',
    },
  ),
  ...currencyKeys,
  ...languageKeys,
  /** A built-in theme, or `site` for the site's own `theme.css.ts`. The entries import it as `@housefront/app/theme`. */
  theme: key(z.enum([...THEMES, 'site']), `use one of ${words(THEMES)}, or 'site' for your own theme file`, 'daylight'),
  /** Address of the platform, to which the gateway forwards `/api`. Browsers never see it. */
  upstream: key(upstreamAddress, "write the platform's address", 'https://api.example.com'),
  /** Paths under `/api` that pass the gateway beside the calls of the contract; default: those of the sandbox's pictures. */
  apiPaths,
  /** Headers that pass the gateway both ways, beside those of the contract's calls; default: that of the sandbox's scenarios. */
  apiHeaders,
  ...realtimeKeys,
  /** Whether the chosen language is written to a cookie (I18N-04). */
  localeCookie: onOff(true),
  /** On: the width decides between desktop and mobile. Off: always desktop (SITE-22x). */
  desktopLock: onOff(true),
  /** Desktop room of slot halls (CAT-16). */
  gameRoom: onOff(false),
  /** Refuses every game start (PLAY-33). */
  siteClosed: onOff(false),
  /** Shows demo buttons; mirrored to storage (PLAY-42x). */
  demoGameEnable: onOff(true),
  /** Providers whose games always open in a window (PLAY-06x). */
  forceWindowProviders: textList('codes of providers', 'GPJD'),
  /** Providers whose games always open in the modal (PLAY-06x). */
  forceModalProviders: textList('codes of providers', 'GPJD'),
  /** Providers that start at once although their hall has game lists (CAT-10x). */
  directLaunchProviders: textList('codes of providers', 'GPJD'),
  /** Codes of hidden games (CFG-21x). */
  hiddenGameCodes: textList('codes of games', 'GPNL_3'),
  /** Open mode by game type id 1 to 7; not hall ids. An absent entry means normal handling (CFG-20x). */
  gameTypeHandling: key(
    z._default(z.partialRecord(z.enum(['1', '2', '3', '4', '5', '6', '7']), z.enum(PLAY_MODES)), {}),
    "map game type ids '1' to '7' to window, modal, page or redirect",
    { 3: 'modal' },
  ),
  /** App id by provider code; an absent entry means none (CFG-20x). */
  providerAppId: key(z._default(z.record(z.string(), filled), {}), 'map provider codes to app ids', { GPR8: 'r8' }),
  /** Prefix of the app type of each hall, by hall id; an entry replaces the default (CFG-13x). */
  appTypePrefixes: key(
    z._default(
      z.pipe(
        z.partialRecord(z.enum(HALL_IDS.map(String)), filled),
        z.transform((own) => ({ ...appTypePrefixes, ...own })),
      ),
      appTypePrefixes,
    ),
    "map hall ids '2' to '9' to prefixes",
    { 2: 'x_' },
  ),
  /** Open mode unless something forces another one (PLAY-06x). */
  playMode: key(z._default(z.enum(PLAY_MODES), 'window'), `use one of ${words(PLAY_MODES)}`, 'page'),
  /** Public icon hosts that are asked after the site's own; none are asked if empty (API-47x). */
  iconHosts: key(
    z._default(z.array(policyAddress), [
      'https://api.iconify.design',
      'https://api.simplesvg.com',
      'https://api.unisvg.com',
    ]),
    'list http(s) addresses, or write [] to ask no outside host',
    [],
  ),
  /** Milliseconds between checks for a newer version of the site; 0 turns them off (VER-03x). */
  versionCheckIntervalMs: key(
    z._default(z.int().check(z.gte(0)), 3_600_000),
    'write milliseconds, or 0 to turn the check off',
    600_000,
  ),
  /** Public key of client captchas (HELP-02x). */
  clientCaptchaKey: key(z._default(filled, 'housefront'), 'write any text; it is no secret', 'lucky-house'),
  /** Lifetime in minutes of a stored referral link and of a sealed sign-in link (STORE-19x). */
  linkLifetimeMinutes: key(z._default(positive, 1440), 'write whole minutes', 60),
  /** On: only sealed links (`enc`) sign in. Off: also plain ones, whose token is readable in the address (SEC-05). */
  sealedLinksOnly: onOff(true),
  /** Phone numbers have exactly ten digits in every currency, not only in VND (REG-49x). */
  phoneTenDigits: onOff(false),
  /** The password reset by phone offers an SMS (WPR-19x). */
  forgotSms: onOff(false),
  /** Customer-service address by language, used if the platform has none for the site (SITE-01). */
  customerServiceUrl: key(z.optional(z.record(languageCode, webAddress)), 'map languages to addresses', {
    zh_CN: 'https://chat.example.com',
  }),
  /** Footer links of the site itself, before those of the platform (SITE-08). */
  footerLinks: key(
    z._default(
      z.array(
        z.strictObject({
          /** The shown text: one for all languages, or one for each. A language without one shows that of the first language. */
          title: key(perLanguage, 'write a text, or map languages to texts', { en_US: 'About', th_TH: 'เกี่ยวกับเรา' }),
          /** A path of the site or a whole address. */
          url: key(filled, 'write a path or an address', '/main/about'),
        }),
      ),
      [],
    ),
    'list entries',
    [{ title: 'About', url: '/main/about' }],
  ),
  /** Hosts of pictures, beside the site's own; for the content security policy. */
  imageHosts: hostList('img.example.com'),
  ...imageKeys,
  /** Hosts of games that may be framed; for the content security policy. */
  frameHosts: frameHostList('games.example.com'),
  /** Sign-in services of third parties, offered in the sign-in form; none without an entry (XWIN-09x). */
  authProviders: key(
    z._default(
      z.array(
        z.strictObject({
          /** Sent to the platform in the address; unique. */
          id: key(filled, "write the service's id", 'line'),
          /** Name on the button: one for all languages, or one for each; missing ones are shown as those of footer links. */
          title: key(perLanguage, 'write the name on the button, or map languages to names', 'LINE'),
          /** Start of the sign-in; opens in a new window, with the return address as `callback`. */
          url: key(webAddress, 'write an address', 'https://id.example.com/sign-in'),
        }),
      ),
      [],
    ),
    'list entries with id, title and url',
    [{ id: 'line', title: 'LINE', url: 'https://id.example.com/sign-in' }],
  ),
  /** Oldest major version by browser name without a warning on phones (SHELL-39x). */
  minimumBrowsers: key(
    z._default(z.record(z.string(), positive), { Chrome: 111, Safari: 16, Firefox: 121 }),
    'map names of browsers to major versions',
    { Chrome: 120, Safari: 17 },
  ),
  /** User-agent token that marks the native wrapper (CFG-24x). */
  nativeUserAgentToken: key(z.optional(filled), "write the wrapper's user-agent token", 'HousefrontApp'),
  ...appKeys,
  /** Addresses of the native apps, on /app; default: none (SHELL-02x). */
  appLinks: key(
    z._default(
      z.strictObject({
        /** Store page or download of the app for iPhone and iPad. */
        ios: key(z.optional(webAddress), 'write an address', 'https://apps.example.com/id1'),
        /** Store page or download of the app for Android. */
        android: key(z.optional(webAddress), 'write an address', 'https://example.com/app.apk'),
      }),
      {},
    ),
    'name store pages for ios, android or both',
    { android: 'https://example.com/app.apk' },
  ),
  /** Version of the template in requests for the platform's lists (SITE-13x). */
  modelVersion: key(z._default(filled, '1'), "write the template's version as a text", '2'),
  /** Path of the folder with `{site id}/env_config.json` (SITE-05x). */
  staticBase: key(
    z._default(matching(/^(?:\/[\w.~-]+)+$/, 'must be a path such as /api/static'), '/api/static'),
    'write a path of this site',
    '/files/v1',
  ),
  /** The site has the fast payment window; without it deposits open in the member centre (SHELL-12x). */
  fastPayment: onOff(false),
  /** Shows the sign-in form in the header of wide desktops instead of its button (AUTH-01). */
  headerLogin: onOff(false),
  /** The site has a daily sign-in whose reminders are followed (CFG-23x). */
  signInReminder: onOff(false),
  ...securityKeys,
  ...visitKeys,
  ...shownKeys,
  ...lobbyKeys,
  ...consentKeys,
  ...webAppKeys,
  ...protectionKeys,
  ...winKeys,
});
