import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { generate } from './generate.ts';
import { readInput } from './input.ts';
import { kinds } from './kinds/index.ts';
import { AnswersError, Cancelled, collect } from './questions.ts';

const root = join(import.meta.dirname, '../..');

function help(): void {
  console.log('pnpm gen KIND [--option value …] [--answers file.json] [--no-install]\n');
  for (const kind of kinds) {
    console.log(`  ${kind.name.padEnd(12)} ${kind.description}`);
    console.log(`  ${''.padEnd(12)} ${kind.questions(root).map(({ name }) => `--${name}`).join(' ')}\n`);
  }
}

async function main(): Promise<void> {
  const { kind: name, given, switches } = readInput(process.argv.slice(2));
  if (switches.has('help')) return help();
  const kind = kinds.find((known) => known.name === name);
  if (!kind) throw new AnswersError([`${name ? `"${name}" is nothing that can be made` : 'Say what to make'}. Known: ${kinds.map((known) => known.name).join(', ')}.`]);
  const answers = await collect(kind.questions(root), given, Boolean(process.stdin.isTTY && process.stdout.isTTY));
  const { files, data } = await generate(root, kind, kind.data(answers, root));
  for (const file of files) console.log(`  wrote ${file}`);
  if (kind.install && !switches.has('no-install')) {
    console.log('Linking the workspace …');
    const { status } = spawnSync('pnpm', ['install', '--prefer-offline', '--no-frozen-lockfile'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
    if (status !== 0) throw new AnswersError(['The files are written, but linking failed. Run pnpm install and read what it says.']);
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
