import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Version of the kit: all packages have that of the contract. */
export function kitVersion(root: string): string {
  const { version } = JSON.parse(readFileSync(join(root, 'packages/contract/package.json'), 'utf8')) as {
    readonly version: string;
  };
  return version;
}
