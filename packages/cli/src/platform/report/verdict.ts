import type { CallLine, Counts, PlatformReport } from './types.ts';

const parts = (counts: Counts): readonly string[] =>
  (
    [
      [counts.drifts, counts.drifts === 1 ? 'drifts' : 'drift'],
      [counts.fails, counts.fails === 1 ? 'fails' : 'fail'],
      [counts.open, counts.open === 1 ? 'is open to everybody' : 'are open to everybody'],
      [counts.missing, counts.missing === 1 ? 'that a site must have is missing' : 'that a site must have are missing'],
      [counts.missed, counts.missed === 1 ? 'that visitors miss is not there' : 'that visitors miss are not there'],
      [counts.optional, counts.optional === 1 ? 'extra is not there' : 'extras are not there'],
      [counts.skipped, counts.skipped === 1 ? 'was not checked' : 'were not checked'],
    ] as const
  ).flatMap(([count, says]) => (count > 0 ? [`${count} ${says}`] : []));

/** Whether a site works with the platform. */
export const isWell = ({ findings }: PlatformReport): boolean => findings.every(({ status }) => status !== 'fail');

/** Number of checked calls: those that say something about the platform. */
export const checkedCalls = ({ all, missed, optional, skipped }: Counts): number => all - missed - optional - skipped;

/** Whether a call answers as the contract says, but without parts that visitors miss. */
export const lacksParts = ({ state, gaps }: CallLine): boolean =>
  state === 'answers' && gaps.some(({ level }) => level !== 'may');

/** Number of such calls. */
export const lackingCalls = ({ calls }: PlatformReport): number => calls.filter(lacksParts).length;

/** The result in one sentence. */
export function verdictOf(report: PlatformReport): string {
  const { counts } = report;
  const asked = checkedCalls(counts);
  if (asked === 0) return 'No call was checked.';
  const lacking = lackingCalls(report);
  return (
    [
      `${counts.answers} of ${asked} calls answer as the contract says`,
      ...(lacking > 0 ? [`${lacking} of them ${lacking === 1 ? 'lacks' : 'lack'} parts that the site fills in`] : []),
      ...parts(counts),
    ].join(', ') + '.'
  );
}
