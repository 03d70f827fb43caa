import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { commitOf } from '../test/drawn.ts';
import { runStarts, type Outcome } from './run.ts';
import { rootScripts, startOf, wholeStarts } from './starts.ts';

/** Names of the commands that passed whole, by the commit at which they did. */
interface Passed {
  readonly commit: string;
  readonly names: readonly string[];
}

const fileOf = (root: string): string => join(root, '.cache/by-hand.json');

/** Commands that have passed at a commit. */
export function passedAt(root: string, commit: string): readonly string[] {
  try {
    const passed: Passed = JSON.parse(readFileSync(fileOf(root), 'utf8'));
    return commit !== '' && passed.commit === commit ? passed.names : [];
  } catch {
    return [];
  }
}

/** Remembers that a command has passed at a commit; what passed at another one is forgotten. Without a commit it does nothing. */
export function rememberPassed(root: string, commit: string, name: string): void {
  if (commit === '') return;
  const passed: Passed = { commit, names: [...passedAt(root, commit), name] };
  mkdirSync(dirname(fileOf(root)), { recursive: true });
  writeFileSync(fileOf(root), JSON.stringify(passed));
}

const hasChanges = (root: string): boolean =>
  execFileSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' }).trim() !== '';

/**
 * Runs all commands whole, which takes hours. Those that passed at this commit are left out, so that a release that was cut off
 * begins where it ended.
 */
export async function runWhole(root: string): Promise<Outcome[]> {
  // Changes that are not committed may be why a command passes.
  const commit = hasChanges(root) ? '' : commitOf(root);
  const passed = passedAt(root, commit);
  // The packed packages: every package manager, the container, and upgrades over three versions.
  process.env['HOUSEFRONT_RELEASE'] = '1';
  const scripts = rootScripts(root);
  // They run on sites built from what is here.
  const built = await runStarts(root, [startOf(scripts, 'build', [])]);
  if (!built.every(({ ok }) => ok)) return built;
  const starts = wholeStarts(scripts).filter(({ name }) => !passed.includes(name));
  return runStarts(root, starts, { onEnd: ({ name, ok }) => ok && rememberPassed(root, commit, name) });
}
