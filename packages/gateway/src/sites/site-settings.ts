import { CONSENT_CATEGORIES, SERVICE_RIGHTS } from '@housefront/contract/consent';
import * as z from 'zod/mini';

const categories = z.enum(CONSENT_CATEGORIES);
const rights = z.partialRecord(z.enum(SERVICE_RIGHTS), z.optional(z.array(z.string())));

/** The part of a site's config that the gateway reads. A built site exports its whole config; the gateway ignores the rest. */
export const siteSettingsSchema = z.object({
  /** The number that calls send as `site_id` (CFG-01). */
  siteId: z.number(),
  /** Ordered; the first one is the fallback (I18N-05x). */
  languages: z.array(z.string()).check(z.minLength(1)),
  /** Languages that the kit does not ship, by code (LOC-02). */
  ownLanguages: z.optional(
    z.record(z.string(), z.object({ name: z.string(), countries: z.optional(z.array(z.string())) })),
  ),
  /** Ordered currency codes (CFG-02). */
  currencies: z.array(z.string()),
  /** Base address of the platform. */
  upstream: z.string(),
  /** Address of the Pusher-protocol server, for connect-src. */
  realtime: z.optional(
    z.object({ host: z.string(), port: z.number(), tls: z.boolean(), authPath: z.optional(z.string()) }),
  ),
  /**
   * Paths under `/api` that are forwarded beside the contract's calls; an entry with `/*` at its end covers all paths below
   * it.
   */
  apiPaths: z._default(z.array(z.string()), []),
  /** Headers that pass beside those of the contract's calls. */
  apiHeaders: z._default(z.array(z.string()), []),
  /** Path of the platform's static files. */
  staticBase: z._default(z.string(), '/api/static'),
  /** Whether the locale may come from a cookie (I18N-04). */
  localeCookie: z.optional(z.boolean()),
  /** Off: always the desktop template (SHELL-21x). */
  desktopLock: z.optional(z.boolean()),
  /** Extra origins of pictures, for img-src. */
  imageHosts: z.array(z.string()),
  /** `gateway`, or the address pattern of an image service (IMG-01). */
  images: z.optional(z.string()),
  /** Origins that may be framed, for frame-src; empty means any https page. */
  frameHosts: z.array(z.string()),
  /** Public icon services that the site may use, for connect-src (API-47x). */
  iconHosts: z.array(z.string()),
  /** Chat address per locale, for the error page (SHELL-47). */
  customerServiceUrl: z.optional(z.record(z.string(), z.string())),
  /** Text in the user agent that marks the native wrapper (CFG-24x). */
  nativeUserAgentToken: z.optional(z.string()),
  /** The site's own native app, for the files that let it open links of the site (GEN-08). */
  nativeApp: z.optional(
    z.object({
      id: z.string(),
      appleTeam: z.optional(z.string()),
      androidCertificates: z._default(z.array(z.string()), []),
    }),
  ),
  /** Public key of client captchas (HELP-02x). */
  clientCaptchaKey: z._default(z.string(), 'housefront'),
  /** Lifetime of a sealed sign-in link, in minutes (HELP-09). */
  linkLifetimeMinutes: z._default(z.number(), 1440),
  /**
   * The question to visitors before services of others run: for the relay of conversions, and for the policy of pages
   * (CNS-01).
   */
  consent: z.optional(
    z.object({
      version: z.number(),
      days: z.number(),
      categories: z.array(categories),
      services: z.optional(
        z.array(
          z.object({
            name: z.string(),
            category: categories,
            load: z.optional(z.string()),
            may: z.optional(rights),
          }),
        ),
      ),
      adapters: z.object({
        ga4: z.optional(z.object({ measurementId: z.string() })),
        gtm: z.optional(z.object({ containerId: z.string(), category: categories, hosts: z.array(z.string()) })),
        metaRelay: z.boolean(),
      }),
    }),
  ),
  /** Whether browsers of this site send errors, web vitals and violations of its policy (OBS-01). */
  browserReports: z.optional(z.boolean()),
  /** Whether browsers may load public pages before they are opened; yes if omitted (PLT-02). */
  prefetch: z.optional(z.boolean()),
  /** Whether browsers may keep the worker for visits without a connection (PWA-01). */
  webApp: z.optional(z.object({ offline: z._default(z.boolean(), false) })),
  /** The mobile template that the site is built with (API-43). */
  public: z.optional(z.object({ MOBILE_TEMPLATE_NAME: z.string() })),
});

/** See {@link siteSettingsSchema}. */
export type SiteSettings = z.output<typeof siteSettingsSchema>;
