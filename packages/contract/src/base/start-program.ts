import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/*
 * The beginning of every program of the kit. Old versions of Node.js read this module, too, and must understand it: it imports
 * nothing else, and has no syntax of later years.
 */

/** The lowest git that upgrades and additions are tested with. */
const GIT = '2.30';

/** The lowest Node.js, from the package.json that packages are promised with, e.g. `22.19`. */
export function lowestNode(): string {
  // A manifest of the kit's own; a schema would be another module.
  const { engines } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
    engines: { node: string };
  };
  return engines.node.replace('>=', '');
}

/** Whether a version is lower than another one: by their first two numbers. */
function isOlder(version: string, lowest: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [leastMajor = 0, leastMinor = 0] = lowest.split('.').map(Number);
  return major < leastMajor || (major === leastMajor && minor < leastMinor);
}

/**
 * Looks for git.
 * @returns the problem in one line, when there is none or an older one than the kit needs
 */
export function gitProblem(): string | undefined {
  const { stdout } = spawnSync('git', ['--version'], { encoding: 'utf8' });
  const found = /\d+\.\d+[.\d]*/.exec(stdout ?? '');
  if (found !== null && !isOlder(found[0], GIT)) return undefined;
  const has = found === null ? 'there is none' : `this is ${found[0]}`;
  return `Housefront needs git ${GIT} or later, and ${has}. Install it, e.g. from https://git-scm.com, and try again.`;
}

/**
 * Runs a program, or says in one line that this Node.js is too old for it: before any other module is loaded (OPS-16).
 * @param load imports the program's modules and runs it; resolves with the exit code
 */
export function startProgram(load: () => Promise<number>): void {
  const lowest = lowestNode();
  const version = process.versions.node;
  if (isOlder(version, lowest)) {
    process.stderr.write(
      `Housefront needs Node.js ${lowest} or later, and this is ${version}. Install it, e.g. from https://nodejs.org, and try again.\n`,
    );
    process.exitCode = 1;
    return;
  }
  // Not awaited: in a bundle, modules of the program import from the one that waits here.
  const run = async () => {
    process.exitCode = await load();
  };
  void run();
}
