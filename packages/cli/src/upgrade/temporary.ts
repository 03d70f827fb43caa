import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const prefix = 'housefront-upgrade-';

/** A folder of this process for what an upgrade makes before it is done. */
export const temporaryFolder = (): string => mkdtempSync(join(tmpdir(), `${prefix}${process.pid}-`));

const isAlive = (id: number): boolean => {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

/** Removes folders of upgrades that were killed. */
export function pruneTemporary(): void {
  for (const name of readdirSync(tmpdir())) {
    const id = new RegExp(`^${prefix}(\\d+)-`).exec(name)?.[1];
    if (id === undefined || isAlive(Number(id))) continue;
    try {
      rmSync(join(tmpdir(), name), { recursive: true, force: true });
    } catch {
      // Another user's.
    }
  }
}
