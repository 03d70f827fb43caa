import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyTracked } from '../../../scripts/test/tracked-files.ts';
import { runCommand } from '../command.ts';

const origin = join(import.meta.dirname, '../../..');
const scope = '@housefront';

/** Output and exit code of a program. */
export interface Outcome {
  readonly code: number | null;
  readonly out: string;
  /** Lines of the error output. */
  readonly problems: readonly string[];
}

/** A copy of the workspace that a test may change. */
export interface Workspace {
  readonly root: string;
  /** Runs a script of the copy with Node, without a terminal. */
  readonly node: (args: readonly string[]) => Outcome;
  /** Runs the generator as a program: with the code of the copy, also with what was generated into it before. */
  readonly generate: (...args: string[]) => Outcome;
  /** Runs the generator on the copy in this process, with the code and the lists of the original. */
  readonly generateHere: (...args: string[]) => Promise<Outcome>;
  /** Runs a tool of the workspace by its name in `node_modules/.bin`. */
  readonly tool: (name: string, ...args: string[]) => Outcome;
  /** Differences from the original copy: `A path` for new files, `M path` for changed ones. */
  readonly changes: () => readonly string[];
  /** Takes what was changed so far as part of the copy. */
  readonly settle: () => void;
  /** A name for the copy as it is now. */
  readonly state: () => string;
  /** Differences from an earlier state: files as in `changes`, and the changed lines of existing files. */
  readonly since: (state: string) => { readonly changes: readonly string[]; readonly lines: readonly string[] };
  /** Makes the packages that a new site imports findable, as linking the workspace does. */
  readonly link: (folder: string) => void;
  readonly remove: () => void;
}

/** Links what a package depends on: the kit's own packages to the copy, all others to where they are. */
function linkModules(root: string, folder: string, model: string): void {
  const source = join(origin, model, 'node_modules');
  if (!existsSync(source)) return;
  const target = join(root, folder, 'node_modules');
  mkdirSync(join(target, scope), { recursive: true });
  for (const name of readdirSync(source)) {
    if (name !== scope) symlinkSync(join(source, name), join(target, name));
  }
  const own = join(source, scope);
  for (const name of existsSync(own) ? readdirSync(own) : [])
    symlinkSync(join(root, 'packages', name), join(target, scope, name));
}

function run(cwd: string, command: string, args: readonly string[]): Outcome {
  // Printed addresses have the usual ports.
  const { HOUSEFRONT_PORT_BASE: _, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: 120_000,
    env: { ...env, NO_COLOR: '1', FORCE_COLOR: '0' },
  });
  return { code: status, out: stdout, problems: stderr.split('\n').filter((line) => line.trim() !== '') };
}

/** Copies the files of the workspace into a temporary folder, with the packages linked to each other. */
export function copyFiles(): Pick<Workspace, 'root' | 'tool' | 'link' | 'remove'> {
  const root = mkdtempSync(join(tmpdir(), 'housefront-workspace-'));
  copyTracked(origin, root);
  linkModules(root, '.', '.');
  linkModules(root, 'docs', 'docs');
  for (const group of ['packages', 'sites']) {
    for (const name of readdirSync(join(root, group))) linkModules(root, join(group, name), join(group, name));
  }
  return {
    root,
    tool: (name, ...args) => run(root, join(root, 'node_modules/.bin', name), args),
    link: (folder) => linkModules(root, folder, 'sites/1002'),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

/** Copies the workspace into a temporary folder, under git. */
export function copyWorkspace(): Workspace {
  const files = copyFiles();
  const { root } = files;
  // Tools that list the sources use git, and so do tests of changes.
  const settle = () => {
    for (const args of [
      ['add', '-A'],
      ['-c', 'user.name=test', '-c', 'user.email=test@test', 'commit', '-q', '-m', 'copy'],
    ]) {
      const { code, problems } = run(root, 'git', args);
      if (code !== 0) throw new Error(`git ${args.join(' ')}: ${problems.join(' ')}`);
    }
  };
  run(root, 'git', ['init', '-q']);
  settle();
  const git = (...args: string[]) => run(root, 'git', args).out.split('\n').filter(Boolean);
  const state = () => {
    git('add', '-A');
    return git('write-tree').join('');
  };
  const since = (former: string) => {
    const now = state();
    const differ = (...options: string[]) => git('diff', '--no-renames', ...options, former, now);
    return {
      changes: differ('--name-status').map((line) => line.replace('\t', ' ')),
      lines: differ('-U0', '--diff-filter=M').filter((line) => /^[+-](?![+-])/.test(line)),
    };
  };
  const node = (args: readonly string[]) => run(root, process.execPath, args);
  return {
    ...files,
    node,
    generate: (...args) => node(['tooling/generate/cli.ts', ...args, '--no-install']),
    generateHere: async (...args) => {
      const out: string[] = [];
      const problems: string[] = [];
      const code = await runCommand([...args, '--no-install'], {
        root,
        isTerminal: false,
        print: (line) => void out.push(`${line}\n`),
        complain: (line) => void problems.push(...line.split('\n').filter((each) => each.trim() !== '')),
      });
      return { code, out: out.join(''), problems };
    },
    settle,
    state,
    since,
    changes: () => since('HEAD').changes,
  };
}
