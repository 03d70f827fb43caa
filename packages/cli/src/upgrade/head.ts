import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
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
const MAX_BYTES = 512 * 1024;

/** Names of files without a text that a migration or a merge could read. */
const unreadable =
  /\.(?:png|jpe?g|webp|gif|avif|ico|bmp|woff2?|ttf|otf|mp[34]|webm|ogg|wav|pdf|zip|gz|br|tgz|wasm|map|pem|key|crt)$/i;

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

const isSource = (path: string, size: number): boolean =>
  !unreadable.test(path) && !lockfile.test(path) && size <= MAX_BYTES;

function textsOf(files: GitFiles): Pick<Head, 'texts' | 'bases'> {
  const texts = new Map<string, string>();
  const bases = new Map<string, string>();
  for (const [path, file] of files) {
    const text = textOf(file);
    if (text === undefined) continue;
    if (path.startsWith(`${BASE}/`)) bases.set(path.slice(BASE.length + 1), toLf(text));
    else texts.set(path, toLf(text));
  }
  return { texts, bases };
}

/** Reads a commit or tree. */
export function readHead(git: Git, tree: string): Head {
  const entries = treeEntries(git, tree);
  const files = entries.filter(({ mode }) => mode !== '160000');
  const sizes = objectSizes(git, [...new Set(files.map(({ id }) => id))]);
  const wanted = files.filter(
    ({ path, id }) => path.startsWith(`${BASE}/`) || isSource(path, sizes.get(id) ?? Infinity),
  );
  const read = readEntries(git, wanted);
  const byPath = new Map(entries.map((entry) => [entry.path, entry]));
  const load = (paths: readonly string[]) => {
    const found = paths.flatMap((path) => byPath.get(path) ?? []);
    if (found.some(({ mode }) => mode === '160000')) throw new Error(`${found[0]?.path} is a submodule.`);
    return readEntries(git, found);
  };
  return { entries: byPath, files: read, ...textsOf(read), load };
}

/** Folders that no generated file is in. */
const skipped = new Set(['.git', 'node_modules', 'dist', '.data', '.turbo']);

function pathsIn(root: string, folder = ''): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (skipped.has(entry.name)) return [];
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) return pathsIn(root, path);
    return entry.isFile() ? [path] : [];
  });
}

/** Reads a folder as it is, committed or not. */
export function readFolder(root: string): Head {
  const files = new Map<string, GitFile>();
  const entries = new Map<string, Entry>();
  for (const path of pathsIn(root)) {
    const { size, mode } = statSync(join(root, path));
    const gitMode = mode & 0o100 ? '100755' : '100644';
    entries.set(path, { mode: gitMode, id: '', stage: 0, path });
    if (path.startsWith(`${BASE}/`) || isSource(path, size))
      files.set(path, { mode: gitMode, bytes: readFileSync(join(root, path)) });
  }
  const load = (paths: readonly string[]) =>
    new Map(
      paths.flatMap((path) => {
        const entry = entries.get(path);
        return entry ? [[path, { mode: entry.mode, bytes: readFileSync(join(root, path)) }] as const] : [];
      }),
    );
  return { entries, files, ...textsOf(files), load };
}

/** Texts by path, as files of a commit that cannot be executed. */
export const asFiles = (texts: ReadonlyMap<string, string>): Map<string, GitFile> =>
  new Map([...texts].map(([path, text]) => [path, { mode: '100644', bytes: Buffer.from(text) }]));
