import type { MiddlewareHandler } from 'hono';
import { firstGraphemes } from '@housefront/contract/graphemes';
import type { Logger } from 'pino';
import type { Clock } from '../../clock.ts';
import { describeFailure } from '../../logging/describeFailure.ts';
import type { LoadPurpose } from '../../http/load-purpose.ts';
import type { GatewayMetrics } from '../../metrics/gateway-metrics.ts';
import { routeClass } from '../../metrics/route-class.ts';
import { KNOWN_SEARCH } from '../../render/page-request.ts';
import type { CacheState } from '../../types.ts';
import type { GatewayEnv } from '../gateway-env.ts';

/** Options of {@link accessLog}. */
export interface AccessLogOptions {
  readonly logger: Logger;
  readonly clock: Clock;
  readonly metrics: Pick<GatewayMetrics, 'request'>;
  /** Whether a path is that of a helper of the gateway. */
  readonly isHelper: (path: string) => boolean;
}

const SHOWN = new Set([...KNOWN_SEARCH, 'icons']);
const MAX_TEXT = 512;
/** Logged status of an answer whose client has left, as other servers log it. */
export const VISITOR_LEFT = 499;

/**
 * Writes one line per request and measures it (OPS-07). The line contains no header, cookie or body,
 * and only known values of a query (GW-05).
 * @example
 * ```ts
 * app.use(accessLog({ logger: pino(), clock: systemClock, metrics, isHelper }));
 * ```
 */
export function accessLog({ logger, clock, metrics, isHelper }: AccessLogOptions): MiddlewareHandler<GatewayEnv> {
  const write = accessLines({ logger, clock });
  return async (c, next) => {
    const start = clock.now();
    await next();
    // An error after the visitor has left is a result of that, and no status was sent.
    const left = c.env?.outgoing?.destroyed === true;
    const site = c.get('site')?.id;
    const status = left ? VISITOR_LEFT : c.res.status;
    const cache = c.get('cacheState');
    const contentType = c.res.headers.get('content-type');
    const route = routeClass(c.get('url').pathname, { cache, contentType, isHelper });
    metrics.request({ site, route, status, cache, ms: clock.now() - start });
    write({
      id: c.get('requestId'),
      site,
      method: c.req.method,
      url: c.get('url'),
      status,
      start,
      cache,
      purpose: c.get('purpose'),
      failure: left ? undefined : c.get('failure'),
    });
  };
}

/** Content of a line. */
export interface AccessLine {
  readonly id: string;
  readonly site: string | undefined;
  readonly method: string;
  /** Requested address; a text is parsed only when the line is written. */
  readonly url: URL | string;
  readonly status: number;
  /** Time of the request, in ms since the epoch. */
  readonly start: number;
  readonly cache?: CacheState | undefined;
  /** Absent for requests of visitors, so that they can be counted alone (PLT-02). */
  readonly purpose?: LoadPurpose | undefined;
  readonly failure?: unknown;
}

/** Writes a line, or nothing if its level is off. */
export type WriteLine = (line: AccessLine) => void;

/** Makes the writer of access lines. */
export function accessLines({ logger, clock }: Pick<AccessLogOptions, 'logger' | 'clock'>): WriteLine {
  // All fields of the line are built here, so the search for secret names is skipped.
  const lines = logger.child({}, { redact: [] });
  return ({ id, site, method, url, status, start, cache, purpose, failure }) => {
    const level = status >= 500 ? 'error' : 'info';
    if (!lines.isLevelEnabled(level)) return;
    const line = {
      id,
      site,
      method,
      path: loggablePath(typeof url === 'string' ? new URL(url, 'http://site.invalid') : url),
      status,
      ms: clock.now() - start,
      cache,
      ...(purpose === undefined ? {} : { purpose }),
      ...(failure === undefined ? {} : { failure: describeFailure(failure) }),
    };
    lines[level](line, 'request');
  };
}

/** Path and query with all values hidden except known harmless ones. */
export function loggablePath(url: URL): string {
  if (url.search === '') return firstGraphemes(url.pathname, MAX_TEXT);
  const query = [...url.searchParams].map(
    ([name, value]) => `${encodeURIComponent(name)}=${SHOWN.has(name) ? encodeURIComponent(value) : '*'}`,
  );
  return firstGraphemes(url.pathname + (query.length > 0 ? `?${query.join('&')}` : ''), MAX_TEXT);
}
