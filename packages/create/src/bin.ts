#!/usr/bin/env node
import { createRepository } from '@housefront/generator';

process.exitCode = await createRepository(process.argv.slice(2), process.cwd());
