import { callPath } from '@housefront/contract/endpoint';
import { changingCalls, siteCalls, withoutCall, type CallReport } from '@housefront/contract/suite';
import { areaOf } from './areas.ts';
import type { CallLine, CallState, Counts, UnsentCall } from './types.ts';

function stateOf({ call, verdict, guard }: CallReport): CallState {
  if (guard === 'open') return 'open';
  if (verdict === 'missing') return call.proposed ? 'optional' : 'missing';
  return verdict === 'refused' ? 'fails' : verdict;
}

function reasonOf({ call, verdict, guard, reason }: CallReport, state: CallState): string {
  if (guard === 'open') return 'Gives data of members without a login.';
  if (verdict === 'refused') {
    return call.auth === 'member' ? 'Does not accept the token.' : 'Demands a login, although guests may use it.';
  }
  return state === 'optional' ? `The platform need not have it. ${withoutCall[call.name] ?? ''}`.trim() : reason;
}

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
      isOptional: call.proposed,
      request: request === undefined ? '' : JSON.stringify(request),
      status,
      code,
      ms: ms === null ? null : Math.round(ms),
      drifts,
      gaps,
      notes,
      without: state === 'optional' ? (withoutCall[call.name] ?? '') : '',
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
      why: call.base === 'site' ? 'site' : 'changes',
    }));
