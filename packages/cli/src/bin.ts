#!/usr/bin/env node
import { startProgram } from '@housefront/contract/start-program';

startProgram(async () => {
  const { main } = await import('./main.ts');
  return main(process.argv.slice(2), process.cwd());
});
