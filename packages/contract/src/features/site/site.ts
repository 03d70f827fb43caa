import * as z from 'zod/mini';
import { defineCall } from '../../calls/endpoint.ts';
import {
  dataObject,
  decimal,
  flag,
  id,
  idOrNull,
  listOf,
  listOfEach,
  localizedText,
  orNull,
  siteId,
  textMap,
  textOrEmpty,
  under,
} from '../../wire/wire.ts';

const envConfigSchema = z.object({
  /** Customer-service address by locale (SITE-01). */
  customerUrl: textMap,
});

/** The environment config in static storage: alone, or under its name in the site detail (SITE-04). */
export const envConfigFileSchema = z.union([z.object({ env_config: envConfigSchema }), envConfigSchema]);

/** Settings of the site in the back office. */
export const siteDetailSchema = dataObject({
  env_config: orNull(envConfigSchema),
  siteInfo: orNull(
    z.object({
      /** On: only members with an agent see the fast-payment entry (SITE-03x). */
      AGENT_BIND_FAST_PAYMENT_FLAG: flag,
      /** The platform closed the site (PLAY-34x). */
      siteClosed: flag,
    }),
  ),
});

/** Loads the site's detail. */
export const siteDetail = defineCall({
  name: 'siteDetail',
  path: '/arks/web/site/detail',
  auth: 'none',
  request: z.strictObject({ site_id: siteId }),
  response: under(['detail', 'site_detail'], siteDetailSchema),
  summary: 'Environment values and flags of the site.',
  rows: ['APIM-26', 'SITE-01', 'SITE-02', 'SITE-03x', 'PLAY-34x'],
});

/** Positions of a logo (SITE-07x). */
export const LOGO_TYPES = ['desktop', 'mobile', 'login', 'favicon'] as const;

/** A logo; `type` is null for a missing or unknown position. */
export const logoSchema = z.object({
  type: orNull(z.enum(LOGO_TYPES)),
  url: id,
  sort: decimal,
});
/** Picture of the site's name for one language. */
export type Logo = z.output<typeof logoSchema>;

/** Loads the site's logos. */
export const webLogo = defineCall({
  name: 'webLogo',
  path: '/web/logo',
  auth: 'none',
  request: z.strictObject({ site_id: siteId }),
  response: under(['web_logo_list', 'list'], listOf(logoSchema)),
  summary: 'Logos of the site, by the place they are for.',
  rows: ['APIM-27', 'SITE-06', 'SITE-07x'],
});

const link = {
  id: idOrNull,
  title: localizedText,
  icon: textOrEmpty,
  url: textOrEmpty,
  /** outerLink opens url, main and faq open the page of selectedId; null for an unknown kind (SITE-08). */
  selectedType: orNull(z.enum(['outerLink', 'main', 'faq'])),
  selectedId: idOrNull,
  sort: decimal,
};

/** A footer entry (SITE-08). */
export const footerItemSchema = z.object(link);
/** A footer entry. */
export type FooterItem = z.output<typeof footerItemSchema>;

/** A floating element (SITE-10). */
export const floatItemSchema = z.object({
  ...link /** Left or right edge; right by default. */,
  position: z.pipe(
    orNull(z.enum(['left', 'right'])),
    z.transform((value) => value ?? 'right'),
  ),
});
/** A floating element. */
export type FloatItem = z.output<typeof floatItemSchema>;

/** Footer of the desktop site. */
export const footer = defineCall({
  name: 'footer',
  path: '/arks/web/footer',
  auth: 'none',
  request: z.strictObject({ site_id: siteId }),
  response: under(['list'], listOfEach(footerItemSchema, 'id')),
  summary: 'Footer entries of the desktop site.',
  rows: ['APIM-40', 'SITE-08', 'SITE-09', 'SITE-11x'],
});

/** Footer of the mobile site for a template. */
export const mobileFooter = defineCall({
  name: 'mobileFooter',
  path: '/arks/web/web-mobile-footer',
  auth: 'none',
  request: z.strictObject({ site_id: siteId, template: z.string() }),
  response: under(['list'], listOfEach(footerItemSchema, 'id')),
  summary: 'Footer entries of the mobile site for a template.',
  rows: ['APIM-39', 'SITE-09'],
});

/** Floating elements. */
export const float = defineCall({
  name: 'float',
  path: '/arks/web/float',
  auth: 'none',
  request: z.strictObject({ site_id: siteId }),
  response: under(['list'], listOfEach(floatItemSchema, 'id')),
  summary: 'Floating elements at the left or right edge.',
  rows: ['APIM-41', 'SITE-10', 'SITE-11x'],
});
