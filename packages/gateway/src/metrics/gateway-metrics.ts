import { performance } from 'node:perf_hooks';
import type { PoolLoad } from '../render-pool/render-pool.ts';
import type { GatewaySite } from '../sites/gateway-site.ts';
import type { CacheState } from '../base/types.ts';
import type { Meter } from './meter.ts';
import { SERIES } from './series.ts';

/** Kinds of requests, for labels. */
export type RouteClass = 'page' | 'api' | 'helper' | 'report' | 'health' | 'file';

/** A request with its answer. */
export interface RequestFacts {
  /** Id of the site; absent for requests that reached none. */
  readonly site: string | undefined;
  readonly route: RouteClass;
  readonly status: number;
  readonly cache: CacheState | undefined;
  /** Time to the head of the answer, in ms. */
  readonly ms: number;
}

/** Measurements of a gateway. Times in milliseconds (OPS-07). */
export interface GatewayMetrics {
  request(facts: RequestFacts): void;
  /** A kept page that was answered ahead of the app. Costs one addition; series are written at the next scrape. */
  readonly keptPage: (site: string, status: number) => void;
  rendered(site: string, ms: number, failed: boolean): void;
  /** A call to the platform. `failed`: a status of 500 or more, or no answer. */
  upstream(site: string, ms: number, failed: boolean): void;
  limited(site: string): void;
  link(site: string, outcome: 'opened' | 'refused' | 'unavailable'): void;
  report(site: string, outcome: 'kept' | 'limited' | 'refused' | 'dropped' | 'lost', count?: number): void;
  /** A connection begins; the returned function notes its end. */
  readonly connected: () => () => void;
}

/** Values that are read at a scrape. */
export interface Readings {
  readonly sites: readonly GatewaySite[];
  readonly keptBytes: () => number;
  readonly storeUp: () => boolean;
  /** Absent without a pool. */
  readonly pool: (() => PoolLoad) | undefined;
}

/** Site of requests that reached none: what they name does not become a series. */
const NO_SITE = 'none';

const statusClass = (status: number): string => `${Math.floor(status / 100)}xx`;

/** Declares the series of a gateway on a meter. */
export function createGatewayMetrics(meter: Meter, { sites, keptBytes, storeUp, pool }: Readings): GatewayMetrics {
  const requests = meter.counter(SERIES.requests);
  const requestSeconds = meter.histogram(SERIES.requestSeconds);
  const pages = meter.counter(SERIES.pages);
  const renderSeconds = meter.histogram(SERIES.renderSeconds);
  const renderErrors = meter.counter(SERIES.renderErrors);
  const upstreamSeconds = meter.histogram(SERIES.upstreamSeconds);
  const upstreamErrors = meter.counter(SERIES.upstreamErrors);
  const limited = meter.counter(SERIES.limited);
  const links = meter.counter(SERIES.links);
  const reports = meter.counter(SERIES.reports);
  let sockets = 0;

  meter.gauge(SERIES.keptBytes, () => [[{}, keptBytes()]]);
  meter.gauge(SERIES.sockets, () => [[{}, sockets]]);
  meter.gauge(SERIES.memory, () => [[{}, process.memoryUsage.rss()]]);
  meter.gauge(SERIES.store, () => [[{}, storeUp() ? 1 : 0]]);
  meter.gauge(SERIES.build, () => sites.map(({ id, buildId }) => [{ site: id, build: buildId }, 1] as const));
  meter.total(SERIES.loopActive, () => [[{}, performance.eventLoopUtilization().active / 1000]]);
  if (pool) {
    meter.gauge(SERIES.renderWaiting, () => [[{}, pool().waiting]]);
    meter.total(SERIES.renderActive, () => [[{}, pool().activeMs / 1000]]);
  }

  const kept = new Map<string, Map<number, number>>(sites.map(({ id }) => [id, new Map()]));
  meter.beforeScrape(() => {
    for (const [site, byStatus] of kept) {
      for (const [status, count] of byStatus) {
        requests({ site, route: 'page', status: statusClass(status) }, count);
        pages({ site, cache: 'hit' }, count);
      }
      byStatus.clear();
    }
  });

  return {
    request({ site = NO_SITE, route, status, cache, ms }) {
      requests({ site, route, status: statusClass(status) });
      requestSeconds({ site, route }, ms / 1000);
      if (cache !== undefined) pages({ site, cache });
    },
    keptPage(site, status) {
      const byStatus = kept.get(site);
      byStatus?.set(status, (byStatus.get(status) ?? 0) + 1);
    },
    rendered(site, ms, failed) {
      renderSeconds({ site }, ms / 1000);
      if (failed) renderErrors({ site });
    },
    upstream(site, ms, failed) {
      upstreamSeconds({ site }, ms / 1000);
      if (failed) upstreamErrors({ site });
    },
    limited: (site) => limited({ site }),
    link: (site, outcome) => links({ site, outcome }),
    report: (site, outcome, count) => reports({ site, outcome }, count),
    connected() {
      sockets += 1;
      return () => void (sockets -= 1);
    },
  };
}
