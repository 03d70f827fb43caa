import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readModules } from '../wiring/source.ts';
import type { Composed } from './composed.ts';
import type { Finding } from './finding.ts';
import { checkKeys, textsOf } from './keys.ts';
import { checkLiterals } from './literals.ts';

/** Files of the reference language; a test of their own keeps the keys of other languages equal. */
const reference = 'packages/core/src/i18n/locales/en_US/*.json';

/**
 * Errors in the labels of a workspace.
 * @param files paths from the root
 * @param composed keys composed in code
 * @param known texts that components may contain
 */
export function findLabelFaults(
  root: string,
  files: readonly string[],
  composed: readonly Composed[],
  known: ReadonlySet<string>,
): readonly Finding[] {
  const texts = globSync(reference, { cwd: root }).map(
    (file) => JSON.parse(readFileSync(join(root, file), 'utf8')) as Readonly<Record<string, string>>,
  );
  const modules = readModules(root, files);
  return [...checkKeys(modules, textsOf(texts), composed), ...checkLiterals(modules, known)];
}

const descriptions: Readonly<Record<Finding['kind'], string>> = {
  unused: 'is a text that nobody asks for',
  missing: 'is asked for, and the catalogues have no such text',
  values: 'has places for other values than its group of labels names',
  composed: 'is put together by code, and tooling/labels/composed.ts does not say so, or the other way round',
  literal: 'is a text of the component itself: name a key of the catalogues in a group of labels',
};

/** A finding as one line. */
export const lineOf = ({ kind, name, at }: Finding): string => `${at}  "${name}" ${descriptions[kind]}`;
