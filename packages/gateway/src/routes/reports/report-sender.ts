import type { KeptReport } from '@housefront/contract/browser-reports';
import type { Logger } from 'pino';
import { request } from 'undici';
import type { Clock } from '../../base/clock.ts';
import { describeFailure } from '../../logging/describeFailure.ts';
import type { GatewayMetrics } from '../../metrics/gateway-metrics.ts';

/** Dependencies of the sender. */
export interface ReportSenderOptions {
  /** Address that receives `{ reports }` by POST. */
  readonly url: string;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly metrics: Pick<GatewayMetrics, 'report'>;
}

/** Hands reports on to the receiver. */
export interface ReportSender {
  /** Queues reports of a site; a full queue drops them. */
  send(site: string, reports: readonly KeptReport[]): void;
}

/** Most reports that wait. A receiver that is away costs this much memory and no more. */
const MAX_WAITING = 1000;
/** Most reports of one request. */
const BATCH = 50;
/** Time to collect reports of one request, in ms. */
const COLLECT_MS = 1000;
/** Time limit of the receiver, in ms. */
const LIMIT_MS = 5000;

/** Sends one request at a time. A batch that is not accepted is lost: reports are no reason to keep a platform busy (OBS-01). */
export function createReportSender({ url, clock, logger, metrics }: ReportSenderOptions): ReportSender {
  let waiting: KeptReport[] = [];
  let busy = false;

  const sendBatch = async () => {
    const batch = waiting.slice(0, BATCH);
    waiting = waiting.slice(BATCH);
    try {
      const { statusCode, body } = await request(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ reports: batch }),
        signal: AbortSignal.timeout(LIMIT_MS),
      });
      await body.dump();
      if (statusCode > 299) throw new Error(`the receiver answered with status ${statusCode}`);
    } catch (error) {
      for (const { site } of batch) metrics.report(site, 'lost');
      logger.warn({ failure: describeFailure(error), reports: batch.length }, 'reports of browsers are lost');
    }
  };
  const run = async () => {
    await sendBatch();
    if (waiting.length > 0) clock.after(COLLECT_MS, () => void run());
    else busy = false;
  };

  return {
    send(site, reports) {
      const room = Math.max(0, MAX_WAITING - waiting.length);
      waiting.push(...reports.slice(0, room));
      const dropped = reports.length - Math.min(room, reports.length);
      if (dropped > 0) metrics.report(site, 'dropped', dropped);
      if (busy || waiting.length === 0) return;
      busy = true;
      clock.after(COLLECT_MS, () => void run());
    },
  };
}
