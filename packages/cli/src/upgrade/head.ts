import { BASE } from '@housefront/generator';
import {
  objectSizes,
  readEntries,
  textOf,
  toLf,
  treeEntries,
  type Entry,
  type GitFile,
  type GitFiles,
} from './files.ts';
import type { Git } from './git.ts';

/** Larger files are no sources. */
const MOST_BYTES = 512 * 1024;

/** Names of files with a text that a migration or a merge may read. */
const readable =
  /(?:\.(?:[cm]?[jt]sx?|jsonc?|md|css|html|svg|ya?ml|toml|txt|sh|hbs)|(?:^|\/)(?:Dockerfile|\.[\w.-]+))$/;

const lockfile = /(?:^|\/)(?:package-lock\.json|npm-shrinkwrap\.json|pnpm-lock\.yaml|yarn\.lock|bun\.lockb?)$/;

/** The files of a commit, by paths from the repository's folder. */
export interface Head {
  /** Every path. */
  readonly entries: ReadonlyMap<string, Entry>;
  /** The files that were read: texts of a usual size, and all generated files. */
  readonly files: GitFiles;
  /** Texts of these files with line feeds, without the kit's own bases. */
  readonly texts: ReadonlyMap<string, string>;
  /** Texts of the bases by the paths of their files. */
  readonly bases: ReadonlyMap<string, string>;
  /** Reads further files. */
  readonly load: (paths: readonly string[]) => GitFiles;
}

/** Reads a commit or tree. */
export function readHead(git: Git, tree: string): Head {
  const entries = treeEntries(git, tree);
  const files = entries.filter(({ mode }) => mode !== '160000');
  const sizes = objectSizes(git, [...new Set(files.map(({ id }) => id))]);
  const wanted = files.filter(
    ({ path, id }) =>
      path.startsWith(`${BASE}/`) ||
      (readable.test(path) && !lockfile.test(path) && (sizes.get(id) ?? Infinity) <= MOST_BYTES),
  );
  const read = readEntries(git, wanted);
  const texts = new Map<string, string>();
  const bases = new Map<string, string>();
  for (const [path, file] of read) {
    const text = textOf(file);
    if (text === undefined) continue;
    if (path.startsWith(`${BASE}/`)) bases.set(path.slice(BASE.length + 1), toLf(text));
    else texts.set(path, toLf(text));
  }
  const byPath = new Map(entries.map((entry) => [entry.path, entry]));
  const load = (paths: readonly string[]) => {
    const found = paths.flatMap((path) => byPath.get(path) ?? []);
    if (found.some(({ mode }) => mode === '160000')) throw new Error(`${found[0]?.path} is a submodule.`);
    return readEntries(git, found);
  };
  return { entries: byPath, files: read, texts, bases, load };
}

export const asFiles = (texts: ReadonlyMap<string, string>): Map<string, GitFile> =>
  new Map([...texts].map(([path, text]) => [path, { mode: '100644', bytes: Buffer.from(text) }]));
