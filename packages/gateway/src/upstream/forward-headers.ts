import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { isOwnHeader } from '@housefront/contract/own-calls';
import { memoise } from '../http/memoise.ts';
import type { ClientInfo } from '../types.ts';

// What calls of the contract are made of, and what browsers say about what they can read. Nothing else of a visitor's
// reaches the platform: an unexpected name is a claim that a server may believe (SEC-06).
const SENT = [
  'accept',
  'accept-encoding',
  'accept-language',
  'authorization',
  'content-encoding',
  'content-type',
  'idempotency-key',
  'if-modified-since',
  'if-none-match',
  'if-range',
  'language',
  'range',
  'user-agent',
  'x-requested-with',
  'x-socket-id',
] as const;

// What says how an answer is written and how long it holds. Everything else would speak for the site although the platform
// wrote it, or would be an order to a server or a cache on the way.
const RETURNED: ReadonlySet<string> = new Set([
  'accept-ranges',
  'age',
  'authorization',
  'cache-control',
  'content-disposition',
  'content-encoding',
  'content-language',
  'content-length',
  'content-range',
  'content-type',
  'date',
  'etag',
  'expires',
  'last-modified',
  'location',
  'retry-after',
  'vary',
]);

/** Where the visitor came from, as headers (HELP-06x). */
export function clientHeaders(
  client: ClientInfo,
  host: string,
): Record<'X-Client-IP' | 'X-Client-Host' | 'X-Client-Cdn', string> {
  return { 'X-Client-IP': client.address, 'X-Client-Host': host, 'X-Client-Cdn': client.cdn };
}

/** What the gateway knows of a request, whatever its visitor says. */
export interface RequestFacts {
  readonly client: ClientInfo;
  readonly requestId: string;
  /** Site of the request. A platform rejects tokens of another site by it. */
  readonly siteId: string;
  /** Host of the site, with its port; never one that only the visitor names. */
  readonly host: string;
  /** Names of headers of the site's own calls, lower-case. */
  readonly ownHeaders: readonly string[];
}

/** Headers of an answer: lower-case names, several of one name as one. */
export type ReplyHeaders = Map<string, string>;

/**
 * Headers of the forwarded request: of the visitor's those that belong to a call, and who it is really from (GW-03, SEC-06).
 * @param headers lower-case names
 */
export function requestHeaders(
  headers: IncomingHttpHeaders,
  { client, requestId, siteId, host, ownHeaders }: RequestFacts,
): OutgoingHttpHeaders {
  const named = connectionTokens(headers.connection);
  const sent: OutgoingHttpHeaders = {};
  const pass = (name: string) => {
    if (headers[name] !== undefined && !named.has(name)) sent[name] = headers[name];
  };
  SENT.forEach(pass);
  ownHeaders.filter(isOwnHeader).forEach(pass);
  // The login call brings these along from the local helper; the truth replaces them.
  if (headers['x-client-ip'] !== undefined) Object.assign(sent, clientHeaders(client, host));
  if (client.address !== '') sent['x-forwarded-for'] = client.address;
  sent['x-forwarded-host'] = host;
  sent['x-forwarded-proto'] = client.proto;
  sent['x-request-id'] = requestId;
  sent['x-site-id'] = siteId;
  return sent;
}

/** What the headers of an answer depend on beside the answer. */
export interface ReplyFacts {
  /** Headers of the request. */
  readonly headers: IncomingHttpHeaders;
  /** Names of headers of the site's own calls, lower-case. */
  readonly ownHeaders: readonly string[];
}

/** Headers of the answer that pass; the answer to a signed call is private. */
export function responseHeaders(
  { headers: { connection }, rawHeaders }: IncomingMessage,
  { headers: asked, ownHeaders }: ReplyFacts,
): ReplyHeaders {
  const named = connectionTokens(connection);
  const headers: ReplyHeaders = new Map();
  for (let index = 0; index + 1 < rawHeaders.length; index += 2) {
    const name = (rawHeaders[index] ?? '').toLowerCase();
    const passes = RETURNED.has(name) || (ownHeaders.includes(name) && isOwnHeader(name));
    if (!passes || named.has(name)) continue;
    const [before, value] = [headers.get(name), rawHeaders[index + 1] ?? ''];
    headers.set(name, before === undefined ? value : `${before}, ${value}`);
  }
  const control = headers.get('cache-control');
  // A new token is for one browser, once.
  if (control === undefined || headers.has('authorization')) headers.set('cache-control', 'no-store');
  else if (asked.authorization !== undefined) headers.set('cache-control', ownControl(control));
  return headers;
}

/** Answers that only the client may keep. */
const ownControl = memoise((control) => {
  const kept = control
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '' && !/^(?:public|private|s-maxage|proxy-revalidate)(?:\s*=|$)/i.test(part));
  return kept.some((part) => /^no-store$/i.test(part)) ? 'no-store' : ['private', ...kept].join(', ');
});

const connectionTokens = (value: string | undefined): ReadonlySet<string> => readTokens(value ?? '');

/** Nearly all connections say one of two words. */
const readTokens = memoise(
  (value): ReadonlySet<string> => new Set(value.split(',').map((token) => token.trim().toLowerCase())),
);
