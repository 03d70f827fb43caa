import {
  BASE,
  baseTree,
  hashesOf,
  readRecord,
  RECORD,
  recordText,
  type FileTree,
  type KitRecord,
} from '@housefront/generator';
import { align } from './align.ts';
import { hasCrlf, textOf, toCrlf } from './files.ts';
import { readFolder, type Head } from './head.ts';
import { mergeFiles } from './merge.ts';
import { basesOf, type KitRelease } from './plan.ts';
import { runningRelease } from './release.ts';

/** Effect of new answers on a repository. */
export interface Renewed {
  /** New text of each file that changes, with the kit's records, and null for a base that goes; empty if nothing changes. */
  readonly files: ReadonlyMap<string, string | null>;
  /** Files of the operator that change. */
  readonly changed: readonly string[];
  /** Files that lack the change, because the operator edited the same lines. */
  readonly left: readonly string[];
}

/** Puts what changes into the operator's files: in the place of those that were not edited, into others as an upgrade does. */
function putInto(
  { files: own, texts, entries }: Head,
  was: FileTree,
  will: FileTree,
): Pick<Renewed, 'left'> & { files: FileTree } {
  const fresh = [...will].filter(([path]) => (was.has(path) ? texts.get(path) === was.get(path) : !entries.has(path)));
  const edited = (tree: FileTree) =>
    new Map([...tree].filter(([path]) => was.has(path) && !fresh.some(([known]) => known === path)));
  const { base, mine, theirs } = align(edited(was), own, texts, edited(will));
  const merged = mine.size === 0 ? { files: mine, conflicts: [] } : mergeFiles(base, mine, theirs);
  const files = [...merged.files].flatMap(([path, file]) => {
    const text = textOf(file);
    return text === undefined || text === textOf(own.get(path)) ? [] : [[path, text] as const];
  });
  return { files: new Map([...fresh, ...files]), left: merged.conflicts.map(({ path }) => path) };
}

/** Line about a file that lacks a change. */
export const leftLine = (path: string): string =>
  `${path} was left as you edited it. See what it lacks, and add it: npx housefront diff ${path}`;

/**
 * Brings a repository to new answers. Whatever the kit generates from them otherwise than before gets its new base, so that a
 * later upgrade takes nothing of it for an edit. A file that is no longer generated is the operator's from then on (OPS-22).
 * @param next the record with the new answers
 * @param written texts of files that the command changed itself, as it does beside edits of the operator
 */
export function renew(root: string, next: KitRecord, written: FileTree, release: KitRelease = runningRelease): Renewed {
  const head = readFolder(root);
  const former = readRecord(root);
  const { bases } = basesOf(head, former.files);
  const generated = release.files(next, bases);
  const will = new Map([...generated].filter(([path, text]) => bases.get(path) !== text));
  const gone = Object.keys(former.files).filter((path) => !generated.has(path));
  const unwritten = (tree: FileTree) => new Map([...tree].filter(([path]) => will.has(path) && !written.has(path)));
  const { files, left } = putInto(head, unwritten(bases), unwritten(will));
  const changes = new Map(
    [...files, ...written].flatMap(([path, text]) => {
      const own = textOf(head.files.get(path));
      const inLayout = own !== undefined && hasCrlf(own) ? toCrlf(text) : text;
      return inLayout === own ? [] : [[path, inLayout] as const];
    }),
  );
  const record = recordText({ ...next, files: hashesOf(generated) });
  const isSame =
    changes.size === 0 && left.length === 0 && will.size === 0 && gone.length === 0 && record === recordText(former);
  return {
    files: isSame
      ? new Map()
      : new Map([
          ...changes,
          ...baseTree(will),
          ...gone.map((path) => [`${BASE}/${path}`, null] as const),
          [RECORD, record],
        ]),
    changed: [...changes.keys()],
    left,
  };
}
