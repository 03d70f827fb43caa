#!/usr/bin/env node
import { runGateway } from './runGateway.ts';

process.exitCode = await runGateway(process.env);
