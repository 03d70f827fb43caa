import * as z from 'zod/mini';
import { defineCall } from '../../calls/endpoint.ts';
import { fallback, decimal, idOrNull, localizedText, siteId, textOrEmpty, under, listOfEach } from '../../wire/wire.ts';

const modelRequest = z.strictObject({
  site_id: siteId,
  language: z.string(),
  /** Version of the template, from the site (SITE-13x). */
  model_version: z.string(),
});

/** An entry of a template's list; unknown kinds are left to the caller to skip (SITE-12). */
export const modelItemSchema = z.looseObject({
  id: idOrNull,
  title: localizedText,
  /** May be HTML. */
  content: localizedText,
  url: textOrEmpty,
  image: textOrEmpty,
  sort: decimal,
});
/** An entry of a template's list. */
export type ModelItem = z.output<typeof modelItemSchema>;

const modelList = under(['list'], listOfEach(modelItemSchema, 'id'));

/** Blocks of facts in the footer. */
export const modelSetting = defineCall({
  name: 'modelSetting',
  path: '/web/model_setting',
  auth: 'none',
  request: modelRequest,
  response: modelList,
  summary: 'Blocks of the template, in a language.',
  rows: ['APIM-36', 'SITE-12', 'SITE-13x'],
});

/** Partners of the site, such as clubs. */
export const modelSponsor = defineCall({
  name: 'modelSponsor',
  path: '/web/model_sponsor',
  auth: 'none',
  request: modelRequest,
  response: modelList,
  summary: 'Sponsors of the site, in a language.',
  rows: ['APIM-37', 'SITE-12', 'SITE-13x'],
});

/** Notes beside the login form. */
export const modelLogin = defineCall({
  name: 'modelLogin',
  path: '/web/model_login',
  auth: 'none',
  request: modelRequest,
  response: modelList,
  summary: 'Notes beside the login form, with title and content.',
  rows: ['APIM-38', 'SITE-12', 'SITE-13x'],
});

/** Background of the registration form; '' when the default image is to be used (SITE-14). */
export const registerBackground = defineCall({
  name: 'registerBackground',
  path: '/arks/web/model/register-background/detail',
  auth: 'none',
  request: z.strictObject({ site_id: siteId, template: z.string() }),
  response: under(['detail'], fallback(z.object({ photo: textOrEmpty }), { photo: '' })),
  summary: 'Picture behind the registration form (detail.photo).',
  rows: ['APIM-42', 'SITE-14'],
});
