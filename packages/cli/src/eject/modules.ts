import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { Failure } from '../base/command.ts';

/** The source of one of the look's modules. */
export interface Source {
  /** Path from the folder of sources, e.g. `templates/_desktop/home/HomeView.tsx`. */
  readonly path: string;
  readonly text: string;
}

/** Folder of the package with the look. */
const packageFolder = (): string => dirname(fileURLToPath(import.meta.resolve('@housefront/ui/package.json')));

const mapSchema = z.object({ sources: z.array(z.string()), sourcesContent: z.array(z.nullable(z.string())) });

/** Sources of an installed package are in its source maps (ADR 72). */
function fromMap(folder: string, path: string): string | undefined {
  const file = join(folder, 'dist', path.replace(/\.tsx?$/, '.js.map'));
  if (!existsSync(file)) return undefined;
  const { data } = mapSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  const [source, text] = [data?.sources[0], data?.sourcesContent[0]];
  return source?.endsWith(posix.basename(path)) ? (text ?? undefined) : undefined;
}

/** Reads the source of a module of the look, in the monorepo or installed; undefined if the kit has none of this path. */
export function readSource(path: string, folder = packageFolder()): Source | undefined {
  const file = join(folder, 'src', path);
  const text = existsSync(file) ? readFileSync(file, 'utf8') : fromMap(folder, path);
  return text === undefined ? undefined : { path, text };
}

/** The path of a module that a source imports. */
export const resolved = (from: string, specifier: string): string => posix.join(posix.dirname(from), specifier);

const IMPORT =
  /((?:import|export)\s+(?:type\s+)?(?:(?<names>\{[^}]*\})|[\w*\s]+?)?\s*(?:from\s*)?|import\(\s*)'(?<path>\.[^']+)'/g;

/** A relative import: names without `type` and aliases, or none for a namespace, a side effect and a dynamic import. */
export interface RelativeImport {
  readonly path: string;
  readonly names: readonly string[] | undefined;
}

const namesIn = (braces: string): string[] =>
  braces
    .slice(1, -1)
    .split(',')
    .map((name) =>
      name
        .trim()
        .replace(/^type\s+/, '')
        .replace(/\s+as\s+.*$/s, ''),
    )
    .filter(Boolean);

/** Relative imports of a source. */
export const importsOf = ({ path, text }: Source): RelativeImport[] =>
  [...text.matchAll(IMPORT)].map(({ groups }) => ({
    path: resolved(path, groups?.['path'] ?? ''),
    names: groups?.['names'] === undefined ? undefined : namesIn(groups['names']),
  }));

/** A source with other specifiers in its relative imports; undefined leaves one as it is. */
export const withImports = (source: Source, rename: (wanted: RelativeImport) => string | undefined): string =>
  source.text.replace(IMPORT, (whole, ...parts) => {
    // The last argument has the named groups.
    const { names, path = '' } = parts.at(-1) as { names?: string; path?: string };
    const name = rename({ path: resolved(source.path, path), names: names === undefined ? undefined : namesIn(names) });
    return name === undefined ? whole : whole.replace(`'${path}'`, `'${name}'`);
  });

/** Indexes that gather names of their folder. */
const gathered = ['foundations', 'theme'];

/** Whether an index exports all of some names from a module. */
function exportsNames(index: string, module: string, names: readonly string[]): boolean {
  const source = readSource(`${index}/index.ts`);
  if (!source) return false;
  const found = importsOf(source)
    .filter(({ path }) => path === module)
    .flatMap((each) => each.names ?? []);
  return names.every((name) => found.includes(name));
}

/**
 * The specifier by which a site imports something of the look: the public one, or that of the single module, which is for ejected
 * parts alone and changes with the kit (ADR 78).
 * @throws {Failure} for state that the part shares with others: a copy would have its own
 */
export function siteSpecifier({ path, names }: RelativeImport): string {
  if (/Context\.tsx?$/.test(path))
    throw new Failure(
      `This part shares the state of ${path} with others. Eject the frame with it: housefront eject slot:frame`,
    );
  const kit = (name: string) => `@housefront/ui/${name}`;
  const [, index] = /^((?:patterns|primitives)\/\w+)\/index\.ts$/.exec(path) ?? [];
  if (index !== undefined) return kit(index);
  if (/^views\/[\w-]+\/contract\.ts$/.test(path)) return kit('views');
  if (/^views\/[\w-]+\/labels\.ts$/.test(path)) return kit(path.replace(/\.ts$/, ''));
  if (/^slots\/(?:contract|models)\.ts$/.test(path)) return kit('slots');
  const folder = gathered.find((name) => names !== undefined && exportsNames(name, path, names));
  return folder === undefined ? kit(`modules/${path.replace(/\.tsx?$/, '')}`) : kit(folder);
}
