import { en } from 'zod/locales';
import * as z from 'zod/mini';
import { CURRENCIES, HALL_IDS, LOCALES } from './ids.ts';
import { describeIssue, type SiteConfigProblem } from './site-config.problems.ts';
import { desktopTemplate, mobileTemplate, THEMES } from './templates.ts';
import { parseUrl } from './url.ts';

/** Ways a game opens (PLAY-02). */
export const PLAY_MODES = ['window', 'modal', 'page', 'redirect'] as const;
/** A way a game opens. */
export type PlayMode = (typeof PLAY_MODES)[number];

const words = (list: readonly string[]) => list.join(', ');

/** Comma-separated text or an array; order kept, blanks trimmed, empty items dropped, repeats removed (CFG-02). */
function codeList(known: readonly string[], what: string) {
  return z
    .pipe(
      z.union([z.string(), z.array(z.string())], { error: `must be a list such as "${known[0]},${known[1]}"` }),
      z.transform((value) => [
        ...new Set((typeof value === 'string' ? value.split(',') : value).map((item) => item.trim()).filter(Boolean)),
      ]),
    )
    .check((context) => {
      if (context.value.length === 0) {
        context.issues.push({ code: 'custom', message: `needs at least one ${what}`, input: context.value });
      }
      for (const item of context.value.filter((item) => !known.includes(item))) {
        const message = `"${item}" is not a known ${what}; known: ${words(known)}`;
        context.issues.push({ code: 'custom', message, input: context.value });
      }
    });
}

const filled = z.string().check(z.refine((value: string) => value.trim() !== '', { error: 'must not be blank' }));
const webAddress = z.string().check(z.refine(isWebAddress, { error: 'must be an http:// or https:// address' }));
const providerList = z._default(z.array(filled), []);
const positive = z.number().check(z.int(), z.positive());

const publicSchema = z
  .strictObject({
    /** Name of the site; alt text of the logo, stored for wrappers (CFG-04, STORE-10x). */
    SITE_NAME: filled,
    /** Desktop template (CFG-03). */
    TEMPLATE_NAME: z
      .string()
      .check(z.refine((name: string) => desktopTemplate(name) !== undefined, { error: 'is not a desktop template' })),
    /** Mobile template, with or without `_mobile`; old names allowed (CFG-03, CFG-06, CFG-07). */
    MOBILE_TEMPLATE_NAME: z
      .string()
      .check(z.refine((name: string) => mobileTemplate(name) !== undefined, { error: 'is not a mobile template' })),
    /** Title under Chinese locales (CFG-05x). May be blank when the other is not. */
    SITE_TITLE: z.string(),
    /** Title under all other locales (CFG-05x). */
    SITE_TITLE_EN: z.string(),
    /** Demo mode of the whole site: not demo games, not the stored key (CFG-25x). */
    DEMO_MODE: z._default(z.boolean(), false),
  })
  .check(
    z.refine((titles: TitleKeys) => !blankTitles(titles), {
      error: 'needs a title: SITE_TITLE and SITE_TITLE_EN are both blank',
      path: ['SITE_TITLE'],
      // Also when another key is wrong, so that all problems come at once.
      when: ({ value }) => typeof value === 'object' && value !== null,
    }),
  );

