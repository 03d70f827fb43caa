#!/usr/bin/env node
import { startProgram } from '@housefront/contract/start-program';

startProgram(async () => {
  const { runSandbox } = await import('./runSandbox.ts');
  return runSandbox(process.argv.slice(2));
});
