import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const routes = globSync('*/*.test.ts', { cwd: import.meta.dirname });
const folders = [...new Set(globSync('*/*.ts', { cwd: import.meta.dirname }).map((file) => file.split(/[/\\]/)[0]))];

test('every route has tests of what goes well, of what goes wrong and of attacks', () => {
  const whole = routes.filter((file) => {
    const text = readFileSync(join(import.meta.dirname, file), 'utf8');
    return ['happy', 'error', 'security'].every((group) => text.includes(`\ndescribe('${group}', () => {\n`));
  });
  expect(folders.length).toBeGreaterThan(12);
  expect(whole.map((file) => file.split(/[/\\]/)[0]).toSorted()).toEqual(folders.toSorted());
});
