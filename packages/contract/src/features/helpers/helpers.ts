import * as z from 'zod/mini';
import { defineCall } from '../../calls/endpoint.ts';
import { dataObject, fallback, flag, id, ignored, textMap, textOrEmpty } from '../../wire/wire.ts';
import { parseJson } from '../../wire/json.ts';
import { captchaPicture } from '../captcha/captcha.ts';

/* Helpers of the site's own server. Their paths are used as they are, without /api before them (HELP-10x). */

/** A captcha that the client itself compares: the text is AES-GCM, iv prefixed, base64 (HELP-02x). */
export const clientCaptcha = defineCall({
  name: 'clientCaptcha',
  path: '/clientCaptcha',
  method: 'GET',
  base: 'site',
  auth: 'none',
  reply: 'plain',
  request: z.strictObject({}),
  response: z.object({
    text: id,
    image: captchaPicture,
    placeholder: textOrEmpty,
  }),
  summary: 'An encrypted captcha text with its picture; bot friction, not security.',
  rows: ['HELP-01', 'HELP-02x', 'WPR-08'],
});

/** Whether a page may be shown in a frame of this site. */
export const checkIframe = defineCall({
  name: 'checkIframe',
  path: '/check_iframe',
  base: 'site',
  auth: 'none',
  request: z.strictObject({ url: z.string() }),
  response: dataObject({ embeddable: flag, reason: textOrEmpty }),
  summary: "Tells whether a page's headers allow framing by this site.",
  rows: ['HELP-03', 'HELP-04x', 'SPORT-01'],
});

/** Extra headers for the login call, and facts about the visitor from the edge. */
export const loginHeader = defineCall({
  name: 'loginHeader',
  path: '/get_login_header',
  base: 'site',
  auth: 'none',
  reply: 'plain',
  request: z.strictObject({}),
  response: z.object({
    /** X-Client-IP, X-Client-Host, X-Client-Cdn. */
    headers: textMap,
    remote_addr: textOrEmpty,
    /** Two-letter country code, '' when unknown (MEM-31x). */
    country: textOrEmpty,
  }),
  summary: 'Headers to send along with the login call.',
  rows: ['HELP-05', 'HELP-06x', 'AUTH-07', 'MEM-31x'],
});

/** Forwards a conversion event; failures never reach the visitor. */
export const fbTracking = defineCall({
  name: 'fbTracking',
  path: '/api/fb_tracking',
  base: 'site',
  auth: 'none',
  mutates: true,
  request: z.strictObject({
    eventName: z.string(),
    /** Seconds since 1970. */
    eventTime: z.number(),
    /** Equal ids count once. */
    eventID: z.string(),
    userData: z.record(z.string(), z.unknown()),
    customData: z.record(z.string(), z.unknown()),
  }),
  response: ignored,
  summary:
    "Forwards a conversion event to the advertiser's interface when that is configured; refused with 403 without the visitor's consent.",
  rows: ['HELP-07', 'HELP-08x'],
});

const linkData = z.object({ tk: id, member_id: id, member_account: id, member_currency: id });
/** Content of an encrypted sign-in link. */
export type LinkData = z.output<typeof linkData>;

/** Opens an encrypted sign-in link. The answer is JSON text or an object (API-42). */
export const infoData = defineCall({
  name: 'infoData',
  path: '/get_info_data',
  base: 'site',
  auth: 'none',
  mutates: true,
  reply: 'plain',
  request: z.strictObject({ enc: z.string() }),
  response: z.pipe(z.transform(unwrapJson), linkData),
  summary: 'Opens an encrypted sign-in link.',
  rows: ['API-42', 'HELP-09', 'XWIN-10'],
});

function unwrapJson(value: unknown): unknown {
  return typeof value === 'string' ? (parseJson(value) ?? null) : value;
}

/** Asks the site's server for a mobile template; success is code 1000 only (API-43). */
export const templateConfig = defineCall({
  name: 'templateConfig',
  path: '/api/template_config',
  base: 'site',
  auth: 'none',
  request: z.strictObject({ mobileTemplateName: z.string() }),
  response: fallback(z.object({ mobileTemplateName: textOrEmpty }), { mobileTemplateName: '' }),
  codes: { '101': 'There is no such template.', '1000': 'Accepted.' },
  summary: 'Announces the mobile template in use and gets the one to be used.',
  rows: ['API-43', 'APIM-43', 'SITE-15'],
});
