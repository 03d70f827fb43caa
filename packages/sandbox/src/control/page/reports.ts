import type { Report } from './api.ts';
import { lineOf, type FeedOptions, type Line } from './feed.ts';

const tones = { good: 'good', 'needs-improvement': 'warn', poor: 'bad' } as const;

/** Title, details, and the mark at the end of a line. */
function wordsOf(report: Report): Pick<Line, 'title' | 'details' | 'mark'> {
  if (report.kind === 'error') {
    const { message, stack } = report;
    return { title: message, details: stack === '' ? message : stack, mark: { text: 'error', tone: 'bad' } };
  }
  if (report.kind === 'csp') {
    const { directive, blocked, source } = report;
    return { title: `${directive} blocked ${blocked}`, details: source, mark: { text: 'policy', tone: 'warn' } };
  }
  const { name, value, rating } = report;
  const shown = name === 'CLS' ? value.toFixed(3) : `${Math.round(value)} ms`;
  return { title: `${name} ${shown}`, details: rating, mark: { text: rating, tone: tones[rating] } };
}

/** The list of errors, policy violations and web vitals from browsers. */
export const reportFeed: FeedOptions<Report> = {
  panel: 'reports',
  filter: 'Filter by text, site, path or build',
  only: { label: 'Errors and violations only', test: ({ kind }) => kind !== 'vital' },
  empty: 'No reports yet. A site with browserReports sends its errors at once and its web vitals when a page is left.',
  text: (report) => [wordsOf(report).title, report.kind, report.site, report.path, report.build].join(' '),
  line: (report) => {
    const { title, details, mark } = wordsOf(report);
    const what = `site ${report.site} ${report.path}`;
    return lineOf({
      at: report.at,
      title,
      what,
      mark,
      details: `${details}\n${what}\nbuild ${report.build || 'unknown'}`,
    });
  },
};
