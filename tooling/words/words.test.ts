import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { REFUSED, type Refused } from './refused.ts';
import { findRefused, wordsOf } from './words.ts';

const root = join(import.meta.dirname, '../..');
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx', '*.md'], {
  cwd: root,
})
  .toString()
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(root, file)))
  // Without the list itself, the glossary that explains it, generated pages, and texts that visitors read.
  .filter((file) => !/^(?:tooling\/words|docs\/glossary\.md$|docs\/api|sites\/[^/]+\/content)/.test(file));

test('names, comments, titles and docs use the terms of the glossary', () => {
  expect(files.length).toBeGreaterThan(3000);
  const refusedIn = findRefused(REFUSED);
  const found = files.flatMap((file) =>
    refusedIn(file, readFileSync(join(root, file), 'utf8')).map(
      (finding) => `${file}:${finding.line} "${finding.found}": write ${finding.write}`,
    ),
  );
  expect(found).toEqual([]);
});

test('an exception names a path that exists and still holds the word', () => {
  const unneeded = REFUSED.flatMap(({ word, write, allowed = {} }) => {
    const refusedIn = findRefused([{ word, write }]);
    return Object.keys(allowed).filter((path) => {
      const below = files.filter((file) => file === path || file.startsWith(`${path}/`));
      return !below.some((file) => refusedIn(file, readFileSync(join(root, file), 'utf8')).length > 0);
    });
  });
  expect(unneeded).toEqual([]);
});

test('the glossary has about forty terms or more, and each refused word has a term to write instead', () => {
  const glossary = readFileSync(join(root, 'docs/glossary.md'), 'utf8');
  expect([...glossary.matchAll(/^\| \*\*/gm)].length).toBeGreaterThanOrEqual(40);
  expect(REFUSED.filter(({ write }) => write.trim() === '')).toEqual([]);
});

const rules: readonly Refused[] = [
  { word: 'boils? down', write: 'reduce to a cache key' },
  { word: 'aside', write: 'optional call', only: 'names' },
  { word: 'what', write: 'a noun', only: 'prose', atStart: true },
  { word: 'told', write: 'reported', only: 'prose', allowed: { 'docs/tales.md': 'A tale.' }, pending: ['old'] },
];
const foundIn = (file: string, text: string) => findRefused(rules)(file, text).map(({ line, found }) => [line, found]);

test.each([
  ['a name', 'a.ts', 'const boilDown = 1;', [[1, 'boilDown']]],
  ['a part of a name', 'a.ts', '\nconst doBoilDownNow = 1;', [[2, 'doBoilDownNow']]],
  ['a constant', 'a.ts', 'const BOIL_DOWN = 1;', [[1, 'BOIL_DOWN']]],
  ['a field of a type', 'a.ts', 'interface A { readonly boilDown: 1 }', [[1, 'boilDown']]],
  [
    'a parameter',
    'a.ts',
    'const a = (aside: 1) => aside;',
    [
      [1, 'aside'],
      [1, 'aside'],
    ],
  ],
  ['a file', 'src/call.aside.ts', 'const call = 1; // aside', [[1, 'call.aside.ts']]],
  ['a comment', 'a.ts', '// It boils down to this.\nconst a = 1;', [[1, 'boils down']]],
  ['a comment of two lines', 'a.ts', '/**\n * It boils\n * down.\n */\nconst a = 1;', [[2, 'boils * down']]],
  ['the first word of a comment', 'a.ts', 'const a = 1; // What it is.', [[1, 'What']]],
  ['the first word of a docstring', 'a.ts', '/**\n * What it is.\n */\nconst a = 1;', [[2, 'What']]],
  ['a title', 'a.test.ts', `test('It was told.', run);`, [[1, 'told']]],
  ['a title of cases', 'a.e2e.ts', `test.each([1])('It was told.', run);`, [[1, 'told']]],
  ['a title of a group in a template', 'a.browser.test.tsx', 'describe(`${it} was told`, run);', [[1, 'told']]],
  ['a page', 'a.md', 'One.\n\nIt was Told.', [[3, 'Told']]],
] as const)('%s is found', (_, file, text, expected) => {
  expect(foundIn(file, text)).toEqual(expected);
});

test.each([
  ['a longer word', 'a.ts', '// untold, told-off, toldest\nconst besides = 1;'],
  ['a later word of a comment', 'a.ts', '/** Says what it is.\n * What else? */\n// Whatever\nconst a = 1;'],
  ['the first word of a page', 'a.md', 'What it is.'],
  ['text of the product', 'a.ts', `const a = 'told aside boilDown';`],
  ['an argument of another function in a test', 'a.test.ts', `expect('told');`],
  ['a title outside of tests', 'a.ts', `test('told', run);`],
  ['an element', 'a.tsx', 'const a = <aside />;'],
  ['a word for names in prose', 'a.ts', '// An aside.\nconst a = 1;'],
  ['a word for prose in names', 'a.ts', 'const told = 1;'],
  ['code of a page', 'a.md', '`told` [a](told.md)\n```\ntold\n```'],
  ['an exception', 'docs/tales.md', 'told'],
  ['a folder that still has to be rewritten', 'old/a.ts', '// told\nconst a = 1;'],
])('%s is not', (_, file, text) => {
  expect(foundIn(file, text)).toEqual([]);
});

test.each(REFUSED.map((rule) => [rule.word, rule] as const))('the rule "%s" finds its own word', (_, rule) => {
  const [word = ''] = fc.sample(fc.stringMatching(new RegExp(`^(?:${rule.word})$`)), { numRuns: 1, seed: 1 });
  const name = word.replaceAll(/[ -]+(\w)/g, (_all, letter: string) => letter.toUpperCase());
  const { allowed: _allowed, pending: _pending, ...bare } = rule;
  expect(findRefused([bare])('a.ts', rule.only === 'names' ? `const ${name} = 1;` : `// ${word}`)).not.toEqual([]);
});

test('names are split where their parts begin', () => {
  expect(['boilDown', 'BOIL_DOWN', 'HTMLPage', 'call.aside.ts', 'h5Bar'].map(wordsOf)).toEqual([
    'boil down',
    'boil down',
    'html page',
    'call aside ts',
    'h5 bar',
  ]);
});
