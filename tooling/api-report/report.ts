import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { declarationsOf, readDeclarations, type DeclarationFile } from './surface.ts';

/** The files that a package lets others import, by their paths of import. */
export function entriesOf(root: string, name: string): ReadonlyMap<string, string> {
  const folder = join(root, 'packages', name);
  const { exports = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const entries = Object.entries<string>(exports).flatMap(([path, file]) => {
    if (!file.includes('*')) return [[path, normalize(file)] as const];
    const [before = '', after = ''] = normalize(file).split('*');
    return globSync(normalize(file), { cwd: folder })
      .filter((found) => !/\.(?:test|stories)\./.test(found))
      .map((found) => [path.replace('*', found.slice(before.length, found.length - after.length)), found] as const);
  });
  return new Map(entries.toSorted(([left], [right]) => (left < right ? -1 : 1)));
}

/**
 * The public interface of a package as a text: each path of import with its names, and the declarations behind them.
 * @param declarations folder that the compiler wrote the declarations of the workspace to
 */
export function reportOf(root: string, name: string, declarations: string): string {
  const files = new Map<string, DeclarationFile>();
  const fileOf = (path: string): DeclarationFile => {
    const found = files.get(path) ?? load(path);
    files.set(path, found);
    return found;
  };
  const load = (path: string): DeclarationFile => {
    const file = join(declarations, 'packages', name, path.replace(/\.tsx?$/, '.d.ts'));
    if (!existsSync(file)) throw new Error(`${name}: the compiler wrote no declarations for ${path}`);
    return readDeclarations(file, readFileSync(file, 'utf8'));
  };

  /** Names of each file that are public. */
  const shown = new Map<string, Set<string>>();
  /** All names of a file, and where they are declared; what comes from another package is told by its name alone. */
  const namesOf = (path: string, only?: string): readonly string[] => {
    const { exported, passed } = fileOf(path);
    const own = [...exported].filter(([as]) => only === undefined || as === only);
    for (const [, local] of own) shown.set(path, (shown.get(path) ?? new Set()).add(local));
    const others = passed.flatMap(({ name: inside, as, from }) => {
      const all = inside === '*' && as === '*';
      if (!all && only !== undefined && as !== only) return [];
      if (!from.startsWith('.')) return [all ? `* of ${from}` : as];
      const target = normalize(join(path, '..', from));
      return all ? namesOf(target, only) : (namesOf(target, inside), [as]);
    });
    return [...own.map(([as]) => as), ...others];
  };

  const index = [...entriesOf(root, name)].map(
    ([path, file]) =>
      `${path}\n${namesOf(file)
        .toSorted()
        .map((each) => `  ${each}\n`)
        .join('')}`,
  );
  const parts = [...shown]
    .toSorted(([left], [right]) => (left < right ? -1 : 1))
    .map(([path, names]) => `// ${path}\n${declarationsOf(fileOf(path), names).join('\n')}\n`);
  return `${index.join('\n')}\n${parts.join('\n')}`;
}
