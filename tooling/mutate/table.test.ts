import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { mutatedFolders } from './folders.ts';
import { countRow, percent, score, updateTable } from './table.ts';

const page = (...rows: string[]) =>
  [
    '# Mutation testing',
    '<!-- mutation table -->',
    '| folder | mutants | killed | survived | not reached | score |',
    '|---|--:|--:|--:|--:|--:|',
    ...rows,
    '<!-- end of mutation table -->',
    'Survivors | are | listed.',
    '',
  ].join('\n');

test('a mutant that runs into the time limit is noticed; what is ignored or does not compile is not counted', () => {
  const statuses = ['Killed', 'Killed', 'Timeout', 'Survived', 'NoCoverage', 'NoCoverage', 'Ignored', 'CompileError'];
  expect(countRow('packages/a', statuses)).toEqual({ folder: 'packages/a', killed: 3, survived: 1, unreached: 2 });
});

test('the score counts mutants that no test reaches as missed', () => {
  expect(score({ killed: 3, survived: 1, unreached: 2 })).toBe(50);
  expect(score({ killed: 0, survived: 1, unreached: 0 })).toBe(0);
  expect(score({ killed: 0, survived: 0, unreached: 0 })).toBe(100);
});

test('a score just below the bar does not read as the bar', () => {
  expect(percent(84.99)).toBe('84.9 %');
  expect(percent(85)).toBe('85.0 %');
  expect(percent(100)).toBe('100.0 %');
});

test('the first rows fill an empty table, in the order of their folders, with a sum', () => {
  const rows = [
    { folder: 'packages/core/src/features/wallet', killed: 9, survived: 1, unreached: 0 },
    { folder: 'packages/contract/src/rules', killed: 8, survived: 1, unreached: 1 },
  ];
  expect(updateTable(page(), rows)).toBe(
    page(
      '| `contract/src/rules` | 10 | 8 | 1 | 1 | 80.0 % |',
      '| `core/src/features/wallet` | 10 | 9 | 1 | 0 | 90.0 % |',
      '| **all** | 20 | 17 | 2 | 1 | 85.0 % |',
    ),
  );
});

test('a folder that is measured again replaces its row and the sum; the others and the text around stay', () => {
  const before = page(
    '| `core/src/features/play` | 4 | 4 | 0 | 0 | 100.0 % |',
    '| `core/src/features/wallet` | 10 | 9 | 1 | 0 | 90.0 % |',
    '| **all** | 14 | 13 | 1 | 0 | 92.8 % |',
  );
  const measured = [{ folder: 'packages/core/src/features/wallet', killed: 11, survived: 0, unreached: 1 }];
  expect(updateTable(before, measured)).toBe(
    page(
      '| `core/src/features/play` | 4 | 4 | 0 | 0 | 100.0 % |',
      '| `core/src/features/wallet` | 12 | 11 | 0 | 1 | 91.6 % |',
      '| **all** | 16 | 15 | 0 | 1 | 93.7 % |',
    ),
  );
});

test.each(['', '<!-- mutation table -->', '<!-- end of mutation table -->'])(
  'a page with only %o is refused',
  (text) => {
    expect(() => updateTable(text, [])).toThrow('The page holds no <!-- mutation table -->');
  },
);

test('[DX-04] the page has a row of each folder that is measured, and of no other', () => {
  const root = join(import.meta.dirname, '../..');
  const written = readFileSync(join(root, 'docs/mutation.md'), 'utf8');
  const folders = [...written.matchAll(/^\| `((?:contract|core)\/src\/[^`]+)` \| \d/gm)].map(
    ([, folder]) => `packages/${folder}`,
  );
  expect(folders.toSorted()).toEqual(mutatedFolders(root).toSorted());
});
