import { spawn } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ManagerName } from '@housefront/generator';
import { Failure } from '../base/command.ts';
import { lockfiles, managerOfLock } from '../project/packages.ts';
import type { Checkout } from './checkout.ts';
import { ownIndex } from './writing.ts';

/** Variables that a package manager gives to programs that it starts, and that would lead another one astray. */
const inherited =
  /^npm_(?:lifecycle|package|config_local_prefix|config_prefix|command|execpath|node_execpath)|^INIT_CWD$/;

/** The environment of this process, as a terminal has it. */
export const cleanEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !inherited.test(name)));

/**
 * Runs a program to its end.
 * @param more variables of its environment
 * @returns its exit code; undefined if it is not installed
 */
export function runProgram(
  [program = '', ...args]: readonly string[],
  folder: string,
  output: 'inherit' | 'pipe',
  more: Readonly<Record<string, string>> = {},
): Promise<{ readonly code: number | undefined; readonly text: string }> {
  const child = spawn(program, args, {
    cwd: folder,
    env: { ...cleanEnvironment(), ...more },
    stdio: ['ignore', output, output],
    // Programs of package managers are batch files there.
    shell: process.platform === 'win32',
  });
  const parts: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => parts.push(part));
  const stop = (signal: NodeJS.Signals) => child.kill(signal);
  process.once('SIGINT', stop).once('SIGTERM', stop);
  return new Promise((resolve, reject) => {
    const done = (code: number | undefined) => {
      process.off('SIGINT', stop).off('SIGTERM', stop);
      resolve({ code, text: Buffer.concat(parts).toString() });
    };
    child.once('error', (error) => ('code' in error && error.code === 'ENOENT' ? done(undefined) : reject(error)));
    child.once('close', (code) => done(code ?? 1));
  });
}

/** Commands that renew a lockfile and nothing else. */
const lockCommands: Readonly<Record<ManagerName, readonly string[]>> = {
  npm: ['npm', 'install', '--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund'],
  pnpm: ['pnpm', 'install', '--lockfile-only', '--ignore-scripts', '--no-frozen-lockfile'],
  // In CI yarn changes no lockfile unless it is asked to.
  yarn: ['yarn', 'install', '--no-immutable', '--mode=update-lockfile'],
  bun: ['bun', 'install', '--lockfile-only'],
};

/** Folders from one upwards, by paths from the top: `a/b/`, `a/`, ``. */
function upwards(prefix: string): string[] {
  if (prefix === '') return [''];
  return [prefix, ...upwards(prefix.replace(/[^/]+\/$/, ''))];
}

/** The committed lockfile of a repository, by its path from the top of git's. */
export const lockfileIn = ({ git, prefix }: Checkout, tree: string, manager: ManagerName): string | undefined =>
  upwards(prefix)
    .flatMap((folder) => lockfiles.filter((name) => managerOfLock[name] === manager).map((name) => folder + name))
    .find((path) => git.ok(['cat-file', '-e', `${tree}:${path}`]));

/** The first line of a program's output that names an error. */
function errorLine(text: string): string {
  const lines = text.split('\n').map((line) => line.trim());
  const errors = lines.filter((line) => /err|fail|refused|not found|quarantine|candidate/i.test(line));
  // yarn's lines begin with a code, and that of its sums says nothing.
  return (errors.find((line) => !line.includes('YN0000')) ?? errors[0] ?? '').replace(/^➤ (YN\d+): [│├└┌·] /, '$1: ');
}

/** Settings of package managers that are often not committed, as they hold passwords. */
const settings = ['.npmrc', '.yarnrc.yml', 'bunfig.toml'];

/**
 * Renews a lockfile in a copy of a tree.
 * @returns its new bytes
 * @throws {Failure} when the package manager fails, e.g. without a network
 */
export async function renewedLockfile(
  { git }: Checkout,
  tree: string,
  lockfile: string,
  manager: ManagerName,
  folder: string,
): Promise<Buffer> {
  const copy = join(folder, 'copy');
  mkdirSync(copy);
  const env = ownIndex(folder);
  git.run(['read-tree', tree], { env });
  git.run(['checkout-index', '-a', '-f', '-q', `--prefix=${copy}/`], { env });
  const place = join(copy, lockfile, '..');
  const own = join(git.text(['rev-parse', '--show-toplevel']), lockfile, '..');
  for (const name of settings)
    if (!existsSync(join(place, name)) && existsSync(join(own, name))) copyFileSync(join(own, name), join(place, name));
  const command = lockCommands[manager];
  const { code, text } = await runProgram(command, place, 'pipe');
  const advice = 'Nothing was changed. Leave the packages to yourself: --no-install';
  if (code === undefined) throw new Failure(`${manager} is not installed, and the lockfile is its. ${advice}`);
  if (code !== 0 || !existsSync(join(copy, lockfile)))
    throw new Failure(`${command.join(' ')} failed: ${errorLine(text) || `exit code ${code}`} ${advice}`);
  return readFileSync(join(copy, lockfile));
}

/** Commands that run a version of the command line that is not installed. */
const otherVersion: Readonly<Record<ManagerName, readonly string[]>> = {
  npm: ['npm', 'exec', '--yes', '--'],
  // `pnpm dlx` ends with an error before anything runs: it asks whether esbuild may run its script.
  pnpm: ['npm', 'exec', '--yes', '--'],
  yarn: ['yarn', 'dlx', '-q'],
  bun: ['bunx'],
};

/** Command line that runs a version of `housefront` by a package manager. */
export const commandOf = (manager: ManagerName, version: string, args: readonly string[]): readonly string[] => [
  ...otherVersion[manager],
  `housefront@${version}`,
  ...args,
];
