import type { KeptReport } from '@housefront/contract/browser-reports';

/** Reports of browsers that a gateway collected, for the control page (OBS-01). */
export interface BrowserReports {
  take(reports: readonly KeptReport[]): void;
  /** Oldest first. */
  list(): readonly KeptReport[];
  clear(): void;
}

/** Number of reports that are kept. */
const KEPT = 500;

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
