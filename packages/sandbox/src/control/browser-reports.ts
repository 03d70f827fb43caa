import type { KeptReport } from '@housefront/contract/browser-reports';
import * as z from 'zod/mini';

/** Reports of browsers that a gateway collected, for the control page (OBS-01). */
export interface BrowserReports {
  take(reports: readonly KeptReport[]): void;
  /** Oldest first. */
  list(): readonly KeptReport[];
  clear(): void;
}

/** Number of reports that are kept. */
const KEPT = 500;

const place = { site: z.string(), build: z.string(), path: z.string(), at: z.number() };

/** Body that a gateway sends to its receiver (`REPORTS_URL`). */
export const reportsShape = z.object({
  reports: z.array(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('error'), message: z.string(), stack: z.string(), ...place }),
      z.object({
        kind: z.literal('vital'),
        name: z.enum(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']),
        value: z.number(),
        rating: z.enum(['good', 'needs-improvement', 'poor']),
        ...place,
      }),
      z.object({ kind: z.literal('csp'), directive: z.string(), blocked: z.string(), source: z.string(), ...place }),
    ]),
  ),
});

/** Keeps the latest reports; `heard` is called with each one. */
export function createBrowserReports(heard: (report: KeptReport) => void): BrowserReports {
  let kept: readonly KeptReport[] = [];
  return {
    take(reports) {
      kept = [...kept, ...reports].slice(-KEPT);
      reports.forEach(heard);
    },
    list: () => kept,
    clear: () => {
      kept = [];
    },
  };
}
