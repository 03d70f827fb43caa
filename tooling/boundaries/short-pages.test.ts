import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const screens = join(import.meta.dirname, '../../packages/app/src/screens');

test('the declaration of a page and its guard are read at a glance: at most 20 lines', () => {
  const files = globSync('**/*.{page,guard}.{ts,tsx}', { cwd: screens });
  const lines = (file: string) => readFileSync(join(screens, file), 'utf8').trimEnd().split('\n').length;
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((file) => lines(file) > 20)).toEqual([]);
});
