import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { isTest, type Violation } from './rules.ts';

const place = /^packages\/core\/src\/features\/([^/]+)\/(.+)$/;
const pascal = (name: string) => name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The error in the name of a file in a feature's folder; null for none. */
const nameProblem = (feature: string, file: string): string | null => {
  const create = `create${pascal(feature)}.ts`;
  if (file === 'index.ts' || file === create || basename(file).startsWith(`${feature}.`)) return null;
  return `a file of the feature ${feature} is index.ts, ${create} or begins with ${feature}.`;
};

/** True for a module that only re-exports. */
const exportsOnly = (path: string, text: string): boolean =>
  parseSync(path, text).program.body.every(
    (node) => (node.type === 'ExportNamedDeclaration' && node.source !== null) || node.type === 'ExportAllDeclaration',
  );

/** True for a module that creates query options: it imports the helper, or the function behind it. */
const makesQueries = (path: string, text: string): boolean =>
  parseSync(path, text).module.staticImports.some(({ moduleRequest, entries }) =>
    entries.some(({ importName: { name } }) =>
      moduleRequest.value.endsWith('/query.ts') ? name === 'query' : name === 'queryOptions',
    ),
  );

/**
 * Checks that the features of core have one skeleton: `create<Feature>.ts` creates it, `<feature>.queries.ts` contains its
 * queries, all other files are `<feature>.<role>.ts`, also in subfolders, and `index.ts` has nothing but exports. A feature
 * that is queries alone is made by its `<feature>.queries.ts` and needs neither index nor `create<Feature>.ts`; one of
 * functions alone needs only the index.
 * @param files all files of the tree, from the root
 */
export function checkFeatures(files: readonly string[], read: (file: string) => string): readonly Violation[] {
  const found = files.flatMap((file) => {
    const [, feature, name] = place.exec(file) ?? [];
    return feature && name ? [{ file, feature, name }] : [];
  });
  const features = new Set(found.map(({ feature }) => feature));
  const has = (feature: string, wanted: string) => found.some((one) => one.feature === feature && one.name === wanted);
  const isEntered = (feature: string) =>
    has(feature, 'index.ts') || (has(feature, `${feature}.queries.ts`) && !has(feature, `create${pascal(feature)}.ts`));
  const problem = ({ file, feature, name }: (typeof found)[number]): string | null => {
    const wrong = nameProblem(feature, name);
    if (wrong !== null || isTest(file)) return wrong;
    if (name === 'index.ts')
      return exportsOnly(file, read(file)) ? null : 'the index of a feature has nothing but exports';
    if (!name.endsWith('.queries.ts') && makesQueries(file, read(file)))
      return `queries of the feature ${feature} are made in ${feature}.queries.ts`;
    return null;
  };
  return [
    ...[...features]
      .filter((feature) => !isEntered(feature))
      .map((feature) => ({
        from: `packages/core/src/features/${feature}/index.ts`,
        reason: 'a feature has an index, unless it is queries alone',
      })),
    ...found.flatMap((entry) => {
      const reason = problem(entry);
      return reason === null ? [] : [{ from: entry.file, reason }];
    }),
  ].map(({ from, reason }) => ({ from, line: 1, specifier: '', reason }));
}

/** Reads files of the tree. */
export const readFrom = (root: string) => (file: string) => readFileSync(join(root, file), 'utf8');
