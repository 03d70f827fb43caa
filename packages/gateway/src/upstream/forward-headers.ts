import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
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

/** Headers of the forwarded request: the visitor's, less hop-by-hop and claims, plus who it is really from (GW-03). */
export function requestHeaders(headers: Headers, { client, requestId, siteId }: RequestFacts): OutgoingHttpHeaders {
  const named = connectionTokens(headers.get('connection'));
  const sent: OutgoingHttpHeaders = {};
  for (const [name, value] of headers) {
    if (!NOT_SENT.has(name) && !named.has(name) && !name.startsWith('x-forwarded-')) sent[name] = value;
  }
  // The login call brings these along from the local helper; the truth replaces them.
  if (headers.has('x-client-ip')) Object.assign(sent, clientHeaders(client));
  if (client.address !== '') sent['x-forwarded-for'] = client.address;
  sent['x-forwarded-host'] = client.host;
  sent['x-forwarded-proto'] = client.proto;
  sent['x-request-id'] = requestId;
  sent['x-site-id'] = siteId;
  return sent;
}

/** Headers of the answer, less hop-by-hop and what the platform may not decide for the site's origin. */
export function responseHeaders(reply: IncomingMessage): Headers {
  const named = connectionTokens(reply.headers.connection ?? null);
  const headers = new Headers();
  for (let index = 0; index + 1 < reply.rawHeaders.length; index += 2) {
    const name = (reply.rawHeaders[index] ?? '').toLowerCase();
    const blocked = NOT_RETURNED.has(name) || named.has(name) || name.startsWith('access-control-');
    if (!blocked) headers.append(name, reply.rawHeaders[index + 1] ?? '');
  }
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
  return headers;
}

function connectionTokens(value: string | null): Set<string> {
  return new Set((value ?? '').split(',').map((token) => token.trim().toLowerCase()));
}
