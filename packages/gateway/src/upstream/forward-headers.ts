import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { isOwnHeader } from '@housefront/contract/own-calls';
import { memoise } from '../http/memoise.ts';
import type { ClientInfo } from '../base/types.ts';

// Request headers of the contract's calls, and those in which browsers list accepted formats. No other header of a visitor
// reaches the platform, because a server may trust an unexpected one (SEC-06).
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

// Response headers about format and lifetime. Any other header would speak in the site's name, or control servers and caches
// on the way.
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

/** The client of a request, as headers (HELP-06x). */
export function clientHeaders(
  client: ClientInfo,
  host: string,
): Record<'X-Client-IP' | 'X-Client-Host' | 'X-Client-Cdn', string> {
  return { 'X-Client-IP': client.address, 'X-Client-Host': host, 'X-Client-Cdn': client.cdn };
}

/** Facts that the gateway knows about a request, independent of its visitor. */
export interface RequestFacts {
  readonly client: ClientInfo;
  readonly requestId: string;
  /** Span of the call, where the request is traced; never one that a visitor names. */
  readonly traceparent?: string | undefined;
  /** Site of the request. By it, a platform rejects tokens of another site. */
  readonly siteId: string;
  /** Host of the site, with its port; never one that only the visitor names. */
  readonly host: string;
  /** Names of headers of the site's own calls, lower-case. */
  readonly ownHeaders: readonly string[];
}

/** Headers of an answer: lower-case names, values of one name joined. */
export type ReplyHeaders = Map<string, string>;

/**
 * Headers of the forwarded request: those of the visitor's headers that belong to a call, and the real client (GW-03).
 * @param headers lower-case names
 */
export function requestHeaders(
  headers: IncomingHttpHeaders,
  { client, requestId, traceparent, siteId, host, ownHeaders }: RequestFacts,
): OutgoingHttpHeaders {
  const named = connectionTokens(headers.connection);
  const sent: OutgoingHttpHeaders = {};
  const pass = (name: string) => {
    if (headers[name] !== undefined && !named.has(name)) sent[name] = headers[name];
  };
  SENT.forEach(pass);
  ownHeaders.filter(isOwnHeader).forEach(pass);
  // The login call repeats these from the local helper; the real values replace them.
  if (headers['x-client-ip'] !== undefined) Object.assign(sent, clientHeaders(client, host));
  if (client.address !== '') sent['x-forwarded-for'] = client.address;
  sent['x-forwarded-host'] = host;
  sent['x-forwarded-proto'] = client.proto;
  sent['x-request-id'] = requestId;
  if (traceparent) sent['traceparent'] = traceparent;
  sent['x-site-id'] = siteId;
  return sent;
}

/** Facts of the request that the headers of an answer depend on. */
export interface ReplyFacts {
  /** Headers of the request. */
  readonly headers: IncomingHttpHeaders;
  /** Names of headers of the site's own calls, lower-case. */
  readonly ownHeaders: readonly string[];
}

/** Headers of the answer that pass; an answer to a call with a token is private. */
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
  // A new token must reach one browser only, once.
  if (control === undefined || headers.has('authorization')) headers.set('cache-control', 'no-store');
  else if (asked.authorization !== undefined) headers.set('cache-control', ownControl(control));
  return headers;
}

/** Cache control of answers that only the client may cache. */
const ownControl = memoise((control) => {
  const kept = control
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '' && !/^(?:public|private|s-maxage|proxy-revalidate)(?:\s*=|$)/i.test(part));
  return kept.some((part) => /^no-store$/i.test(part)) ? 'no-store' : ['private', ...kept].join(', ');
});

const connectionTokens = (value: string | undefined): ReadonlySet<string> => readTokens(value ?? '');

/** Nearly all connection headers have one of two values. */
const readTokens = memoise(
  (value): ReadonlySet<string> => new Set(value.split(',').map((token) => token.trim().toLowerCase())),
);
