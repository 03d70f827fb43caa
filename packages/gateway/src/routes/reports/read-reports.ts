import { MAX_REPORTS, REPORT_TEXTS, type KeptReport, type ReportPlace } from '@housefront/contract/browser-reports';
import { browserReportsSchema } from '@housefront/contract/browser-reports.schema';
import { withoutPersonalData } from '@housefront/contract/without-personal-data';
import * as z from 'zod/mini';

/** Facts that the gateway adds. */
type Facts = Pick<ReportPlace, 'site' | 'at'>;

/** A text or a number; browsers differ in what they leave out. */
const text = z.nullish(z.union([z.string(), z.number()]));
type Text = z.output<typeof text>;

/** A violation in the form of `report-uri`. */
const oldForm = z.object({
  'csp-report': z.object({
    'document-uri': text,
    'effective-directive': text,
    'violated-directive': text,
    'blocked-uri': text,
    'source-file': text,
    'line-number': text,
  }),
});
/** Violations in the form of the Reporting API. */
const newForm = z.array(
  z.object({
    type: z.literal('csp-violation'),
    body: z.object({
      documentURL: text,
      effectiveDirective: text,
      blockedURL: text,
      sourceFile: text,
      lineNumber: text,
    }),
  }),
);

/** Code of extensions is not part of the site. */
const OF_EXTENSION = /^(?:[\w-]+-extension|about|safari-web-extension)/;

const pathOf = (address: Text): string =>
  withoutPersonalData(URL.parse(String(address ?? ''), 'http://site.invalid')?.pathname ?? '/', REPORT_TEXTS.path);

/** Origin of an address, or the word that browsers write instead, such as `inline`. */
const blockedOf = (blocked: Text): string => {
  const origin = URL.parse(String(blocked ?? ''))?.origin;
  return origin !== undefined && origin !== 'null'
    ? origin
    : withoutPersonalData(String(blocked ?? ''), REPORT_TEXTS.name);
};

/**
 * Reports of a page without personal data. Browsers remove it themselves; what arrives may come from anywhere (OBS-01).
 * @returns undefined for anything else
 */
export function readPageReports(given: unknown, facts: Facts): readonly KeptReport[] | undefined {
  const parsed = browserReportsSchema.safeParse(given);
  if (!parsed.success) return undefined;
  const { build, path, reports } = parsed.data;
  const place: ReportPlace = { ...facts, build, path: pathOf(path) };
  return reports.map((report) =>
    report.kind === 'vital'
      ? { ...report, ...place }
      : {
          kind: 'error',
          message: withoutPersonalData(report.message, REPORT_TEXTS.message),
          stack: withoutPersonalData(report.stack, REPORT_TEXTS.stack),
          ...place,
        },
  );
}

/**
 * Violations of the content security policy, in either form. Samples of blocked code are left out: they may hold what a
 * visitor typed (OBS-01).
 * @returns undefined for anything else
 */
export function readViolations(given: unknown, facts: Facts): readonly KeptReport[] | undefined {
  const old = oldForm.safeParse(given);
  const recent = newForm.safeParse(given);
  if (!old.success && !recent.success) return undefined;
  const violations = old.success
    ? [old.data['csp-report']].map((one) => ({
        page: one['document-uri'],
        directive: one['effective-directive'] ?? one['violated-directive'],
        blocked: one['blocked-uri'],
        file: one['source-file'],
        line: one['line-number'],
      }))
    : (recent.data ?? []).map(({ body }) => ({
        page: body.documentURL,
        directive: body.effectiveDirective,
        blocked: body.blockedURL,
        file: body.sourceFile,
        line: body.lineNumber,
      }));
  return violations
    .slice(0, MAX_REPORTS)
    .filter(({ blocked, file }) => ![blocked, file].some((address) => OF_EXTENSION.test(String(address ?? ''))))
    .map(({ page, directive, blocked, file, line }) => ({
      kind: 'csp',
      directive: withoutPersonalData(String(directive ?? ''), REPORT_TEXTS.name),
      blocked: blockedOf(blocked),
      source: file === undefined || file === null || file === '' ? '' : `${pathOf(file)}:${Number(line) || 0}`,
      ...facts,
      build: '',
      path: pathOf(page),
    }));
}
