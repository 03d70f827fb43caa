import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { askProject } from '../type-checker/project.ts';
import { moneyComparisons } from './comparisons.ts';

const root = join(import.meta.dirname, '../..');

test('[LOC-01] amounts are objects, which no operator compares', { timeout: 120_000 }, () => {
  const files = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', ...['packages', 'sites', 'e2e'].flatMap(sources)],
    { cwd: root },
  )
    .toString()
    .split('\n')
    .filter(Boolean);
  expect(files.length).toBeGreaterThan(3000);
  expect(askProject(root, (project) => moneyComparisons(project, root, files))).toEqual([]);
});

const sources = (folder: string) => ['ts', 'tsx'].map((ending) => `:(glob)${folder}/**/*.${ending}`);

/** The comparisons of amounts that are found in a module. */
function foundIn(code: string): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), 'housefront-amounts-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const declared = [
    'interface Money { readonly units: bigint }',
    'declare const a: Money, b: Money | null, c: { readonly cash?: Money }, list: readonly Money[];',
    'declare const read: () => Money | null;',
  ];
  writeFileSync(join(folder, 'tsconfig.json'), '{ "compilerOptions": { "strict": true, "types": [] } }');
  writeFileSync(join(folder, 'a.ts'), `${declared.join('\n')}\n${code}\n`);
  return askProject(folder, (project) => moneyComparisons(project, folder, ['a.ts']));
}

test('each comparison by an operator is found', () => {
  const compared = [
    'a === b',
    'b !== c.cash',
    'a == list[0]',
    'a != read()',
    'a < a',
    '(b ?? a) >= a',
    'list.some((one) => one === a)',
  ];
  const found = foundIn(compared.join(';\n')).map((each) => each.replace('a.ts ', ''));
  expect(found).toEqual([...compared.slice(0, -1), 'one === a']);
});

test('an amount may be missing, and units are numbers', () => {
  expect(foundIn('b === null; c.cash !== undefined; a.units < 1n; a.units === list[0]?.units; list === list')).toEqual(
    [],
  );
});
