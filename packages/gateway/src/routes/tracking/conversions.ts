import { createHash } from 'node:crypto';
import { request } from 'undici';
import type { ConversionSettings } from '../../sites/gateway-site.ts';

/** An event in the format of the advertiser's conversions interface. */
export interface ConversionEvent {
  readonly event_name: string;
  /** Seconds since 1970. */
  readonly event_time: number;
  readonly event_id: string;
  readonly action_source: 'website';
  readonly event_source_url: string;
  readonly user_data: Readonly<Record<string, string | readonly string[]>>;
  readonly custom_data: Readonly<Record<string, unknown>>;
}

/** Sends an event. Rejects if the advertiser does not accept it. */
export type SendConversion = (settings: ConversionSettings, event: ConversionEvent) => Promise<void>;

// Personal values by name; they are sent as hashes only.
const HASHED: Readonly<Record<string, string>> = {
  email: 'em',
  em: 'em',
  phone: 'ph',
  ph: 'ph',
  firstName: 'fn',
  fn: 'fn',
  lastName: 'ln',
  ln: 'ln',
  birthday: 'db',
  db: 'db',
  gender: 'ge',
  ge: 'ge',
  city: 'ct',
  ct: 'ct',
  state: 'st',
  st: 'st',
  zip: 'zp',
  zp: 'zp',
  country: 'country',
  member_id: 'external_id',
  external_id: 'external_id',
};
const HASH = /^[0-9a-f]{64}$/;

/** Facts about the visitor besides the event itself. */
export interface Visitor {
  readonly address: string;
  readonly userAgent: string;
  /** Cookies of the advertiser's pixel. */
  readonly fbp: string | undefined;
  readonly fbc: string | undefined;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** User data that may be sent: known personal values hashed, unknown ones removed, the click id in its cookie form. */
export function conversionUser(
  given: Readonly<Record<string, unknown>>,
  visitor: Visitor,
): Record<string, string | readonly string[]> {
  const hashed: Record<string, readonly string[]> = {};
  for (const [name, value] of Object.entries(given)) {
    const field = Object.hasOwn(HASHED, name) ? HASHED[name] : undefined;
    const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim().toLowerCase() : '';
    if (field === undefined || text === '') continue;
    const plain = field === 'ph' ? text.replace(/\D/g, '').replace(/^0+/, '') : text;
    hashed[field] = [HASH.test(text) ? text : createHash('sha256').update(plain).digest('hex')];
  }
  const click = textOf(given['fbclid']);
  const fbc = visitor.fbc ?? textOf(given['fbc']) ?? (click && `fb.1.${visitor.now}.${click}`);
  const fbp = visitor.fbp ?? textOf(given['fbp']);
  return {
    ...hashed,
    ...(fbc !== undefined && { fbc }),
    ...(fbp !== undefined && { fbp }),
    ...(visitor.address !== '' && { client_ip_address: visitor.address }),
    ...(visitor.userAgent !== '' && { client_user_agent: visitor.userAgent }),
  };
}

/**
 * Facts of an event that may be sent: numbers, flags and short words. Personal values are sent as hashes in the user data, or
 * not at all.
 */
export function conversionFacts(given: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const harmless = (value: unknown): boolean =>
    typeof value === 'number' ||
    typeof value === 'boolean' ||
    (typeof value === 'string' && /^[\w .-]{1,60}$/.test(value));
  return Object.fromEntries(
    Object.entries(given).filter(([name, value]) => !Object.hasOwn(HASHED, name) && harmless(value)),
  );
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' && value.length <= 500 ? value : undefined;
}

/** Sends over https; the token is in the body, so that no logged URL contains it. */
export const sendConversion: SendConversion = async (settings, event) => {
  const base = settings.url ?? 'https://graph.facebook.com/v23.0';
  const { statusCode, body } = await request(`${base}/${encodeURIComponent(settings.pixelId)}/events`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data: [event], access_token: settings.accessToken }),
    signal: AbortSignal.timeout(5000),
  });
  await body.dump();
  if (statusCode > 299) throw new Error(`the conversions interface answered with status ${statusCode}`);
};
