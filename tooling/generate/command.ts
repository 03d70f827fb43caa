import { spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { generate } from './generate.ts';
import { kinds } from './kinds/index.ts';
import type { Kind } from './kinds/kind.ts';
import { AnswersError, Cancelled, collect, optionHelp, readInput, shown } from '@housefront/generator';

/** Where a command of the generator works, and what it says. */
interface Place {
  /** The workspace. */
  readonly root: string;
  /** Whether a person can answer questions. */
  readonly isTerminal: boolean;
  readonly print: (line: string) => void;
  /** Takes a line about what is wrong. */
  readonly complain: (line: string) => void;
}

/** All kinds with the names of their options, or one kind with full descriptions. */
function help(asked: Kind | undefined, { root, print }: Place): void {
  print(`pnpm gen ${asked?.name ?? 'KIND'} [--option value …] [--answers file.json] [--no-install]`);
  print('What is not given is asked at a terminal; elsewhere it is taken from its default or refused.\n');
  if (asked) {
    print(`${asked.description}\n`);
    for (const question of asked.questions(root)) print(optionHelp(question));
    return;
  }
  for (const kind of kinds) {
    print(`  ${kind.name.padEnd(12)} ${kind.description}`);
    const names = kind.questions(root).map(({ name }) => `--${name}`);
    print(`  ${''.padEnd(12)} ${names.join(' ')}\n`);
  }
  print('pnpm gen KIND --help explains each option.');
}

async function make(line: readonly string[], place: Place): Promise<void> {
  const { root, isTerminal, print } = place;
  const {
    words: [name, ...more],
    given,
    switches,
  } = readInput(line, ['no-install', 'help']);
  if (more[0] !== undefined)
    throw new AnswersError([`${shown(more[0])} is one word too many. Quote values that hold spaces.`]);
  const kind = kinds.find((known) => known.name === name);
  if (switches.has('help')) return help(kind, place);
  if (!kind)
    throw new AnswersError([
      `${name ? `${shown(name)} is nothing that can be made` : 'Say what to make'}. Known: ${kinds.map((known) => known.name).join(', ')}.`,
    ]);
  const answers = await collect(kind.questions(root), given, isTerminal);
  const { files, data } = await generate(root, kind, kind.data(answers, root));
  for (const file of files) print(`  wrote ${file}`);
  const step = kind.step?.(data);
  if (step && !switches.has('no-install')) {
    print(`${step.progress} …`);
    const { status } = spawnSync(step.command, step.args, {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env['PATH'] ?? ''}` },
    });
    if (status !== 0)
      throw new AnswersError([
        `The files are written, but this failed. Run ${step.command} ${step.args.join(' ')} and read what it says.`,
      ]);
  }
  for (const line of kind.next(data)) print(line);
}

/**
 * Runs a command of the generator.
 * @param words what follows `pnpm gen`
 * @returns the exit code
 */
export async function runCommand(words: readonly string[], place: Place): Promise<number> {
  try {
    await make(words, place);
    return 0;
  } catch (error) {
    if (error instanceof Cancelled) return 130;
    for (const line of error instanceof AnswersError ? error.lines : [String(error)]) place.complain(line);
    return 1;
  }
}
