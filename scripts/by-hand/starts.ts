import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawn } from '../test/drawn.ts';
import { handCommands } from './commands.ts';

/** A command with its words, ready to be started. */
export interface Start {
  /** As people write it, without `pnpm`. */
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
}

/** A start with the processor time that it takes, in seconds. */
export interface TimedStart extends Start {
  readonly seconds: number;
}

/** Scripts of the root's package.json by name. */
export const rootScripts = (root: string): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts;

/** A script with further words. */
export function startOf(scripts: Readonly<Record<string, string>>, script: string, words: readonly string[]): Start {
  // Quotes are for a shell, which does not start it.
  const [command = '', ...args] = (scripts[script] ?? '').replaceAll("'", '').split(/\s+/);
  if (!command) throw new Error(`package.json has no script ${script}.`);
  return { name: [script, ...words].join(' '), command, args: [...args, ...words] };
}

/** The smallest input of every command, and of each part of it. */
export const smallestStarts = (scripts: Readonly<Record<string, string>>): TimedStart[] =>
  handCommands.flatMap(({ script, smallest }) =>
    smallest.map(({ words, seconds }) => ({ ...startOf(scripts, script, words), seconds })),
  );

/** All that every command can do. */
export const wholeStarts = (scripts: Readonly<Record<string, string>>): Start[] =>
  handCommands.flatMap(({ script, whole }) => whole.map((words) => startOf(scripts, script, words)));

/**
 * Starts of a commit: those that are drawn first, as many as fit into the time and at least one.
 * @param seconds of processor time
 */
export function startsOf(commit: string, starts: readonly TimedStart[], seconds: number): TimedStart[] {
  const byName = new Map(starts.map((start) => [start.name, start]));
  const order = drawn(commit, [...byName.keys()]).flatMap((name) => byName.get(name) ?? []);
  let sum = 0;
  const end = order.findIndex((start, at) => (sum += start.seconds) > seconds && at > 0);
  return end < 0 ? order : order.slice(0, end);
}
