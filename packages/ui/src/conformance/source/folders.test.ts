import { existsSync, globSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const folders = ['primitives', 'patterns'].flatMap((level) =>
  readdirSync(join(root, level), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(root, level, entry.name, 'index.ts')))
    .map((entry) => `${level}/${entry.name}`),
);

test('[DES-01] every primitive and pattern can be looked at in a story, but for the provider that shows nothing', () => {
  expect(folders.length).toBeGreaterThan(70);
  const without = folders.filter((folder) => globSync(`${folder}/*.stories.tsx`, { cwd: root }).length === 0);
  expect(without.map((folder) => [folder, globSync(`${folder}/*.test.ts*`, { cwd: root }).length > 0])).toEqual([
    ['primitives/UiProvider', true],
  ]);
});
