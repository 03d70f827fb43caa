import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** Identity of an application in the Pusher protocol. */
export interface PusherApp {
  readonly id: string;
  /** Public part; included in the socket's address. */
  readonly key: string;
  /** Signs channel authorisations and HTTP calls. */
  readonly secret: string;
}

/** Largest age of a signed HTTP call, in seconds (as in the Pusher HTTP API). */
const MAX_AGE_SECONDS = 600;

/**
 * The `auth` value that lets one socket join one private channel: `key:signature`.
 * @param channelData user of a presence channel; '' for other channels
 */
export function channelAuth(app: PusherApp, socketId: string, channel: string, channelData = ''): string {
  const signed = [socketId, channel, ...(channelData === '' ? [] : [channelData])].join(':');
  return `${app.key}:${hmac(app.secret, signed)}`;
}

/** True when `auth` was signed with the app's secret for this socket, channel and user. */
export function isChannelAuth(
  app: PusherApp,
  socketId: string,
  channel: string,
  auth: string,
  channelData = '',
): boolean {
  return same(auth, channelAuth(app, socketId, channel, channelData));
}

/** True when `auth` was signed with the app's secret for this socket and user. */
export function isUserAuth(app: PusherApp, socketId: string, userData: string, auth: string): boolean {
  return same(auth, `${app.key}:${hmac(app.secret, `${socketId}::user::${userData}`)}`);
}

/** A signed HTTP call as it arrived. */
export interface SignedCall {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Checks the signature of an HTTP API call; returns the reason of a refusal, undefined if it is valid. */
export function signatureProblem(app: PusherApp, call: SignedCall, now: number): string | undefined {
  const { auth_signature: signature = '', ...signed } = call.query;
  if (signed['auth_key'] !== app.key) return 'Unknown auth_key';
  if (signed['auth_version'] !== '1.0') return 'Unsupported auth_version';
  const age = Math.abs(now / 1000 - Number(signed['auth_timestamp']));
  if (!(age <= MAX_AGE_SECONDS)) return 'Timestamp expired';
  if (call.body !== '' && signed['body_md5'] !== createHash('md5').update(call.body).digest('hex'))
    return 'Wrong body_md5';
  const query = Object.entries(signed)
    .map(([name, value]) => [name.toLowerCase(), value] as const)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
  const expected = hmac(app.secret, `${call.method.toUpperCase()}\n${call.path}\n${query}`);
  return same(signature, expected) ? undefined : 'Invalid signature';
}

function hmac(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('hex');
}

function same(given: string, expected: string): boolean {
  const a = Buffer.from(given);
  const b = Buffer.from(expected);
  return a.length === b.length && timingSafeEqual(a, b);
}
