import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A folder for one test, with functions that write files and run git there whatever git is configured with. */
export function throwawayFolder() {
  const root = mkdtempSync(join(tmpdir(), 'housefront-release-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const who = ['-c', 'user.name=a', '-c', 'user.email=a@example.com', '-c', 'commit.gpgsign=false'];
  return {
    root,
    write: (path: string, text: string): void => {
      mkdirSync(join(root, dirname(path)), { recursive: true });
      writeFileSync(join(root, path), text);
    },
    git: (...args: readonly string[]) => execFileSync('git', [...who, ...args], { cwd: root, encoding: 'utf8' }),
  };
}
