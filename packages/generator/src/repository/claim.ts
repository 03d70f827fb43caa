import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const isRunning = (id: number): boolean => {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    // A process of another user is one all the same.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

/**
 * Claims a folder for this process, so that no second command works in it before this one has ended.
 * @returns gives the folder back; or the id of the process that has it
 */
export function claimFolder(folder: string): (() => void) | number {
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 16);
  const file = join(tmpdir(), `housefront-create-${name}`);
  const write = () => writeFileSync(file, String(process.pid), { flag: 'wx' });
  try {
    write();
  } catch {
    const owner = Number(readFileSync(file, 'utf8'));
    if (owner > 0 && isRunning(owner)) return owner;
    // That process ended without a chance to clean up.
    rmSync(file, { force: true });
    write();
  }
  return () => rmSync(file, { force: true });
}
