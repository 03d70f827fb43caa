import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findProgram } from './programs.ts';

test('a program is found under the first of its names, in the first folder that has one that can be run', () => {
  const folders = [mkdtempSync(join(tmpdir(), 'programs-')), mkdtempSync(join(tmpdir(), 'programs-'))] as const;
  const write = (folder: string, name: string, mode: number) => {
    writeFileSync(join(folder, name), '');
    chmodSync(join(folder, name), mode);
  };
  write(folders[0], 'firefox-esr', 0o644);
  write(folders[1], 'firefox', 0o755);
  expect(findProgram(['firefox-esr', 'firefox'], folders)).toBe(join(folders[1], 'firefox'));
  write(folders[1], 'firefox-esr', 0o755);
  expect(findProgram(['firefox-esr', 'firefox'], folders)).toBe(join(folders[1], 'firefox-esr'));
  expect(findProgram(['WebKitWebDriver'], folders)).toBeUndefined();
  for (const folder of folders) rmSync(folder, { recursive: true });
});
