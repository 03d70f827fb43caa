import * as z from 'zod/mini';
import { defineCall } from '../../calls/endpoint.ts';
import { id, siteId, textOrEmpty } from '../../wire/wire.ts';

/** Value of `type` for the form that a captcha belongs to. */
export const CAPTCHA_TYPE = { login: 1, register: 2 } as const;

const BASE64 = /^[A-Za-z0-9+/_-]+={0,2}$/;
const KINDS = [
  ['/9j/', 'jpeg'],
  ['R0lG', 'gif'],
  ['UklG', 'webp'],
  ['PHN2', 'svg+xml'],
  ['PD94', 'svg+xml'],
] as const;

/** A captcha picture as a data URL, from a data URL, bare base64 or SVG text; null for anything else (AUTH-04x). */
export function captchaImage(value: string): string | null {
  const text = value.trim();
  if (/^data:image\/[a-z+.-]+[;,]/i.test(text)) return text;
  if (text.startsWith('<svg')) return `data:image/svg+xml,${encodeURIComponent(text)}`;
  const bare = text.replaceAll(/\s/g, '');
  if (bare.length < 8 || !BASE64.test(bare)) return null;
  const kind = KINDS.find(([start]) => bare.startsWith(start))?.[1] ?? 'png';
  return `data:image/${kind};base64,${bare}`;
}

/** A captcha picture of a reply ({@link captchaImage}). */
export const captchaPicture = z.pipe(
  z.pipe(
    z.string(),
    z.transform((value) => captchaImage(value)),
  ),
  z.string(),
);

/** A new captcha. The picture comes out as a data URL. */
export const captcha = defineCall({
  name: 'captcha',
  path: '/captcha',
  auth: 'none',
  request: z.strictObject({ type: z.literal([1, 2]), site_id: siteId }),
  response: z.object({
    /** Sent back as captcha_token with the answer. */
    token: id,
    captcha: captchaPicture,
    /** Hint of the answer field. */
    placeholder: textOrEmpty,
  }),
  codes: { '101': 'Asked too soon; ask again after one second.' },
  summary: 'A captcha for login (type 1) or registration (type 2).',
  rows: ['APIM-02', 'AUTH-01', 'AUTH-03', 'AUTH-04x'],
});
