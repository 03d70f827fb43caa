import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import type { Clock } from '../../clock.ts';
import { KNOWN_SEARCH } from '../../render/page-request.ts';
import type { GatewayEnv } from '../../types.ts';

/** Options of {@link accessLog}. */
export interface AccessLogOptions {
  readonly logger: Logger;
  readonly clock: Clock;
}

const SHOWN = new Set([...KNOWN_SEARCH, 'icons']);
const MAX_TEXT = 512;

/** Writes one line per request. No header, cookie or body ever gets into it, and of a query only known values (GW-05). */
export function accessLog({ logger, clock }: AccessLogOptions): MiddlewareHandler<GatewayEnv> {
  // Every field of the line is made here, so the search for secret names is spared.
  const lines = logger.child({}, { redact: [] });
  return async (c, next) => {
    const start = clock.now();
    await next();
    const status = c.res.status;
    const failure = c.get('failure');
    const line = {
      id: c.get('requestId'),
      site: c.get('site')?.id,
      method: c.req.method,
      path: loggablePath(c.get('url')),
      status,
      ms: clock.now() - start,
      cache: c.get('cacheState'),
      ...(failure === undefined ? {} : { failure: describeFailure(failure) }),
    };
    if (status >= 500) lines.error(line, 'request');
    else lines.info(line, 'request');
  };
}

/** Path and query with every value hidden but those that are known to be harmless. */
export function loggablePath(url: URL): string {
  if (url.search === '') return url.pathname.slice(0, MAX_TEXT);
  const query = [...url.searchParams].map(
    ([name, value]) => `${encodeURIComponent(name)}=${SHOWN.has(name) ? encodeURIComponent(value) : '*'}`,
  );
  return (url.pathname + (query.length > 0 ? `?${query.join('&')}` : '')).slice(0, MAX_TEXT);
}

/** An error as text for the log: its name, code and message, without addresses' queries. */
export function describeFailure(failure: unknown): string {
  if (!(failure instanceof Error)) return 'unknown failure';
  const code = 'code' in failure && typeof failure.code === 'string' ? ` ${failure.code}` : '';
  return `${failure.name}${code}: ${failure.message.replace(/\?[^\s"')]*/g, '?*')}`.slice(0, MAX_TEXT);
}
