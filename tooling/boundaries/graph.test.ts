import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { importsOf, resolveRelative } from './graph.ts';

const root = mkdtempSync(join(tmpdir(), 'boundaries-'));
afterAll(() => rmSync(root, { recursive: true }));

test('finds static, type, dynamic and re-exported imports with their lines', () => {
  writeFileSync(
    join(root, 'a.ts'),
    [
      "import { b } from './b.ts';",
      "import type { C } from '@housefront/core';",
      "export * from '../d.ts';",
      "export const e = () => import('./e.ts');",
    ].join('\n'),
  );
  expect(importsOf(root, 'a.ts').map(({ specifier, line }) => [specifier, line])).toEqual([
    ['./b.ts', 1],
    ['@housefront/core', 2],
    ['../d.ts', 3],
    ['./e.ts', 4],
  ]);
});

test('resolves relative imports from the root and leaves packages alone', () => {
  expect(resolveRelative(root, { from: 'packages/ui/src/a.ts', specifier: '../b.ts', line: 1 })).toBe(
    'packages/ui/b.ts',
  );
  expect(resolveRelative(root, { from: 'a.ts', specifier: 'react', line: 1 })).toBeNull();
});
