import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { copyTracked, trackedFiles } from './tracked-files.ts';

function temporary(): string {
  const folder = mkdtempSync(join(tmpdir(), 'housefront-tracked-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

test('a copy has what git tracks and what is new, as it is on disk, and nothing that was built or removed', () => {
  const [root, copy] = [temporary(), temporary()];
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: root, stdio: 'ignore' });
  git('init', '-q');
  write('.gitignore', 'dist/\n');
  write('a/b/c.ts', 'old');
  write('gone.ts', 'old');
  git('add', '--all');
  write('a/b/c.ts', 'new');
  write('ä new.ts', '1');
  write('a/dist/built.js', '1');
  rmSync(join(root, 'gone.ts'));
  copyTracked(root, copy);
  expect(trackedFiles(root).toSorted()).toEqual(['.gitignore', 'a/b/c.ts', 'ä new.ts']);
  expect(readFileSync(join(copy, 'a/b/c.ts'), 'utf8')).toBe('new');
  expect(['ä new.ts', '.gitignore'].map((file) => existsSync(join(copy, file)))).toEqual([true, true]);
  expect(existsSync(join(copy, 'a/dist'))).toBe(false);
});
