import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Version } from './breaking-changes.ts';

const git = (root: string, ...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64_000_000 });
const lines = (text: string): readonly string[] => text.split('\n').filter(Boolean);

/** Whether the commit or branch exists. */
export const isKnown = (root: string, ref: string): boolean =>
  spawnSync('git', ['rev-parse', '--verify', '--quiet', `${ref}^{commit}`], { cwd: root }).status === 0;

/** The commit at which `HEAD` and `since` parted. */
export const mergeBase = (root: string, since: string): string =>
  lines(git(root, 'merge-base', since, 'HEAD'))[0] ?? since;

/** Paths that differ between a commit and the files on disk. Deleted ones are left out. */
export const changedSince = (root: string, commit: string): readonly string[] => [
  ...lines(git(root, 'diff', '--name-only', '--diff-filter=d', commit)),
  ...lines(git(root, 'ls-files', '--others', '--exclude-standard')),
];

/** Files of a commit. */
export const committed = (root: string, commit: string): Version => ({
  list: (folder) => lines(git(root, 'ls-tree', '--name-only', commit, `${folder}/`)),
  read: (path) => {
    const shown = spawnSync('git', ['show', `${commit}:${path}`], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64_000_000,
    });
    return shown.status === 0 ? shown.stdout : null;
  },
});

/** Files on disk. */
export const onDisk = (root: string): Version => ({
  list: (folder) =>
    existsSync(join(root, folder)) ? readdirSync(join(root, folder)).map((name) => `${folder}/${name}`) : [],
  read: (path) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : null),
});