/** The data part of a site's configuration. Unknown keys are refused: they are typing errors. */
export const siteConfigSchema = z.strictObject({
  /** Version of this shape; a codemod moves a site from one to the next (GEN-07). */
  version: z.literal(1),
  /** Numeric id, sent as `site_id` (CFG-01). */
  siteId: z.pipe(
    z.pipe(
      z.union([z.number(), z.string()]),
      z.transform((value) => (typeof value === 'string' && !/^\d+$/.test(value.trim()) ? Number.NaN : Number(value))),
    ),
    positive,
  ),
  /** Values the client may see by their own names (CFG-04). */
  public: publicSchema,
  /** Currencies on offer; the first is the default (CFG-02, I18N-10). */
  currencies: codeList(CURRENCIES, 'currency'),
  /** Languages on offer; the first is the last resort (CFG-02, I18N-05x). */
  languages: codeList(LOCALES, 'language'),
  /** A built-in theme, or `site` for the site's own `theme.css.ts`. */
  theme: z.enum([...THEMES, 'site']),
  /** Platform address the gateway forwards `/api` to. */
  upstream: webAddress,
  /** Pusher-protocol server; without it realtime is off (RT-03x). */
  realtime: z.optional(
    z.strictObject({
      key: filled,
      host: filled,
      port: z.int().check(z.gte(1), z.lte(65535)),
      tls: z.boolean(),
      authPath: z._default(z.string().check(z.startsWith('/')), '/api/broadcasting/auth'),
      /** Other delays than the usual ones, in milliseconds; see RealtimeDelays in core (RT-02). */
      delays: z.optional(
        z.strictObject({
          first: z.exactOptional(positive),
          most: z.exactOptional(positive),
          connect: z.exactOptional(positive),
          ping: z.exactOptional(positive),
          pong: z.exactOptional(positive),
          check: z.exactOptional(positive),
        }),
      ),
    }),
  ),
  /** Whether the chosen language is written to a cookie (I18N-04). */
  localeCookie: z._default(z.boolean(), true),
  /** On: the width decides between desktop and mobile; off: always desktop (SITE-21, SITE-22x). */
  desktopLock: z._default(z.boolean(), true),
  /** Desktop room of slot halls (CAT-16, CAT-17x). */
  gameRoom: z._default(z.boolean(), false),
  /** Refuses every game start (PLAY-33, PLAY-34x). */
  siteClosed: z._default(z.boolean(), false),
  /** Shows demo buttons; mirrored to storage (PLAY-42x). */
  demoGameEnable: z._default(z.boolean(), true),
  /** Providers whose games always open in a window (PLAY-05, PLAY-06x). */
  forceWindowProviders: providerList,
  /** Providers whose games always open in the modal (PLAY-05, PLAY-06x). */
  forceModalProviders: providerList,
  /** Providers that start at once although their hall has game lists (CAT-10x). */
  directLaunchProviders: providerList,
  /** Game codes that are not shown, e.g. `GPNL_3` (CFG-21x). */
  hiddenGameCodes: providerList,
  /** Open mode by game type id 1 to 7; not hall ids. An absent entry means normal handling (CFG-20x). */
  gameTypeHandling: z._default(z.partialRecord(z.enum(['1', '2', '3', '4', '5', '6', '7']), z.enum(PLAY_MODES)), {}),
  /** App id by provider code; an absent entry means none (CFG-20x). */
  providerAppId: z._default(z.record(z.string(), filled), {}),
  /** Own app-type prefixes by hall id (CFG-13x). */
  appTypePrefixes: z._default(z.partialRecord(z.enum(HALL_IDS.map(String)), filled), {}),
  /** Open mode when nothing forces another (PLAY-02, PLAY-06x). */
  playMode: z._default(z.enum(PLAY_MODES), 'window'),
  /** Public icon hosts asked after the site's own; empty: none is ever asked (API-47x). */
  iconHosts: z._default(z.array(webAddress), [
    'https://api.iconify.design',
    'https://api.simplesvg.com',
    'https://api.unisvg.com',
  ]),
  /** Milliseconds between version checks; 0 turns them off (VER-03x). */
  versionCheckIntervalMs: z._default(z.int().check(z.gte(0)), 3_600_000),
  /** Key of client captchas; everybody may read it (HELP-02x). */
  clientCaptchaKey: z._default(filled, 'housefront'),
  /** Minutes that a referral link is remembered (REG-31x, STORE-19x) and that a sealed sign-in link is good (HELP-09). */
  linkLifetimeMinutes: z._default(positive, 1440),
  /** Phone numbers have exactly ten digits in every currency, not only in VND (REG-49x). */
  phoneTenDigits: z._default(z.boolean(), false),
  /** The password reset by phone offers an SMS (WPR-19x). */
  forgotSms: z._default(z.boolean(), false),
  /** Customer-service address by locale, used when the site detail has none (SITE-01, SITE-05x). */
  customerServiceUrl: z.optional(z.partialRecord(z.enum(LOCALES), webAddress)),
  /** Footer links of the site itself, before those of the platform (SITE-08). */
  footerLinks: z._default(z.array(z.strictObject({ title: filled, url: filled })), []),
  /** Hosts that pictures may come from, beside the site's own; for the content security policy. */
  imageHosts: z._default(z.array(filled), []),
  /** Hosts that games may be framed from; for the content security policy. */
  frameHosts: z._default(z.array(filled), []),
  /** Sign-in services of third parties, offered in the sign-in form; none without an entry (XWIN-09x). */
  authProviders: z._default(
    z.array(
      z.strictObject({
        /** Told to the platform by the address; unique. */
        id: filled,
        /** Name on the button. */
        title: filled,
        /** Where signing in begins; opens in a window of its own, with the address to come back to as `callback`. */
        url: webAddress,
      }),
    ),
    [],
  ),
  /** Oldest major version by browser name that phones are not warned about (SHELL-39x). */
  minimumBrowsers: z._default(z.record(z.string(), positive), { Chrome: 111, Safari: 16, Firefox: 114 }),
  /** User-agent token that marks the native wrapper (CFG-24x). */
  nativeUserAgentToken: z.optional(filled),
  /** Where the native apps are to be had, on /app; none without an entry (SHELL-02x). */
  appLinks: z._default(
    z.strictObject({
      /** Store page or download of the app for iPhone and iPad. */
      ios: z.optional(webAddress),
      /** Store page or download of the app for Android. */
      android: z.optional(webAddress),
    }),
    {},
  ),
  /** Version of the template that the platform's lists for it are asked with (SITE-13x). */
  modelVersion: z._default(filled, '1'),
  /** Path under which `{site id}/env_config.json` stands (SITE-04, SITE-05x). */
  staticBase: z._default(
    z
      .string()
      .check(
        z.refine((value: string) => /^(?:\/[\w.~-]+)+$/.test(value), { error: 'must be a path such as /api/static' }),
      ),
    '/api/static',
  ),
  /** The site has the fast payment window; without it deposits open in the member centre (SHELL-12x). */
  fastPayment: z._default(z.boolean(), false),
  /** A sign-in form stands in the header of wide desktops, in the place of its button (AUTH-01, AUTH-33x). */
  headerLogin: z._default(z.boolean(), false),
  /** The site has a daily sign-in whose reminders are followed (CFG-23x). */
  signInReminder: z._default(z.boolean(), false),
  /** Links left out of menus, header, footer and direct addresses (SITE-17x). */
  hiddenLinks: z._default(z.array(filled), []),
});

