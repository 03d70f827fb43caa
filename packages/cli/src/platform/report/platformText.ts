import { shownText } from '@housefront/contract/suite';
import type { FindingStatus } from '../../base/finding.ts';
import type { PlatformReport } from './types.ts';
import { isWell, verdictOf } from './verdict.ts';

const MARKS: Readonly<Record<FindingStatus, string>> = { ok: 'ok  ', warn: 'warn', fail: 'FAIL', skipped: 'skip' };

const LINE = 400;

/** The report as lines for a terminal; the last one is the verdict. */
export function platformText(report: PlatformReport, file?: string): readonly string[] {
  const { against, siteId, findings } = report;
  const lines = findings.flatMap(({ id, status, where, title, why, mend }) => [
    `${MARKS[status]}  ${id}${where === '' ? '' : ` ${where}`}: ${title}. ${shownText(why, LINE)}`,
    ...(mend === '' ? [] : [`      → ${mend}`]),
  ]);
  const next = isWell(report)
    ? 'A site works with this platform.'
    : file === undefined
      ? 'Write a page for the platform team: add --report report.html'
      : `Send ${file} to the platform team.`;
  return [`Platform ${against}, site ${siteId}`, '', ...lines, '', `${verdictOf(report)} ${next}`];
}
