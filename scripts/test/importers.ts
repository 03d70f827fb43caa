import { posix } from 'node:path';
import { parseSync } from 'oxc-parser';
import type { WorkingCopy } from './changed-lists.ts';

/** An importer of a file; `late` for a dynamic import. */
export interface Importer {
  readonly from: string;
  readonly late: boolean;
}

/** Files with the files that import values from them. */
export type Importers = ReadonlyMap<string, readonly Importer[]>;

/** Imports of a file, by relative specifier; type imports are excluded. */
function importsOf(file: string, text: string): { readonly specifier: string; readonly late: boolean }[] {
  const { module } = parseSync(file, text);
  const taken = module.staticImports.filter(
    ({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType),
  );
  const handedOn = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) => (moduleRequest && !isType ? [moduleRequest.value] : [])),
  );
  const late = module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1));
  return [
    ...[...taken.map(({ moduleRequest }) => moduleRequest.value), ...handedOn].map((specifier) => ({
      specifier,
      late: false,
    })),
    ...late.map((specifier) => ({ specifier, late: true })),
  ].filter(({ specifier }) => specifier.startsWith('.'));
}

const known = new WeakMap<WorkingCopy, Importers>();

/** All imports in a working copy. `import.meta.glob` does not count. */
export function importersIn(copy: WorkingCopy): Importers {
  const found = known.get(copy);
  if (found) return found;
  const importers = new Map<string, Importer[]>();
  for (const from of copy.files.filter((file) => /^(?:packages|tooling|scripts|e2e)\/.*\.tsx?$/.test(file))) {
    const text = copy.now(from);
    if (text === undefined) continue;
    for (const { specifier, late } of importsOf(from, text)) {
      const file = posix.join(posix.dirname(from), specifier);
      importers.set(file, [...(importers.get(file) ?? []), { from, late }]);
    }
  }
  known.set(copy, importers);
  return importers;
}