/** A checked site configuration. */
export type SiteConfig = z.output<typeof siteConfigSchema>;
/** A site configuration as written. */
export type SiteConfigInput = z.input<typeof siteConfigSchema>;

/** Outcome of {@link parseSiteConfig}. */
export type SiteConfigResult =
  | { readonly ok: true; readonly config: SiteConfig }
  | { readonly ok: false; readonly problems: readonly SiteConfigProblem[] };

/** Checks a configuration and reports everything that is wrong at once (GEN-04). Never throws. */
export function parseSiteConfig(input: unknown): SiteConfigResult {
  const result = z.safeParse(siteConfigSchema, input, { error: en().localeError, reportInput: true });
  return result.success
    ? { ok: true, config: result.data }
    : { ok: false, problems: result.error.issues.flatMap(describeIssue) };
}

function isWebAddress(value: string): boolean {
  const url = parseUrl(value);
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:') && url.username === '';
}

type TitleKeys = { readonly SITE_TITLE?: unknown; readonly SITE_TITLE_EN?: unknown };

function blankTitles({ SITE_TITLE, SITE_TITLE_EN }: TitleKeys): boolean {
  return typeof SITE_TITLE === 'string' && typeof SITE_TITLE_EN === 'string' && !(SITE_TITLE + SITE_TITLE_EN).trim();
}
