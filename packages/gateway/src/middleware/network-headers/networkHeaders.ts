import type { Context, MiddlewareHandler } from 'hono';
import type { GatewayEnv } from '../gateway-env.ts';
import { cacheTag } from '../../network/cache-tags.ts';
import type { SharedAnswers } from '../../network/purge/shared-answers.ts';
import { sharedHeaders, tagHeader, type ContentNetwork, type SharedLifetimes } from '../../network/content-network.ts';

/** Options of {@link networkHeaders}. */
export interface NetworkHeadersOptions {
  readonly network: ContentNetwork;
  readonly lifetimes: SharedLifetimes;
  /** Notes the answers that a network without tags may have copies of. */
  readonly answers: SharedAnswers | undefined;
}

/**
 * Decides last, for every answer, whether a network may keep it: guest pages whose address alone decides them, and files.
 * Everything else says `private`, because some networks keep what says nothing or only `no-cache`. Without a network answers
 * stay as they are (OPS-06).
 */
export function networkHeaders({ network, lifetimes, answers }: NetworkHeadersOptions): MiddlewareHandler<GatewayEnv> {
  if (network === 'none') return (_, next) => next();
  return async (c, next) => {
    await next();
    const { headers } = c.res;
    const tags = c.get('sharedTags');
    const site = c.get('site');
    if (headers.has('set-cookie') || ![200, 206, 304].includes(c.res.status)) return keepPrivate(headers);
    if (tags) {
      for (const [name, value] of sharedHeaders(network, lifetimes, tags)) headers.set(name, value);
      headers.set('vary', 'Accept-Encoding');
      // It would be that of the first visitor.
      headers.delete('x-request-id');
      const { pathname, search } = c.get('url');
      const coding = c.req.header('accept-encoding') ?? '';
      const { host, proto } = c.get('client');
      answers?.note({ host, proto, target: c.env?.incoming?.url ?? pathname + search, coding }, tags);
    } else if (site && isPublicFile(c, site.config.staticBase)) {
      for (const [name, value] of tagHeader(network, [cacheTag(site.id)])) headers.set(name, value);
    } else keepPrivate(headers);
  };
}

/** Answers of the platform are for one visitor, except below the path of its static files. */
function isPublicFile(c: Context<GatewayEnv>, staticBase: string): boolean {
  const { headers } = c.res;
  const { pathname } = c.get('url');
  if (pathname.startsWith('/api/') && !pathname.startsWith(`${staticBase}/`)) return false;
  const vary = headers.get('vary') ?? 'accept-encoding';
  return /(?:^|,)\s*public\s*(?:,|$)/i.test(headers.get('cache-control') ?? '') && /^accept-encoding$/i.test(vary);
}

function keepPrivate(headers: Headers): void {
  const kept = (headers.get('cache-control') ?? 'no-store')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '' && !/^(?:public|private|s-maxage|stale-|proxy-revalidate)/i.test(part));
  headers.set('cache-control', ['private', ...kept].join(', '));
}
