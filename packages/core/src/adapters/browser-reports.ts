import {
  BROWSER_REPORTS_PATH,
  MOST_REPORTS,
  REPORT_TEXTS,
  type PageReport,
} from '@housefront/contract/browser-reports';
import { withoutPersonalData } from '@housefront/contract/without-personal-data';
import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import { systemClock } from './system.ts';

/** Options of {@link collectBrowserReports}. */
export interface BrowserReportsOptions {
  /** Id of the build, for its source maps. */
  readonly build: string;
  /** Events and errors from before this code was loaded. */
  readonly early: readonly unknown[];
}

/** Most errors of one document: an error in a loop says nothing new. */
const MOST_ERRORS = 10;
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

/**
 * Sends errors and web vitals of this document to the site's gateway, without cookies, queries and personal data (OBS-01). A
 * gateway without a receiver answers 404, after which nothing is sent any more.
 * @returns takes an error that no listener of the document hears
 */
export function collectBrowserReports({ build, early }: BrowserReportsOptions): (error: unknown) => void {
  const known = new Set<string>();
  let waiting: PageReport[] = [];
  let isRefused = false;
  let isTimed = false;

  const send = () => {
    isTimed = false;
    if (waiting.length === 0 || isRefused) return;
    const reports = waiting.slice(0, MOST_REPORTS);
    waiting = [];
    const path = withoutPersonalData(location.pathname, REPORT_TEXTS.path);
    // `keepalive` outlives the document, like a beacon.
    fetch(BROWSER_REPORTS_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ build, path, reports }),
      credentials: 'omit',
      keepalive: true,
    }).then(
      ({ status }) => (isRefused ||= status === 404),
      // Offline, or blocked by an extension: the visitor has other worries.
      () => undefined,
    );
  };
  const note = (event: unknown) => {
    const thrown = thrownBy(event);
    if (thrown === undefined || known.size >= MOST_ERRORS) return;
    const report = errorReport(thrown);
    const text = JSON.stringify(report);
    if (known.has(text)) return;
    known.add(text);
    waiting.push(report);
    if (isTimed) return;
    isTimed = true;
    systemClock.after(COLLECT_MS, send);
  };
  const noteVital = ({ name, value, rating }: Metric) => {
    waiting = [
      ...waiting.filter((one) => one.kind !== 'vital' || one.name !== name),
      { kind: 'vital', name, value, rating },
    ];
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
