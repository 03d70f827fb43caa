import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { remember } from '../http/remember.ts';
import type { ClientInfo } from '../types.ts';

const HOP_BY_HOP = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

// What a visitor must not be able to claim, and what the platform has no use for: cookies belong to the site.
const NOT_SENT = new Set([
  ...HOP_BY_HOP,
  'cookie',
  'expect',
  'forwarded',
  'host',
  'x-real-ip',
  'x-client-ip',
  'x-client-host',
  'x-client-cdn',
  'x-site-id',
]);

// What would speak for the site although the platform wrote it.
const NOT_RETURNED = new Set([
  ...HOP_BY_HOP,
  'alt-svc',
  'clear-site-data',
  'content-security-policy',
  'content-security-policy-report-only',
  'cross-origin-embedder-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'link',
  'nel',
  'permissions-policy',
  'referrer-policy',
  'refresh',
  'report-to',
  'reporting-endpoints',
  'server',
  'service-worker-allowed',
  'set-cookie',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
  'x-powered-by',
  'x-request-id',
]);

/** Where the visitor came from, as headers (HELP-06x). */
export function clientHeaders(client: ClientInfo): Record<'X-Client-IP' | 'X-Client-Host' | 'X-Client-Cdn', string> {
  return { 'X-Client-IP': client.address, 'X-Client-Host': client.host, 'X-Client-Cdn': client.cdn };
}

/** What the gateway knows of a request, whatever its visitor says. */
export interface RequestFacts {
  readonly client: ClientInfo;
  readonly requestId: string;
  /** Site the request came through: a platform can tell by it that a token belongs to another one. */
  readonly siteId: string;
}

/** Headers of an answer: lower-case names, several of one name as one. */
export type ReplyHeaders = Map<string, string>;

/**
 * Headers of the forwarded request: the visitor's, less hop-by-hop and claims, plus who it is really from (GW-03).
 * @param headers lower-case names
 */
export function requestHeaders(
  headers: IncomingHttpHeaders,
  { client, requestId, siteId }: RequestFacts,
): OutgoingHttpHeaders {
  const named = connectionTokens(headers.connection);
  const sent: OutgoingHttpHeaders = {};
  for (const name in headers) {
    if (!NOT_SENT.has(name) && !named.has(name) && !name.startsWith('x-forwarded-')) sent[name] = headers[name];
  }
  // The login call brings these along from the local helper; the truth replaces them.
  if (headers['x-client-ip'] !== undefined) Object.assign(sent, clientHeaders(client));
  if (client.address !== '') sent['x-forwarded-for'] = client.address;
  sent['x-forwarded-host'] = client.host;
  sent['x-forwarded-proto'] = client.proto;
  sent['x-request-id'] = requestId;
  sent['x-site-id'] = siteId;
  return sent;
}

/** Headers of the answer, less hop-by-hop and what the platform may not decide for the site's origin. */
export function responseHeaders({ headers: { connection }, rawHeaders }: IncomingMessage): ReplyHeaders {
  const named = connectionTokens(connection);
  const headers: ReplyHeaders = new Map();
  for (let index = 0; index + 1 < rawHeaders.length; index += 2) {
    const name = (rawHeaders[index] ?? '').toLowerCase();
    if (NOT_RETURNED.has(name) || named.has(name) || name.startsWith('access-control-')) continue;
    const [before, value] = [headers.get(name), rawHeaders[index + 1] ?? ''];
    headers.set(name, before === undefined ? value : `${before}, ${value}`);
  }
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
  return headers;
}

const connectionTokens = (value: string | undefined): ReadonlySet<string> => readTokens(value ?? '');

/** Nearly all connections say one of two words. */
const readTokens = remember(
  (value): ReadonlySet<string> => new Set(value.split(',').map((token) => token.trim().toLowerCase())),
);
