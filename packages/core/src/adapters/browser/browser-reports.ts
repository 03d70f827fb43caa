import { BROWSER_REPORTS_PATH, MAX_REPORTS, REPORT_TEXTS, type PageReport } from '@housefront/contract/browser-reports';
import { parseUrl } from '@housefront/contract/url';
import { withoutPersonalData } from '@housefront/contract/without-personal-data';
import { onCLS, onFCP, onINP, onLCP, onTTFB, type MetricType } from 'web-vitals';
import { systemClock } from '../ports/system.ts';

/** Options of {@link collectBrowserReports}. */
export interface BrowserReportsOptions {
  /** Id of the build, for its source maps. */
  readonly build: string;
  /** Events and errors from before this code was loaded. */
  readonly early: readonly unknown[];
  /** Pages that followed the first one, oldest first. The list may grow. */
  readonly pages?: readonly ShownPage[];
}

/** A page that came on screen without a new document. */
export interface ShownPage {
  readonly path: string;
  /** Milliseconds of the document's own clock, as of {@link ClockPort.elapsed}. */
  readonly since: number;
}

/** Most errors of one document: an error in a loop says nothing new. */
const MAX_ERRORS = 10;
/** Time to collect errors of one request, in ms. */
const COLLECT_MS = 500;

/** The thrown value; undefined for events that are no error of a script, such as a picture that is missing. */
function thrownBy(event: unknown): unknown {
  if (event instanceof PromiseRejectionEvent) return event.reason;
  if (event instanceof ErrorEvent) return event.error ?? event.message;
  return event instanceof Event ? undefined : event;
}

function errorReport(thrown: unknown): PageReport {
  const { name, message, stack } = thrown instanceof Error ? thrown : new Error(String(thrown));
  return {
    kind: 'error',
    message: withoutPersonalData(`${name}: ${message}`, REPORT_TEXTS.message),
    stack: withoutPersonalData(thrown instanceof Error ? (stack ?? '') : '', REPORT_TEXTS.stack),
  };
}

/** Path with which the document was requested; the address may have changed before this code was loaded. */
function landingPath(): string {
  const url = parseUrl(performance.getEntriesByType('navigation')[0]?.name ?? '');
  return url?.pathname ?? location.pathname;
}

/** The moment at which a value arose, in ms: of its interaction or largest shift, or the start of the document. */
function momentOf(metric: MetricType): number {
  // A document that comes back from the cache of the browser is measured anew, at the page that it shows.
  const start = metric.navigationType === 'back-forward-cache' ? systemClock.elapsed() : 0;
  if (metric.name === 'INP') return metric.entries[0]?.startTime ?? start;
  if (metric.name !== 'CLS') return start;
  const [largest] = [...metric.entries].sort((one, other) => other.value - one.value);
  return largest?.startTime ?? start;
}

/**
 * Sends errors and web vitals of this document to the site's gateway, without cookies, queries and personal data, each under
 * the page where it arose. A gateway without a receiver answers 404, after which nothing is sent any more (OBS-02).
 * @returns takes an error that no listener of the document hears
 */
export function collectBrowserReports({ build, early, pages = [] }: BrowserReportsOptions): (error: unknown) => void {
  const known = new Set<string>();
  const landing = landingPath();
  const pathAt = (moment: number) => pages.filter(({ since }) => since <= moment).at(-1)?.path ?? landing;
  let waiting: { readonly path: string; readonly report: PageReport }[] = [];
  let isRefused = false;
  let isTimed = false;

  const send = () => {
    isTimed = false;
    if (waiting.length === 0 || isRefused) return;
    const byPage = new Map<string, PageReport[]>();
    for (const { path, report } of waiting) byPage.set(path, [...(byPage.get(path) ?? []), report]);
    waiting = [];
    for (const [page, reports] of byPage) {
      const path = withoutPersonalData(page, REPORT_TEXTS.path);
      // `keepalive` outlives the document, like a beacon.
      fetch(BROWSER_REPORTS_PATH, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ build, path, reports: reports.slice(0, MAX_REPORTS) }),
        credentials: 'omit',
        keepalive: true,
      }).then(
        ({ status }) => (isRefused ||= status === 404),
        // Offline, or blocked by an extension: the visitor has other worries.
        () => undefined,
      );
    }
  };
  const note = (event: unknown) => {
    const thrown = thrownBy(event);
    if (thrown === undefined || known.size >= MAX_ERRORS) return;
    const report = errorReport(thrown);
    const text = JSON.stringify(report);
    if (known.has(text)) return;
    known.add(text);
    waiting.push({ path: location.pathname, report });
    if (isTimed) return;
    isTimed = true;
    systemClock.after(COLLECT_MS, send);
  };
  const noteVital = (metric: MetricType) => {
    const { name, value, rating } = metric;
    const others = waiting.filter(({ report }) => report.kind !== 'vital' || report.name !== name);
    waiting = [...others, { path: pathAt(momentOf(metric)), report: { kind: 'vital', name, value, rating } }];
  };

  for (const event of early) note(event);
  addEventListener('error', note);
  addEventListener('unhandledrejection', note);
  for (const onVital of [onCLS, onFCP, onINP, onLCP, onTTFB]) onVital(noteVital);
  // The last moment that browsers grant on phones. The library reports its last values in an earlier listener.
  addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send());
  addEventListener('pagehide', send);
  return note;
}
