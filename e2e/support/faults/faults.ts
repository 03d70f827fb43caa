import { calls } from '../../../packages/contract/src/registry/calls.ts';
import { callPath, type AnyCall } from '../../../packages/contract/src/calls/endpoint.ts';
import type { ScenarioName } from '../../../packages/sandbox/src/scenarios/index.ts';

/** Kinds of failing answers. Names of the sandbox's scenarios, or `refused`: no server listens at all. */
export const FAULTS = [
  'answers-500',
  'answers-html',
  'answers-empty',
  'answers-truncated',
  'answers-wrong-types',
  'answers-other-form',
  'answers-401',
  'answers-drip',
  'silent',
  'refused',
] as const satisfies readonly (ScenarioName | 'refused')[];
/** A way in which answers go wrong. */
export type FaultName = (typeof FAULTS)[number];

/** Failures at once; the client of calls makes the same kind of error of most of them, so calls take turns. */
const AT_ONCE = [
  ['answers-500', 'refused', 'answers-empty'],
  ['answers-html', 'answers-401', 'answers-truncated'],
] as const satisfies readonly (readonly FaultName[])[];
const LATE = ['silent', 'answers-drip'] as const satisfies readonly FaultName[];

/** The ways in which one of several calls goes wrong: each kind of them, and each of them after a few calls. */
export const faultsInTurn = (turn: number): readonly FaultName[] => [
  ...AT_ONCE.map((some) => some[turn % some.length] ?? some[0]),
  LATE[turn % LATE.length] ?? 'silent',
  'answers-wrong-types',
  'answers-other-form',
];

const byPath: ReadonlyMap<string, AnyCall> = new Map(
  Object.values(calls)
    .filter(({ base }) => base === 'api')
    .map((call) => [callPath(call), call]),
);

/** Paths below /api that are no calls: files of the platform, and the channel authorization of the realtime server. */
const NO_CALL = /^\/api\/(?:static\/|broadcasting\/auth$)/;

/** The calls of the contract behind addresses that a page asked for; addresses that the contract does not have are an error. */
export function contractCalls(pathnames: Iterable<string>): AnyCall[] {
  const calls = [...new Set(pathnames)].filter((path) => !NO_CALL.test(path));
  return calls.map((path) => {
    const call = byPath.get(path);
    if (!call) throw new Error(`The contract has no call at ${path}.`);
    return call;
  });
}
