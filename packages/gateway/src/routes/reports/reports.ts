import { BROWSER_REPORTS_PATH, CSP_REPORTS_PATH, type KeptReport } from '@housefront/contract/browser-reports';
import { Hono, type Handler } from 'hono';
import type { Clock } from '../../base/clock.ts';
import { readJson } from '../../http/json-body.ts';
import type { GatewayMetrics } from '../../metrics/gateway-metrics.ts';
import type { GatewayEnv } from '../../middleware/gateway-env.ts';
import { createMemoryState } from '../../shared/memory-state.ts';
import type { Limit } from '../../shared/shared-state.ts';
import type { GatewaySite } from '../../sites/gateway-site.ts';
import { failureReply } from '../../upstream/reply.ts';
import { readPageReports, readViolations } from './read-reports.ts';
import type { ReportSender } from './report-sender.ts';

/** Dependencies of the routes. */
export interface ReportsOptions {
  /** Absent without a receiver: nothing is accepted then. */
  readonly sender: ReportSender | undefined;
  readonly clock: Clock;
  readonly metrics: Pick<GatewayMetrics, 'report'>;
}

/** Requests of all visitors of a site on one instance; beside the limit of each address (`limits.ts`). */
const PER_SITE: Limit = { name: 'reports', points: 600, seconds: 60 };

type Read = (
  given: unknown,
  facts: { readonly site: string; readonly at: number },
) => readonly KeptReport[] | undefined;

/** Whether browsers of a site send reports. */
export const collectsReports = ({ config }: Pick<GatewaySite, 'config'>): boolean => config.browserReports === true;

/**
 * Errors, web vitals and violations of the content security policy from browsers. An address of the receiver is never shown,
 * and nothing about the visitor is handed on (OBS-01).
 */
export function reportRoutes({ sender, clock, metrics }: ReportsOptions): Hono<GatewayEnv> {
  const counts = createMemoryState(clock);
  const accept =
    (read: Read): Handler<GatewayEnv> =>
    async (c) => {
      const site = c.get('site');
      if (!sender || !collectsReports(site)) return failureReply(404);
      const turn = await counts.take(PER_SITE, site.id);
      if (!turn.allowed) {
        metrics.report(site.id, 'limited');
        return failureReply(429, { 'retry-after': '60' });
      }
      const reports = read(await readJson(c), { site: site.id, at: clock.now() });
      if (!reports) {
        metrics.report(site.id, 'refused');
        return failureReply(400);
      }
      metrics.report(site.id, 'kept', reports.length);
      sender.send(site.id, reports);
      return c.body(null, 204, { 'cache-control': 'no-store' });
    };
  return new Hono<GatewayEnv>()
    .post(BROWSER_REPORTS_PATH, accept(readPageReports))
    .post(CSP_REPORTS_PATH, accept(readViolations));
}
