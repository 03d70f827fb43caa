import type { Finding } from '../base/finding.ts';

const areaOf = ({ id }: Finding): string => id.slice(0, id.indexOf('.'));

const plural = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

const sentence = (text: string): string => (text.endsWith('.') ? text : `${text}.`);

/** A finding as a person reads it. */
function lineOf({ id, status, where, title, why, mend }: Finding): string {
  const place = where === '' ? '' : `${where}  `;
  if (status === 'ok') return `ok    ${id}  ${place}${why}`;
  if (status === 'skipped') return `skip  ${id}  ${why}`;
  return `${status.padEnd(4)}  ${id}  ${place}${title}. ${why} ${sentence(mend)}`;
}

/** Lines of an area: its findings, and one line for all that is well. Skipped checks with one reason are one line. */
function linesOf(name: string, findings: readonly Finding[]): readonly string[] {
  const faults = findings.filter(({ status }) => status === 'warn' || status === 'fail');
  const well = findings.filter(({ status }) => status === 'ok');
  // The platform's facts are one line: its own report has them all.
  const facts = name === 'platform' ? [] : well.filter(({ why }) => why !== '');
  const skips = Map.groupBy(
    findings.filter(({ status }) => status === 'skipped'),
    ({ why }) => why,
  );
  return [
    ...[...faults, ...facts].map(lineOf),
    ...[...skips].map(
      ([why, all]) => `skip  ${all.length === 1 ? all[0]?.id : `${name} (${all.length} checks)`}  ${why}`,
    ),
    ...(well.length > 0 ? [`ok    ${name} (${plural(well.length, 'check')})`] : []),
  ];
}

/**
 * The report as text: a line for each finding, checks that are well summed up, and a verdict with the next command.
 * @param next command for a repository without findings
 */
export function reportText(findings: readonly Finding[], next: string): string {
  const lines = [...Map.groupBy(findings, areaOf)].flatMap(([name, own]) => linesOf(name, own));
  const fails = findings.filter(({ status }) => status === 'fail');
  const warns = findings.filter(({ status }) => status === 'warn');
  const [first] = [...fails, ...warns];
  const verdict = first
    ? `${[fails.length > 0 ? plural(fails.length, 'fault') : '', warns.length > 0 ? plural(warns.length, 'warning') : ''].filter(Boolean).join(' and ')}. Begin with ${first.id}: ${sentence(first.mend)}`
    : `No fault in ${plural(findings.filter(({ status }) => status === 'ok').length, 'check')}. Next: ${next}`;
  return [...lines, '', verdict].join('\n');
}

/** The report for machines. Its shape changes only together with `version`. */
export const reportJson = (findings: readonly Finding[]): string =>
  JSON.stringify(
    {
      version: 1,
      findings: findings.map(({ id, status, where, title, why, mend }) => ({ id, status, where, title, why, mend })),
    },
    null,
    2,
  );
