import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { declarationsOf, readDeclarations, type DeclarationFile } from './surface.ts';

/** A public file of a package. */
interface Entry {
  /** Its import path. */
  readonly path: string;
  /** From the package's folder. */
  readonly file: string;
  /** Its line in `exports`, and all files of that line. */
  readonly line: string;
  readonly files: string;
}

const byPath = (left: { readonly path: string }, right: { readonly path: string }) => (left.path < right.path ? -1 : 1);

function entriesOf(root: string, name: string): readonly Entry[] {
  const folder = join(root, 'packages', name);
  const { exports = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return Object.entries<string>(exports)
    .filter(([, path]) => /\.tsx?$/.test(path))
    .flatMap(([line, target]): readonly Entry[] => {
      const files = normalize(target);
      const [before = '', after] = files.split('*');
      if (after === undefined) return [{ path: line, file: files, line, files }];
      return globSync(files, { cwd: folder }).flatMap((file) => {
        const name = file.slice(before.length).replace(/[/.].*$/, '');
        // All stars are the same name.
        if (files.replaceAll('*', name) !== file) return [];
        return [{ path: line.replace('*', name), file, line, files }];
      });
    })
    .toSorted(byPath);
}

/**
 * Lines of `exports` whose files have the same declarations: one file represents all, so that a new one does not change the
 * report.
 */
const alike = new Set(['./templates/*']);

/**
 * The public interface of a package as text: each import path with its names, and their declarations.
 * @param declarations folder with the compiled declarations of the workspace
 */
export function reportOf(root: string, name: string, declarations: string): string {
  const read = new Map<string, DeclarationFile>();
  const fileOf = (path: string): DeclarationFile => {
    const found = read.get(path) ?? load(path);
    read.set(path, found);
    return found;
  };
  const load = (path: string): DeclarationFile => {
    const file = join(declarations, 'packages', name, path.replace(/\.tsx?$/, '.d.ts'));
    if (!existsSync(file)) throw new Error(`${name}: the compiler wrote no declarations for ${path}`);
    return readDeclarations(file, readFileSync(file, 'utf8'));
  };

  /** Public names of each file. */
  const shown = new Map<string, Set<string>>();
  /** All names of a file with their declarations; names of other packages appear without one. */
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

  const entries = entriesOf(root, name).map((entry) => {
    const names = namesOf(entry.file)
      .toSorted()
      .map((each) => `  ${each}\n`);
    return { ...entry, names: names.join('') };
  });
  const parts = [...shown].map(([path, names]) => ({ path, text: declarationsOf(fileOf(path), names).join('\n') }));

  for (const line of alike) {
    const same = entries.filter((entry) => entry.line === line);
    const kinds = new Set(same.map(({ file, names }) => names + (parts.find(({ path }) => path === file)?.text ?? '')));
    if (kinds.size > 1) throw new Error(`${name}: ${line} is to be declared alike in each file, and is not.`);
  }
  const named = new Map(entries.map(({ file, line, files }) => [file, alike.has(line) ? files : file]));
  const once = <Each extends { readonly path: string }>(all: readonly Each[], pathOf: (each: Each) => string) =>
    [...new Map(all.map((each) => [pathOf(each), { ...each, path: pathOf(each) }])).values()].toSorted(byPath);
  const index = once(entries, ({ path, line }) => (alike.has(line) ? line : path));
  const declared = once(parts, ({ path }) => named.get(path) ?? path);
  return [
    ...index.map(({ path, names }) => `${path}\n${names}`),
    ...declared.map(({ path, text }) => `// ${path}\n${text}\n`),
  ].join('\n');
}
