#!/usr/bin/env node
import { startProgram } from '@housefront/contract/start-program';

startProgram(async () => {
  const { createRepository } = await import('@housefront/generator');
  return createRepository(process.argv.slice(2), process.cwd());
});
