import { spawnSync } from 'node:child_process';
import { Failure } from '../base/command.ts';

/** A call of git that failed. */
export class GitError extends Failure {}

/** Variables of a calling git, e.g. in a hook, that would lead to another repository or index. */
const misleading = [
  'GIT_DIR',
  'GIT_WORK_TREE',
  'GIT_INDEX_FILE',
  'GIT_PREFIX',
  'GIT_OBJECT_DIRECTORY',
  'GIT_COMMON_DIR',
];

/** Settings of a machine that must not change what an upgrade does. */
const settings = {
  'core.hooksPath': '/dev/null',
  'core.quotePath': 'false',
  'core.fsmonitor': 'false',
  'core.safecrlf': 'false',
  'advice.detachedHead': 'false',
  'gc.auto': '0',
  'rerere.enabled': 'false',
  'submodule.recurse': 'false',
  'color.ui': 'false',
};

/** Standard input and variables of one call of git. */
export interface GitCall {
  readonly input?: string | Buffer;
  readonly env?: Readonly<Record<string, string>>;
}

/** Git in a folder. */
export interface Git {
  readonly folder: string;
  /** Runs git and returns its output. @throws {GitError} with git's last line when it fails */
  readonly run: (args: readonly string[], call?: GitCall) => Buffer;
  /** As `run`, as a text without the line feed at its end. */
  readonly text: (args: readonly string[], call?: GitCall) => string;
  /** Runs git and says whether it succeeded. */
  readonly ok: (args: readonly string[], call?: GitCall) => boolean;
  /** As `run`, for a program that says no by exit code 1: true for 0. @throws {GitError} for any other code */
  readonly yes: (args: readonly string[], call?: GitCall) => boolean;
}

/**
 * Git in a folder, with the settings that an upgrade needs.
 * @param more settings and variables of this use
 */
export function gitIn(
  folder: string,
  more: { readonly settings?: Readonly<Record<string, string>>; readonly env?: Readonly<Record<string, string>> } = {},
): Git {
  const start = (args: readonly string[], { input, env }: GitCall = {}) => {
    const inherited = Object.fromEntries(Object.entries(process.env).filter(([name]) => !misleading.includes(name)));
    const options = Object.entries({ ...settings, ...more.settings }).flatMap(([key, value]) => [
      '-c',
      `${key}=${value}`,
    ]);
    const done = spawnSync('git', [...options, ...args], {
      cwd: folder,
      env: { ...inherited, LC_ALL: 'C', GIT_TERMINAL_PROMPT: '0', GIT_LFS_SKIP_SMUDGE: '1', ...more.env, ...env },
      input: input ?? '',
      maxBuffer: 2 ** 30,
    });
    if (done.error && 'code' in done.error && done.error.code === 'ENOENT')
      throw new Failure('git is not installed. An upgrade works with it: install git, and commit this repository.');
    return done;
  };
  const finish = (args: readonly string[], call: GitCall | undefined, codes: readonly number[]) => {
    const done = start(args, call);
    if (done.status !== null && codes.includes(done.status)) return done;
    const lines = `${String(done.stderr)}\n${String(done.stdout)}`.split('\n').filter((line) => line.trim() !== '');
    const line =
      lines.find((each) => /^(?:fatal|error):/.test(each)) ?? lines[0] ?? done.error?.message ?? 'no message';
    throw new GitError(`git ${args[0]}: ${line}`);
  };
  const run = (args: readonly string[], call?: GitCall) => finish(args, call, [0]).stdout;
  return {
    folder,
    run,
    text: (args, call) => String(run(args, call)).replace(/\n$/, ''),
    ok: (args, call) => start(args, call).status === 0,
    yes: (args, call) => finish(args, call, [0, 1]).status === 0,
  };
}
