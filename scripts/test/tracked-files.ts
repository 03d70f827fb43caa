import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Files of a repository, as paths from its root: all that are on disk and that git does not ignore, committed or not. */
export function trackedFiles(root: string): string[] {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  return listed.split('\0').filter((file) => file !== '' && existsSync(join(root, file)));
}

/** Copies a repository as a clone would have it, with what is not committed yet: nothing that was installed or built. */
export function copyTracked(root: string, folder: string): void {
  const files = trackedFiles(root);
  for (const parent of new Set(files.map((file) => dirname(file))))
    mkdirSync(join(folder, parent), { recursive: true });
  for (const file of files) copyFileSync(join(root, file), join(folder, file));
}
