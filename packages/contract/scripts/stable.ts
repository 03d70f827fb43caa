import { createHash } from 'node:crypto';
import { isRecord } from '../src/wire/json.ts';

/** Longest text and list of an example. */
const TEXT = 160;
const ENTRIES = 2;

/** A picture of one pixel, in the place of captchas. */
const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Values that differ from run to run, or that only their owner may know. */
const SECRET =
  /^(?:token|captcha_token|tk|challenge|secret|rawId|clientDataJSON|authenticatorData|attestationObject|signature|userHandle|endpoint|former_endpoint|p256dh|auth|former_auth|public_key|credential_id|recovery_codes|request_key)$/;

/** Codes of apps, messages and captchas. */
const CODE = /^(?:code|phone_verify|answer|captcha_answer|verify_code)$/;

/** Languages of an example with texts of many. */
const LANGUAGES = ['en_US', 'zh_CN', 'vi_VN'];

/** Bytes in base64url that are always the same for a name and a length. */
const bytes = (name: string, length: number): string => {
  let text = '';
  for (let at = 0; text.length < length; at += 1)
    text += createHash('sha256').update(`${name}${at}`).digest('base64url');
  return text.slice(0, length);
};

function text(value: string, name: string): string {
  if (value.startsWith('data:image/')) return PIXEL;
  if (/^https?:/.test(value)) {
    const address = value
      .replace(/[\w-]{30,}$/, bytes(name, 12))
      .replace(/([?&](?:token|t|key|sign)=)[^&]+/g, (_, key: string) => `${key}${bytes(name, 12)}`);
    return SECRET.test(name) ? address.replace(/[^/]+$/, bytes(name, 22)) : address;
  }
  if (value.startsWith('otpauth:')) return value.replace(/secret=[^&]+/, `secret=${base32('secret', 32)}`);
  if (name === 'secret') return base32(name, value.length);
  if (name === 'request_key') return value === '' ? value : '6f1c2a52-9d0e-4b7a-8a35-2f6d1c0b9e44';
  if (SECRET.test(name)) return bytes(name, value.length);
  if (CODE.test(name)) return value.replace(/^\d{6}$/, '482913').replace(/^[A-Za-z0-9]{4}$/, 'AB3X');
  return value.length > TEXT ? `${value.slice(0, TEXT - 1)}…` : value;
}

const base32 = (name: string, length: number): string =>
  bytes(name, length)
    .toUpperCase()
    .replaceAll(/[^A-Z2-7]/g, 'Q');

/** A request or an answer without what differs from run to run, with short lists and texts. */
export function stable(value: unknown, name = ''): unknown {
  if (typeof value === 'string') return text(value, name);
  if (Array.isArray(value)) return value.slice(0, ENTRIES).map((entry) => stable(entry, name));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !('en_US' in value) || LANGUAGES.includes(key))
      .map(([key, part]) => {
        // Ids of keys are random, ids of anything else are numbers.
        const isKey = key === 'id' && typeof part === 'string' && part.length > 15;
        return [key, stable(part, isKey ? 'rawId' : key)];
      }),
  );
}
