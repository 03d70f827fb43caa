import { execFileSync } from 'node:child_process';
import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { vi } from 'vitest';

/** Puts a program of a test before the one of the same name in the path, in a folder; `vi.unstubAllEnvs` takes it away. */
export function putFirst(folder: string, name: string, script: string): void {
  writeFileSync(join(folder, name), `#!/bin/sh\n${script}`);
  chmodSync(join(folder, name), 0o755);
  vi.stubEnv('PATH', `${folder}:${process.env['PATH']}`);
}

/** Path of a program of this machine. */
export const programPath = (name: string): string =>
  execFileSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).trim();
