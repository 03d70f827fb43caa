#!/usr/bin/env node
import { runSandbox } from './runSandbox.ts';

process.exitCode = await runSandbox(process.argv.slice(2));
