import { spawnSync } from 'node:child_process';

/** Facts of a git repository. */
export interface Git {
  /** Tracked files below the repository of the sites, by path from its root. */
  readonly tracked: ReadonlySet<string>;
  /** Files with stages of an unfinished merge. */
  readonly unmerged: ReadonlySet<string>;
  /** The rule that ignores a path although it is not tracked; undefined when none does. */
  ignoredBy(path: string): IgnoreRule | undefined;
  /** Which of some paths a rule ignores although they are not tracked. */
  ignoredOf(paths: readonly string[]): ReadonlyMap<string, IgnoreRule>;
  /** Whether the last commit has a file. */
  isCommitted(path: string): boolean;
}

/** A line of an ignore file. */
export interface IgnoreRule {
  /** From the root, or absolute outside of it. */
  readonly file: string;
  readonly line: string;
}

/**
 * Reads the git repository that a folder is in.
 * @returns undefined without git, outside of a repository, and in one that git does not trust
 */
export function gitOf(root: string): Git | undefined {
  const gitWith = (input: string, ...args: string[]) => {
    const { status, stdout } = spawnSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      input,
      maxBuffer: 64_000_000,
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    return status === 0 ? stdout : undefined;
  };
  const git = (...args: string[]) => gitWith('', ...args);
  if (git('rev-parse', '--is-inside-work-tree')?.trim() !== 'true') return undefined;
  const list = (text = '') => text.split('\0').filter(Boolean);
  const ignoredOf = (paths: readonly string[]) => {
    const input = paths.map((path) => `${path}\0`).join('');
    const found = list(gitWith(input, 'check-ignore', '-v', '-z', '--no-index', '--stdin'));
    const rules = new Map<string, IgnoreRule>();
    for (let at = 0; at + 3 < found.length; at += 4) {
      const [file = '', , line = '', path = ''] = found.slice(at, at + 4);
      // A rule with `!` names a path that is not ignored.
      if (!line.startsWith('!')) rules.set(path, { file, line });
    }
    return rules;
  };
  const staged = list(git('ls-files', '-u', '-z')).map((line) => line.slice(line.indexOf('\t') + 1));
  return {
    tracked: new Set(list(git('ls-files', '-z'))),
    unmerged: new Set(staged),
    ignoredBy: (path) => ignoredOf([path]).get(path),
    ignoredOf,
    isCommitted: (path) => git('cat-file', '-e', `HEAD:./${path}`) !== undefined,
  };
}
