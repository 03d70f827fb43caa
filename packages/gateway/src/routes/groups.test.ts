import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const tests = globSync('*/*.test.ts', { cwd: import.meta.dirname });
const folderOf = (file: string): string => file.replace(/[/\\].*/, '');
const folders = new Set(globSync('*/*.ts', { cwd: import.meta.dirname }).map(folderOf));

test('every route has tests of what goes well, of what goes wrong and of attacks', () => {
  const whole = tests.filter((file) => {
    const text = readFileSync(join(import.meta.dirname, file), 'utf8');
    return ['happy', 'error', 'security'].every((group) => text.includes(`\ndescribe('${group}', () => {\n`));
  });
  expect(folders.size).toBeGreaterThan(12);
  expect(new Set(whole.map(folderOf))).toEqual(folders);
});
