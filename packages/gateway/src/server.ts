#!/usr/bin/env node
import { startProgram } from '@housefront/contract/start-program';

startProgram(async () => {
  const { runGateway } = await import('./runGateway.ts');
  return runGateway(process.env);
});
