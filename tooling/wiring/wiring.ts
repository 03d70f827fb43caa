import { checkCalls } from './calls.ts';
import { checkEvents } from './events.ts';
import type { Exception } from './exceptions.ts';
import type { Finding } from './finding.ts';
import { checkMembers } from './members.ts';
import { checkParts } from './parts.ts';
import { readModules } from './source.ts';

/** Everything in a workspace that is declared and leads nowhere. @param files paths from the root */
export function findLooseEnds(root: string, files: readonly string[]): Finding[] {
  const modules = readModules(root, files);
  return [...checkEvents(modules), ...checkCalls(modules), ...checkParts(modules), ...checkMembers(modules)];
}

const descriptions: Readonly<Record<Finding['kind'], string>> = {
  emitted: 'is an event that nobody emits',
  heard: 'is an event that nobody in core or app listens to',
  called: 'is a call that nobody in core or app sends',
  answered: 'is a call that no handler of the sandbox answers',
  shown: 'is a part that no slot, view, template or page shows',
  used: 'is offered and nobody asks for it',
};

const idOf = ({ kind, name }: Pick<Finding, 'kind' | 'name'>) => `${kind} ${name}`;

/**
 * Problems, one line each: loose ends without an exception, exceptions without a loose end, and a list of another length
 * than the pinned one.
 */
export function problemsOf(
  findings: readonly Finding[],
  exceptions: readonly Exception[],
  pinned: number,
): readonly string[] {
  const known = new Set(exceptions.map(idOf));
  const found = new Set(findings.map(idOf));
  const length =
    exceptions.length === pinned
      ? []
      : [
          exceptions.length > pinned
            ? `${exceptions.length} exceptions: the list may not grow beyond ${pinned}`
            : `${exceptions.length} exceptions: lower the pinned number from ${pinned}, so that the list stays as short`,
        ];
  return [
    ...findings
      .filter((one) => !known.has(idOf(one)))
      .map(({ kind, name, at }) => `${at}  ${name} ${descriptions[kind]}`),
    ...exceptions
      .filter((one) => !found.has(idOf(one)))
      .map(({ kind, name }) => `tooling/wiring/exceptions.ts  ${name} (${kind}) is wired up: take its exception out`),
    ...length,
  ];
}
