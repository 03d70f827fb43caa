import type { Context } from 'hono';
import { firstGraphemes } from '@housefront/contract/graphemes';
import type { Logger } from 'pino';
import type { Clock } from '../../base/clock.ts';
import { describeFailure } from '../../logging/describeFailure.ts';
import type { LoadPurpose } from '../../http/load-purpose.ts';
import type { GatewayMetrics } from '../../metrics/gateway-metrics.ts';
import { routeClass } from '../../metrics/route-class.ts';
import type { CacheState } from '../../base/types.ts';
import type { GatewayEnv } from '../gateway-env.ts';
import type { LastStep } from '../guard/guard.ts';

/** Options of {@link accessLog}. */
export interface AccessLogOptions {
  readonly logger: Logger;
  readonly clock: Clock;
  readonly metrics: Pick<GatewayMetrics, 'request'>;
  /** Whether a path is that of a helper of the gateway. */
  readonly isHelper: (path: string) => boolean;
}

const MAX_TEXT = 512;
/** Logged status of an answer whose client has left, as other servers log it. */
export const VISITOR_LEFT = 499;

/**
 * Measures each request and writes a line about it. The line contains no header, cookie or body, and no value of a query
 * (GW-05).
 * @returns the two steps for `guard`: counting must not keep the line away
 * @example
 * ```ts
 * const last = accessLog({ logger: pino(), clock: systemClock, metrics, isHelper });
 * ```
 */
export function accessLog({ logger, clock, metrics, isHelper }: AccessLogOptions): readonly LastStep[] {
  const write = accessLines({ logger, clock });
  const count: LastStep = (c) => {
    const cache = c.get('cacheState');
    const contentType = c.res.headers.get('content-type');
    const route = routeClass(c.get('url')?.pathname ?? c.req.path, { cache, contentType, isHelper });
    const ms = clock.now() - c.get('start');
    metrics.request({ site: c.get('site')?.id, route, status: statusOf(c), cache, ms });
  };
  const line: LastStep = (c) =>
    write({
      id: c.get('requestId'),
      site: c.get('site')?.id,
      method: c.req.method,
      url: c.get('url') ?? c.req.path,
      status: statusOf(c),
      start: c.get('start'),
      cache: c.get('cacheState'),
      purpose: c.get('purpose'),
      failure: hasLeft(c) ? undefined : c.get('failure'),
    });
  return [count, line];
}

/** An error after the visitor has left is a result of that, and no status was sent. */
const hasLeft = (c: Context<GatewayEnv>): boolean => c.env?.outgoing?.destroyed === true;

const statusOf = (c: Context<GatewayEnv>): number => (hasLeft(c) ? VISITOR_LEFT : c.res.status);

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

/** The path; of a query only that there is one: it may be a search, an invitation or a sign-in (GW-05). */
export function loggablePath({ pathname, search }: URL): string {
  return firstGraphemes(pathname, MAX_TEXT) + (search === '' ? '' : '?*');
}
