import { copyFileSync, lstatSync, mkdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Failure } from '../base/command.ts';
import { marker, type Checkout } from './checkout.ts';
import { gitIn, type Git } from './git.ts';

/** An index of its own, so that the operator's is not touched. */
export const ownIndex = (folder: string) => ({ GIT_INDEX_FILE: join(folder, 'index') });

/** A change of the operator's folder. */
export interface Change {
  /** Tree of the files as they are. */
  readonly from: string;
  /** Tree of the files as they will be, without conflicts. */
  readonly to: string;
  /** Paths of conflicts from the top of the repository. */
  readonly conflicts?: readonly string[];
  /** Lays conflicts into the index and the working tree that these variables name. */
  readonly lay?: (env: Readonly<Record<string, string>>) => void;
  /** Whether the operator's index changes too. */
  readonly index: boolean;
  /** For files on their way. */
  readonly folder: string;
}

/** The files of a change before and after it, as git writes them into a working tree. */
export interface Draft {
  /** Git at the top of the repository, from where all paths begin. */
  readonly top: Git;
  readonly paths: readonly string[];
  /** Folder of the former files. */
  readonly was: string;
  /** Folder of the new files. */
  readonly will: string;
}

const names = (text: string) => text.split('\0').filter(Boolean);

/** The bytes of a file; null for a folder or a link, undefined for nothing. */
function bytesOf(path: string): Buffer | null | undefined {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (found === undefined) return undefined;
  return found.isFile() ? readFileSync(path) : null;
}

/** Makes the files of a change beside the operator's: a full disk is noticed here, and nothing needs space to be restored. */
function draftOf({ git }: Checkout, { from, to, conflicts = [], lay, folder }: Change): Draft {
  const top = gitIn(git.text(['rev-parse', '--show-toplevel']));
  const changed = names(top.text(['diff-tree', '-r', '-z', '--name-only', '--no-renames', from, to]));
  const paths = [...new Set([...changed, ...conflicts])];
  const [was, will] = [join(folder, 'was'), join(folder, 'will')];
  const env = ownIndex(folder);
  for (const [tree, place] of [
    [from, was],
    [to, will],
  ] as const) {
    mkdirSync(place);
    top.run(['read-tree', tree], { env });
    const known = new Set(names(top.text(['ls-files', '-z'], { env })));
    const input = paths.filter((path) => known.has(path)).join('\0');
    top.run(['checkout-index', '-f', '-q', '-z', '--stdin', `--prefix=${place}/`], { env, input });
  }
  lay?.({ ...env, GIT_DIR: top.text(['rev-parse', '--absolute-git-dir']), GIT_WORK_TREE: will });
  return { top, paths, was, will };
}

/** The files of a change that are not as they were before it. */
function differing({ top, paths, was }: Draft, from: string): string[] {
  // `diff-index` would also name files that were written anew with the same content.
  const diff = ['diff', '--no-ext-diff', '--no-renames', '--ignore-submodules=all', '--name-only', '-z', from];
  const tracked = new Set(names(top.text(diff)));
  const isOther = (path: string) =>
    bytesOf(join(was, path)) === undefined ? bytesOf(join(top.folder, path)) !== undefined : tracked.has(path);
  return paths.filter(isOther);
}

/** Wants each file of a change as it was when the upgrade read it. */
function refuseEdited({ git, head }: Checkout, { from, index }: Change, draft: Draft): void {
  if (index && git.text(['rev-parse', 'HEAD']) !== head)
    throw new Failure('A commit was made while the upgrade ran. Nothing was changed. Run it again.');
  const edited = differing(draft, from);
  const inTheWay = edited.find((path) => bytesOf(join(draft.was, path)) === undefined);
  if (inTheWay !== undefined)
    throw new Failure(
      `The new version has a file ${inTheWay}, and one that git does not know is in its place. Move it or commit it.`,
    );
  if (edited.length > 0)
    throw new Failure(
      `Edited while the upgrade ran: ${edited.join(', ')}. Nothing was changed. Commit it, or put it aside: git stash. Then run the upgrade again.`,
    );
}

/** Takes a change out of the operator's index, where it is the upgrade's. */
function restoreIndex({ top, paths }: Draft, { from, to }: Change): void {
  const others = new Set(names(top.text(['diff-index', '--cached', '-z', '--name-only', '--no-renames', to])));
  const open = new Set(names(top.text(['ls-files', '-u', '-z'])).map((line) => line.slice(line.indexOf('\t') + 1)));
  const ours = paths.filter((path) => open.has(path) || !others.has(path));
  if (ours.length === 0) return;
  top.run(['reset', '-q', from, '--pathspec-from-file=-', '--pathspec-file-nul'], {
    input: ours.join('\0'),
    env: { GIT_LITERAL_PATHSPECS: '1' },
  });
}

/** Removes a file and the folders that are empty without it. */
function remove(root: string, path: string): void {
  rmSync(join(root, path));
  try {
    for (let folder = dirname(path); folder !== '.'; folder = dirname(folder)) rmdirSync(join(root, folder));
  } catch {
    // The folder has other files.
  }
}

function put(draft: Draft, side: 'was' | 'will', path: string): void {
  const to = join(draft.top.folder, path);
  mkdirSync(dirname(to), { recursive: true });
  copyFileSync(join(draft[side], path), to);
}

/**
 * Brings the files back that an upgrade wrote, in full or in part.
 * @returns paths of files with anything else in them, which are left as they are
 */
function restore(draft: Draft, { from }: Change): string[] {
  const { top, was, will } = draft;
  return differing(draft, from).filter((path) => {
    const [now, after] = [bytesOf(join(top.folder, path)), bytesOf(join(will, path))];
    const isOurs = now === undefined || (now && after?.subarray(0, now.length).equals(now));
    if (!isOurs) return true;
    if (bytesOf(join(was, path)) !== undefined) put(draft, 'was', path);
    else remove(top.folder, path);
    return false;
  });
}

/**
 * Runs what writes into the operator's folder. When it fails, what was written is taken back; what a person edited in that moment
 * stays.
 * @throws what `write` threw, with the names of such files
 */
export function writing(checkout: Checkout, change: Change, write: (draft: Draft) => void): void {
  const draft = draftOf(checkout, change);
  refuseEdited(checkout, change, draft);
  writeFileSync(marker(checkout.git), checkout.head);
  try {
    write(draft);
  } catch (error) {
    if (change.index) restoreIndex(draft, change);
    const kept = restore(draft, change);
    if (kept.length === 0) throw error;
    throw new Failure(
      `${error instanceof Error ? error.message : String(error)}. Everything is as it was but ${kept.join(', ')}: edited while the upgrade wrote, and left so. See: git diff`,
    );
  } finally {
    rmSync(marker(checkout.git), { force: true });
  }
}

/** Writes the files of a change without git. */
export function putAll(draft: Draft): void {
  for (const path of draft.paths)
    if (bytesOf(join(draft.will, path)) !== undefined) put(draft, 'will', path);
    else if (bytesOf(join(draft.top.folder, path)) !== undefined) remove(draft.top.folder, path);
}
