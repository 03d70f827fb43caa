import { createHash, createHmac } from 'node:crypto';

/** Credentials of an API client at Akamai, as its `.edgerc` file names them. */
export interface EdgeGridKeys {
  readonly clientToken: string;
  readonly clientSecret: string;
  readonly accessToken: string;
}

/** The signed parts of a request. */
export interface SignedRequest {
  readonly method: 'POST';
  readonly url: string;
  /** Below 128 KB, of which only the first would be signed. */
  readonly body: string;
  /** Milliseconds since the epoch. Akamai refuses a request that is half a minute older or newer. */
  readonly now: number;
  /** Different in each request. */
  readonly nonce: string;
}

const hmac = (key: string, text: string): string => createHmac('sha256', key).update(text).digest('base64');

/** `20140321T19:34:21+0000`. */
const stampOf = (now: number): string =>
  new Date(now)
    .toISOString()
    .replace(/-/g, '')
    .replace(/\.\d+Z$/, '+0000');

/**
 * The `Authorization` header of a request to an API of Akamai (EdgeGrid, `EG1-HMAC-SHA256`), without signed headers. The
 * vectors of Akamai's own library are its test.
 */
export function edgeGridHeader(request: SignedRequest, keys: EdgeGridKeys): string {
  const { protocol, host, pathname, search } = new URL(request.url);
  const stamp = stampOf(request.now);
  const fields = `client_token=${keys.clientToken};access_token=${keys.accessToken};timestamp=${stamp};nonce=${request.nonce};`;
  const unsigned = `EG1-HMAC-SHA256 ${fields}`;
  const content = request.body === '' ? '' : createHash('sha256').update(request.body).digest('base64');
  const parts = [request.method, protocol.replace(':', ''), host, pathname + search, '', content, unsigned];
  return `${unsigned}signature=${hmac(hmac(keys.clientSecret, stamp), parts.join('\t'))}`;
}
