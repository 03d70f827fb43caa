import type { Report } from './api.ts';
import { el, timeOfDay } from './dom.ts';
import { createFeed, type Feed } from './feed.ts';

const tones = { good: 'good', 'needs-improvement': 'warn', poor: 'bad' } as const;

/** Title, details, and the mark at the end of a line. */
function wordsOf(report: Report): { title: string; details: string; mark: string; tone: 'good' | 'warn' | 'bad' } {
  if (report.kind === 'error') {
    const { message, stack } = report;
    return { title: message, details: stack === '' ? message : stack, mark: 'error', tone: 'bad' };
  }
  if (report.kind === 'csp') {
    const { directive, blocked, source } = report;
    return { title: `${directive} blocked ${blocked}`, details: source, mark: 'policy', tone: 'warn' };
  }
  const { name, value, rating } = report;
  const shown = name === 'CLS' ? value.toFixed(3) : `${Math.round(value)} ms`;
  return { title: `${name} ${shown}`, details: rating, mark: rating, tone: tones[rating] };
}

/** The list of errors, policy violations and web vitals from browsers. */
export const createReports = (held: (count: number) => void): Feed<Report> =>
  createFeed<Report>(
    {
      panel: 'reports',
      filter: 'Filter by text, site, path or build',
      only: { label: 'Errors and violations only', test: ({ kind }) => kind !== 'vital' },
      empty:
        'No reports yet. A site with browserReports sends its errors at once and its web vitals when a page is left.',
      text: (report) => [wordsOf(report).title, report.kind, report.site, report.path, report.build].join(' '),
      line: (report) => {
        const { title, details, mark, tone } = wordsOf(report);
        const { at, site, path, build } = report;
        return el(
          'details',
          {},
          el(
            'summary',
            { class: 'event' },
            el('span', { class: 'when', text: timeOfDay(at) }),
            el('strong', { text: title }),
            el('span', { class: 'what', text: `site ${site} ${path}` }),
            el('span', { class: 'code', 'data-tone': tone, text: mark }),
          ),
          el('pre', { text: `${details}\nsite ${site} ${path}\nbuild ${build === '' ? 'unknown' : build}` }),
        );
      },
    },
    held,
  );
