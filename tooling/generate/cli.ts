import { join } from 'node:path';
import { runCommand } from './command.ts';

process.exitCode = await runCommand(process.argv.slice(2), {
  root: join(import.meta.dirname, '../..'),
  isTerminal: process.stdin.isTTY && process.stdout.isTTY,
  print: (line) => console.log(line),
  complain: (line) => console.error(line),
});
