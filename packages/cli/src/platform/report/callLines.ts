import { callPath, type AnyCall } from '@housefront/contract/endpoint';
import { callMeanings, fieldAt, type Level } from '@housefront/contract/meanings';
import { changingCalls, siteCalls, type CallReport, type Gap } from '@housefront/contract/suite';
import { areaOf } from './areas.ts';
import type { CallLine, CallState, Counts, LevelledGap, UnsentCall } from './types.ts';

const levelOf = (call: string): Level => callMeanings[call]?.level ?? 'may';
const withoutOf = (call: string): string => callMeanings[call]?.without ?? '';

/** State of a call that the platform does not have. */
const MISSING: Readonly<Record<Level, CallState>> = { must: 'missing', should: 'missed', may: 'optional' };

function stateOf({ call, verdict, guard }: CallReport): CallState {
  if (guard === 'open') return 'open';
  if (verdict === 'missing') return MISSING[levelOf(call.name)];
  return verdict === 'refused' ? 'fails' : verdict;
}

function reasonOf({ call, verdict, guard, reason }: CallReport, state: CallState): string {
  if (guard === 'open') return 'Gives data of members without a login.';
  if (verdict === 'refused') {
    return call.auth === 'member' ? 'Does not accept the token.' : 'Demands a login, although guests may use it.';
  }
  if (state === 'optional') return `The platform need not have it. ${withoutOf(call.name)}`;
  return state === 'missing' || state === 'missed' ? `${reason} ${withoutOf(call.name)}` : reason;
}

const levelled = (call: AnyCall, gap: Gap): LevelledGap => {
  const { level = 'should', means = '', without = '' } = fieldAt(call, gap.path) ?? {};
  return { ...gap, level, means, without };
};

/** Calls as lines of the report. */
export const callLines = (reports: readonly CallReport[]): readonly CallLine[] =>
  reports.map((report) => {
    const { call, request, status, code, ms, drifts, gaps, notes } = report;
    const state = stateOf(report);
    return {
      name: call.name,
      area: areaOf(call.name),
      path: callPath(call),
      summary: call.summary,
      state,
      reason: reasonOf(report, state),
      ofMembers: call.auth === 'member',
      level: levelOf(call.name),
      request: request === undefined ? '' : JSON.stringify(request),
      status,
      code,
      ms: ms === null ? null : Math.round(ms),
      drifts,
      gaps: gaps.map((gap) => levelled(call, gap)),
      notes,
      without: withoutOf(call.name),
    };
  });

/** The number of calls by state. */
export function countsOf(lines: readonly CallLine[]): Counts {
  const of = (state: CallState): number => lines.filter((line) => line.state === state).length;
  return {
    all: lines.length,
    answers: of('answers'),
    drifts: of('drifts'),
    fails: of('fails'),
    open: of('open'),
    missing: of('missing'),
    missed: of('missed'),
    optional: of('optional'),
    skipped: of('skipped'),
  };
}

/**
 * Calls that the check never sends.
 * @param sent names of changing calls that were sent all the same: those of signing in
 */
export const unsentCalls = (sent: readonly string[]): readonly UnsentCall[] =>
  [...changingCalls, ...siteCalls]
    .filter(({ name }) => !sent.includes(name))
    .map((call) => ({
      name: call.name,
      path: callPath(call),
      summary: call.summary,
      level: levelOf(call.name),
      why: call.base === 'site' ? 'site' : 'changes',
    }));
