import { spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { generate } from './generate.ts';
import { kinds } from './kinds/index.ts';
import type { Kind } from './kinds/kind.ts';
import { AnswersError, Cancelled, collect, optionHelp, readInput, shown } from '@housefront/generator';

const root = join(import.meta.dirname, '../..');

/** All kinds with the names of their options, or one kind with full descriptions. */
function help(asked: Kind | undefined): void {
  console.log(`pnpm gen ${asked?.name ?? 'KIND'} [--option value …] [--answers file.json] [--no-install]`);
  console.log('What is not given is asked at a terminal; elsewhere it is taken from its default or refused.\n');
  if (asked) {
    console.log(`${asked.description}\n`);
    for (const question of asked.questions(root)) console.log(optionHelp(question));
    return;
  }
  for (const kind of kinds) {
    console.log(`  ${kind.name.padEnd(12)} ${kind.description}`);
    const names = kind.questions(root).map(({ name }) => `--${name}`);
    console.log(`  ${''.padEnd(12)} ${names.join(' ')}\n`);
  }
  console.log('pnpm gen KIND --help tells of each option what it takes.');
}

async function main(): Promise<void> {
  const {
    words: [name, ...more],
    given,
    switches,
  } = readInput(process.argv.slice(2), ['no-install', 'help']);
  if (more[0] !== undefined)
    throw new AnswersError([`${shown(more[0])} is one word too many. Quote values that hold spaces.`]);
  const kind = kinds.find((known) => known.name === name);
  if (switches.has('help')) return help(kind);
  if (!kind)
    throw new AnswersError([
      `${name ? `${shown(name)} is nothing that can be made` : 'Say what to make'}. Known: ${kinds.map((known) => known.name).join(', ')}.`,
    ]);
  const answers = await collect(kind.questions(root), given, process.stdin.isTTY && process.stdout.isTTY);
  const { files, data } = await generate(root, kind, kind.data(answers, root));
  for (const file of files) console.log(`  wrote ${file}`);
  const step = kind.step?.(data);
  if (step && !switches.has('no-install')) {
    console.log(`${step.progress} …`);
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
  for (const line of kind.next(data)) console.log(line);
}

try {
  await main();
} catch (error) {
  if (error instanceof Cancelled) process.exitCode = 130;
  else {
    for (const line of error instanceof AnswersError ? error.lines : [String(error)]) console.error(line);
    process.exitCode = 1;
  }
}
