/** Where a page sends errors and web vitals, on the site's own host (OBS-01). */
export const BROWSER_REPORTS_PATH = '/reports/browser';

/** Where browsers send violations of the content security policy. */
export const CSP_REPORTS_PATH = '/reports/csp';

/** Most reports of one request. */
export const MAX_REPORTS = 20;

/** Most characters of texts in a report. */
export const REPORT_TEXTS = { message: 300, stack: 4000, path: 200, name: 60 } as const;

/** Names of web vitals. */
export const VITALS = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'] as const;

/** Judgements of a value, by the thresholds of the web vitals. */
export const RATINGS = ['good', 'needs-improvement', 'poor'] as const;

/** An error or a measurement that a page sends to the gateway. */
export type PageReport =
  | { readonly kind: 'error'; readonly message: string; readonly stack: string }
  | {
      readonly kind: 'vital';
      readonly name: (typeof VITALS)[number];
      /** Milliseconds; a plain number for CLS. */
      readonly value: number;
      readonly rating: (typeof RATINGS)[number];
    };

/** A report as a receiver gets it. */
export type KeptReport =
  | (PageReport & ReportPlace)
  | (ReportPlace & {
      readonly kind: 'csp';
      /** The directive that was violated. */
      readonly directive: string;
      /** Origin of what was blocked, or a word such as `inline`. */
      readonly blocked: string;
      /** Script and line that caused it, or an empty text. */
      readonly source: string;
    });

/** Site, build, page and time of a report. */
export interface ReportPlace {
  readonly site: string;
  /** Build id; empty for violations, which name none. */
  readonly build: string;
  readonly path: string;
  /** Milliseconds since the epoch, by the gateway's clock. */
  readonly at: number;
}
