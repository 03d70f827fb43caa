import { spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { generate } from './generate.ts';
import { readInput } from './input.ts';
import { kinds } from './kinds/index.ts';
import { AnswersError, Cancelled, collect, shown } from './questions.ts';

const root = join(import.meta.dirname, '../..');

function help(): void {
  console.log('pnpm gen KIND [--option value …] [--answers file.json] [--no-install]');
  console.log('What is not given is asked at a terminal; elsewhere it is taken from its default or refused.\n');
  for (const kind of kinds) {
    console.log(`  ${kind.name.padEnd(12)} ${kind.description}`);
    console.log(
      `  ${''.padEnd(12)} ${kind
        .questions(root)
        .map(({ name }) => `--${name}`)
        .join(' ')}\n`,
    );
  }
}

async function main(): Promise<void> {
  const { kind: name, given, switches } = readInput(process.argv.slice(2));
  if (switches.has('help')) return help();
  const kind = kinds.find((known) => known.name === name);
  if (!kind)
    throw new AnswersError([
      `${name ? `${shown(name)} is nothing that can be made` : 'Say what to make'}. Known: ${kinds.map((known) => known.name).join(', ')}.`,
    ]);
  const answers = await collect(kind.questions(root), given, process.stdin.isTTY && process.stdout.isTTY);
  const { files, data } = await generate(root, kind, kind.data(answers, root));
  for (const file of files) console.log(`  wrote ${file}`);
  const step = kind.step?.(data);
  if (step && !switches.has('no-install')) {
    console.log(`${step.says} …`);
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
