import type { Git } from './git.ts';

/** A file of a commit: its mode as git writes it, e.g. `100644`, and its bytes. */
export interface GitFile {
  readonly mode: string;
  readonly bytes: Buffer;
}

/** Files of a commit by their path from the root. */
export type GitFiles = ReadonlyMap<string, GitFile>;

/** A usual file with a text. */
export const textFile = (text: string, mode = '100644'): GitFile => ({ mode, bytes: Buffer.from(text) });

/** Whether two files are equal in mode and bytes, or both are missing. */
export const sameFile = (a: GitFile | undefined, b: GitFile | undefined): boolean =>
  a === undefined || b === undefined ? a === b : a.mode === b.mode && a.bytes.equals(b.bytes);

/** Text of a file; undefined for links and for bytes that are no UTF-8 text. */
export function textOf(file: GitFile | undefined): string | undefined {
  if (!file?.mode.startsWith('100') || file.bytes.includes(0)) return undefined;
  const text = file.bytes.toString('utf8');
  return Buffer.from(text).equals(file.bytes) ? text : undefined;
}

/** Whether the lines of a text end as on Windows, for the most part. */
export const hasCrlf = (text: string): boolean => {
  const windows = text.split('\r\n').length - 1;
  return windows > 0 && windows * 2 >= text.split('\n').length - 1;
};

/** A text with line ends of Unix. */
export const toLf = (text: string): string => text.replaceAll('\r\n', '\n');
/** A text with line ends of Windows, whichever it has. */
export const toCrlf = (text: string): string => toLf(text).replaceAll('\n', '\r\n');

/** An entry of a tree or index. */
export interface Entry {
  readonly mode: string;
  readonly id: string;
  readonly stage: number;
  readonly path: string;
}

/** Entries of a tree, with paths from git's folder. */
export function treeEntries(git: Git, tree: string): Entry[] {
  return git
    .text(['ls-tree', '-r', '-z', tree])
    .split('\0')
    .filter(Boolean)
    .map((line) => {
      const [facts = '', path = ''] = line.split(/\t(.*)/s);
      const [mode = '', , id = ''] = facts.split(' ');
      return { mode, id, stage: 0, path };
    });
}

/** Files that git tracks, as they are staged. */
export function indexEntries(git: Git): Entry[] {
  return git
    .text(['ls-files', '-s', '-z'])
    .split('\0')
    .filter(Boolean)
    .map((line) => {
      const [facts = '', path = ''] = line.split(/\t(.*)/s);
      const [mode = '', id = '', stage = ''] = facts.split(' ');
      return { mode, id, stage: Number(stage), path };
    });
}

/** Reads many objects at once, by id. */
export function readObjects(git: Git, ids: readonly string[]): Map<string, Buffer> {
  if (ids.length === 0) return new Map();
  const output = git.run(['cat-file', '--batch'], { input: `${ids.join('\n')}\n` });
  const found = new Map<string, Buffer>();
  let at = 0;
  for (const id of ids) {
    const end = output.indexOf(10, at);
    const size = Number(output.subarray(at, end).toString().split(' ')[2]);
    if (!Number.isInteger(size)) throw new Error(`git cannot read the object ${id}.`);
    found.set(id, output.subarray(end + 1, end + 1 + size));
    at = end + 1 + size + 1;
  }
  return found;
}

/** Reads entries as files. */
export function readEntries(git: Git, entries: readonly Entry[]): Map<string, GitFile> {
  if (entries.length === 0) return new Map();
  const objects = readObjects(git, [...new Set(entries.map(({ id }) => id))]);
  return new Map(entries.map(({ path, mode, id }) => [path, { mode, bytes: objects.get(id) ?? Buffer.alloc(0) }]));
}

/** Sizes of many objects at once, by id. */
export function objectSizes(git: Git, ids: readonly string[]): Map<string, number> {
  if (ids.length === 0) return new Map();
  const lines = git.text(['cat-file', '--batch-check'], { input: `${ids.join('\n')}\n` }).split('\n');
  return new Map(ids.map((id, index) => [id, Number(lines[index]?.split(' ')[2])]));
}
