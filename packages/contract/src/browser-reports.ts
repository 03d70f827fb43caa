import * as z from 'zod/mini';

/** Where a page sends errors and web vitals, on the site's own host (OBS-01). */
export const BROWSER_REPORTS_PATH = '/reports/browser';

/** Where browsers send violations of the content security policy. */
export const CSP_REPORTS_PATH = '/reports/csp';

/** Most reports of one request. */
export const MOST_REPORTS = 20;

/** Most characters of texts in a report. */
export const REPORT_TEXTS = { message: 300, stack: 4000, path: 200, name: 60 } as const;

/** Names of web vitals. */
export const VITALS = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'] as const;

/** A report of a page. */
export const pageReportSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('error'), message: z.string(), stack: z._default(z.string(), '') }),
  z.object({
    kind: z.literal('vital'),
    name: z.enum(VITALS),
    /** Milliseconds; a plain number for CLS. */
    value: z.number().check(z.gte(0), z.lte(3_600_000)),
    rating: z.enum(['good', 'needs-improvement', 'poor']),
  }),
]);

/** Body of `POST /reports/browser`. */
export const browserReportsSchema = z.object({
  build: z.string().check(z.regex(/^[\w.-]{1,60}$/)),
  /** Path of the page, without query. */
  path: z.string(),
  reports: z.array(pageReportSchema).check(z.minLength(1), z.maxLength(MOST_REPORTS)),
});

/** See {@link pageReportSchema}. */
export type PageReport = z.output<typeof pageReportSchema>;

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
