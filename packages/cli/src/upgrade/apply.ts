import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { prepareMessage, type Checkout } from './checkout.ts';
import type { GitFile } from './files.ts';
import type { Git } from './git.ts';
import type { Conflict } from './merge.ts';
import { ownIndex, putAll, writing } from './writing.ts';

/** Writes files into git's store, all at once. @returns their ids, in order */
function store(git: Git, files: readonly GitFile[], folder: string): string[] {
  if (files.length === 0) return [];
  const paths = files.map(({ bytes }, index) => {
    const path = join(folder, `blob-${index}`);
    writeFileSync(path, bytes);
    return path;
  });
  return git
    .text(['hash-object', '-w', '--stdin-paths', '--no-filters'], { input: `${paths.join('\n')}\n` })
    .split('\n');
}

/** A line of `git update-index --index-info`. */
const indexLine = (mode: string, id: string, stage: number, path: string) => `${mode} ${id} ${stage}\t${path}\0`;

const removal = (path: string, zero: string) => `0 ${zero}\t${path}\0`;

/** The tree of files that are changed and not committed, on top of a commit. */
export function treeWith({ git, head }: Checkout, folder: string, changed: readonly string[]): string {
  const env = ownIndex(folder);
  git.run(['read-tree', head], { env });
  git.run(['add', '-u', '--', ...changed.map((path) => `:/${path}`)], { env });
  return git.text(['write-tree'], { env });
}

/**
 * Writes a tree into git's store: a tree with changes. Nothing that the operator sees changes.
 * @param folder for an index
 */
export function writeChanges(
  { git, prefix }: Checkout,
  tree: string,
  changes: ReadonlyMap<string, GitFile | null>,
  folder: string,
): string {
  const env = ownIndex(folder);
  const zero = '0'.repeat(tree.length);
  git.run(['read-tree', tree], { env });
  const ids = store(
    git,
    [...changes.values()].filter((file) => file !== null),
    folder,
  );
  const lines = [...changes].map(([path, file]) =>
    file ? indexLine(file.mode, ids.shift() ?? zero, 0, prefix + path) : removal(prefix + path, zero),
  );
  git.run(['update-index', '-z', '--index-info'], { env, input: lines.join('') });
  return git.text(['write-tree'], { env });
}

/** Names for a commit of a machine on which git has none. */
function identity(git: Git): Record<string, string> {
  const name = { NAME: 'Housefront upgrade', EMAIL: 'housefront@localhost' };
  const isKnown = (role: string) => git.ok(['var', `GIT_${role}_IDENT`]);
  return Object.fromEntries(
    ['AUTHOR', 'COMMITTER']
      .filter((role) => !isKnown(role))
      .flatMap((role) => Object.entries(name).map(([key, value]) => [`GIT_${role}_${key}`, value])),
  );
}

/** Updates the operator's files and index from one tree to another. */
function moveTo(git: Git, from: string, to: string): void {
  git.ok(['update-index', '-q', '--refresh']);
  git.run(['read-tree', '-m', '-u', from, to]);
}

/** Makes the commit of an upgrade, the next one of the operator's branch. */
export function commitTree(checkout: Checkout, tree: string, message: string, folder: string): string {
  const { git, head } = checkout;
  const commit = git.text(['commit-tree', tree, '-p', head], { input: message, env: identity(git) });
  writing(checkout, { from: head, to: tree, index: true, folder }, () => {
    moveTo(git, head, commit);
    git.run(['update-ref', '-m', 'housefront upgrade', 'HEAD', commit, head]);
  });
  return commit;
}

/**
 * Lays an upgrade with conflicts before the operator: everything else is staged, and conflicts are in the index as after a merge.
 * @param tree everything but the conflicts
 * @param folder for files on their way into git's store
 */
export function layOut(
  checkout: Checkout,
  tree: string,
  conflicts: readonly Conflict[],
  message: string,
  folder: string,
): void {
  const { git, head, prefix } = checkout;
  const zero = '0'.repeat(head.length);
  const sides = conflicts.flatMap(({ path, base, mine, theirs }) =>
    [base, mine, theirs].flatMap((file, index) => (file ? [{ path, file, stage: index + 1 }] : [])),
  );
  const ids = store(
    git,
    sides.map(({ file }) => file),
    folder,
  );
  const lines = [
    ...conflicts.map(({ path }) => removal(prefix + path, zero)),
    ...sides.map(({ path, file, stage }, index) => indexLine(file.mode, ids[index] ?? zero, stage, prefix + path)),
  ];
  const lay = (env: Readonly<Record<string, string>>) => {
    git.run(['update-index', '-z', '--index-info'], { input: lines.join(''), env });
    const root = env['GIT_WORK_TREE'] ? join(env['GIT_WORK_TREE'], prefix) : git.folder;
    for (const { path, mine, theirs } of conflicts) {
      const side = mine && theirs ? '--merge' : mine ? '--ours' : '--theirs';
      if (mine ?? theirs) git.run(['checkout', '-q', side, '--', `:(top,literal)${prefix}${path}`], { env });
      else rmSync(join(root, path), { force: true });
    }
  };
  const change = { from: head, to: tree, conflicts: conflicts.map(({ path }) => prefix + path), lay, index: true };
  writing(checkout, { ...change, folder }, () => {
    moveTo(git, head, tree);
    lay({});
    prepareMessage(checkout, message);
  });
}

/** Writes changed files without a commit: for a bot that commits everything itself. */
export const writeFiles = (checkout: Checkout, from: string, to: string, folder: string): void =>
  writing(checkout, { from, to, index: false, folder }, putAll);
