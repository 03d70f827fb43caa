import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { RECORD } from '@housefront/generator';
import { Failure } from '../base/command.ts';
import { GitError, gitIn, type Git } from './git.ts';

/** A checked-out repository with a commit, in which git can work. */
export interface Checkout {
  readonly git: Git;
  /** Path of the operator's folder from the top of the repository: empty or with a slash at its end. */
  readonly prefix: string;
  readonly head: string;
  /** Changed files that are not committed, by paths from the top. */
  readonly changed: readonly string[];
}

const gitPath = (git: Git, name: string) => resolve(git.folder, git.text(['rev-parse', '--git-path', name]));

/** A file beside git's own: while it is there, an upgrade writes. */
export const marker = (git: Git) => gitPath(git, 'housefront-upgrade');

/** States of git in which a commit of ours would mix with the operator's work. */
const unfinished = ['MERGE_HEAD', 'CHERRY_PICK_HEAD', 'REVERT_HEAD', 'rebase-merge', 'rebase-apply'];

/**
 * Looks whether an upgrade can work in a folder.
 * @throws {Failure} with the next step: without git, repository, commit or record in it, and in the middle of a merge
 */
export function openCheckout(root: string): Checkout {
  const git = gitIn(root);
  try {
    git.text(['rev-parse', '--is-inside-work-tree']);
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    const advice = /not a git repository/.test(error.message)
      ? 'This folder is no git repository. An upgrade is a commit that one can take back: git init && git add -A && git commit -m "Begin"'
      : `${error.message}. Mend that first.`;
    throw new Failure(advice);
  }
  if (!git.ok(['rev-parse', '--verify', '-q', 'HEAD']))
    throw new Failure('The repository has no commit yet. Make one first: git add -A && git commit -m "Begin"');
  const prefix = git.text(['rev-parse', '--show-prefix']);
  if (!git.ok(['cat-file', '-e', `HEAD:${prefix}${RECORD}`]))
    throw new Failure(
      `${RECORD} is not committed. Commit it and the folder .housefront first: git add ${RECORD} .housefront`,
    );
  if (unfinished.some((name) => existsSync(gitPath(git, name))) || git.text(['ls-files', '-u']) !== '')
    throw new Failure('A merge or rebase is not finished. Finish it with git first: git status');
  const changed = git
    .text(['status', '--porcelain=v1', '-z', '--no-renames', '--untracked-files=no', '--ignore-submodules=all'])
    .split('\0')
    .filter(Boolean)
    .map((line) => line.slice(3));
  if (changed.length > 0 && existsSync(marker(git)))
    throw new Failure(
      'An upgrade was stopped while it wrote. Put what it left aside: git stash --include-untracked. Then run it again.',
    );
  if (existsSync(marker(git))) rmSync(marker(git));
  return { git, prefix, head: git.text(['rev-parse', 'HEAD']), changed };
}

/** Message for the commit that the operator makes after conflicts. */
export const prepareMessage = ({ git }: Checkout, message: string): void =>
  writeFileSync(gitPath(git, 'MERGE_MSG'), message);
