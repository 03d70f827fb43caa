import { randomUUID } from 'node:crypto';
import type { BlockList } from 'node:net';
import { TLSSocket } from 'node:tls';
import type { MiddlewareHandler } from 'hono';
import type { GatewayEnv } from '../gateway-env.ts';
import { isTrusted, readClientInfo, type EdgeName } from './client-info.ts';

/** Options of {@link requestContext}. */
export interface RequestContextOptions {
  /** Trusted proxies. */
  readonly trusted: BlockList | undefined;
  /** The one network of edges in front of the proxies. */
  readonly edge?: EdgeName | undefined;
}

/**
 * Adds an id, the address and facts about the client to every request, and returns the id with the response; the id of a
 * trusted proxy is kept (GW-05).
 * @example
 * ```ts
 * const trusted = new BlockList();
 * trusted.addSubnet('10.0.0.0', 8); // the load balancers
 * app.use(requestContext({ trusted }));
 * ```
 */
export function requestContext({ trusted, edge }: RequestContextOptions): MiddlewareHandler<GatewayEnv> {
  return async (c, next) => {
    const socket = c.env?.incoming?.socket;
    const header = (name: string) => c.req.header(name);
    const peer = socket?.remoteAddress;
    const client = readClientInfo({ peer, encrypted: socket instanceof TLSSocket, header, trusted, edge });
    const requestId = givenRequestId(header('x-request-id'), peer, trusted) ?? randomUUID();
    c.set('requestId', requestId);
    // Only path and query are used; an invalid host must not end the request here.
    c.set('url', URL.parse(c.req.url) ?? new URL(c.req.url.replace(/^https?:\/\/[^/]*/, 'http://unknown.invalid')));
    c.set('client', client);
    await next();
    c.res.headers.set('x-request-id', requestId);
  };
}

/** The id from a trusted proxy. */
export function givenRequestId(
  given: string | string[] | undefined,
  peer: string | undefined,
  trusted: BlockList | undefined,
): string | undefined {
  if (typeof given !== 'string' || !/^[\w.-]{8,64}$/.test(given)) return undefined;
  return isTrusted(peer?.replace(/^::ffff:/i, '') ?? '', trusted) ? given : undefined;
}
