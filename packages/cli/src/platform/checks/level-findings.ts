import { areas } from '../report/areas.ts';
import { finding } from './make-finding.ts';
import { ADDRESS } from './reach.ts';
import type { CallLine, CallState, PlatformFinding } from '../report/types.ts';

/** Smallest number of calls that say something about an address. */
const ENOUGH = 5;

/** The calls in a state by the part of the site that they belong to. */
function byArea(lines: readonly CallLine[], state: CallState): readonly (readonly [area: string, own: CallLine[]])[] {
  return areas
    .map((area) => [area, lines.filter((line) => line.area === area && line.state === state)] as const)
    .filter(([, own]) => own.length > 0);
}

/** Calls with the same effect are named together. */
function effectsOf(lines: readonly CallLine[]): string {
  const byEffect = Map.groupBy(lines, ({ without }) => without);
  return [...byEffect].map(([without, own]) => `${own.map(({ name }) => name).join(', ')}: ${without}`).join(' ');
}

/** Calls that visitors miss: a warning for each part of the site. */
export const missedFindings = (lines: readonly CallLine[]): readonly PlatformFinding[] =>
  byArea(lines, 'missed').map(([area, own]) =>
    finding.warn(
      'platform.missed',
      `${area}: ${own.length === 1 ? 'a call that visitors miss is' : `${own.length} calls that visitors miss are`} not there`,
      effectsOf(own),
      'Add them if the platform can do it. The site works without.',
    ),
  );

/** Extras that the platform does not have: for information. */
export const extraFindings = (lines: readonly CallLine[]): readonly PlatformFinding[] =>
  byArea(lines, 'optional').map(([area, own]) =>
    finding.ok(
      'platform.optional',
      `${area}: ${own.length === 1 ? 'an extra is' : `${own.length} extras are`} not there`,
      effectsOf(own),
    ),
  );

/** A fault of the address, where it has no call at all. */
export function nowhereFinding(lines: readonly CallLine[], against: URL): PlatformFinding | null {
  const asked = lines.filter(({ state }) => state !== 'skipped');
  const missing = asked.filter(({ state }) => ['missing', 'missed', 'optional'].includes(state));
  if (missing.length < ENOUGH || missing.length < asked.length) return null;
  const path = against.pathname.replace(/\/$/, '');
  const example = `${against.origin}${path}${missing.find(({ state }) => state === 'missing')?.path ?? '/api'}`;
  return finding.fail(
    'platform.address',
    'Is the address right? It has none of the calls',
    `All ${missing.length} calls are answered with 404, such as ${example}.`,
    path === '' ? ADDRESS : `Leave the path ${path} out: write ${against.origin}. Sites add /api/… themselves.`,
  );
}
