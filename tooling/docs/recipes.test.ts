import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const page = readFileSync(join(root, 'docs/reference/recipes.md'), 'utf8');

/** Cells of the lines of a table, by the first cell of its head. */
function tableOf(first: string): readonly (readonly string[])[] {
  const [, rest = ''] = page.split(`\n| ${first} |`);
  const [lines = ''] = `| ${first} |${rest}`.split('\n\n');
  return lines.split('\n').map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

const [head = [], , ...recipes] = tableOf('recipe');
const [, , ...tests] = tableOf('number');
const fileOf = new Map(
  tests.map(([number = '', link = '']) => [number, /\(\.\.\/\.\.\/([^)]+)\)/.exec(link)?.[1] ?? '']),
);

/** Words of the titles of a test that runs a feature. */
const words: Readonly<Record<string, RegExp>> = {
  pictures: /picture/,
  languages: /language/,
  consent: /consent/,
  worker: /worker for visits/,
  purge: /purge/,
  'purge with a store': /store|PURGE_KEY|purge/,
  IPv6: /IPv6/,
  OpenTelemetry: /OpenTelemetry/,
  npm: /\bnpm\b/,
  pnpm: /\bpnpm\b/,
};

const titlesOf = (file: string): readonly string[] =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/['"`](\[[A-Z]+-\d+x?\][^\n]*?)['"`],/g)].map(
    ([, title = '']) => title,
  );

test('[OPS-14] every recipe is tested with every feature that it depends on, by a test that says so', () => {
  expect(head.slice(1)).toEqual(Object.keys(words));
  expect(recipes.length).toBeGreaterThanOrEqual(7);
  const missing = recipes.flatMap(([recipe = '', ...cells]) =>
    cells.flatMap((cell, at) => {
      if (cell === '–') return [];
      const feature = head[at + 1] ?? '';
      const file = fileOf.get(cell) ?? '';
      const isTested =
        existsSync(join(root, file)) && titlesOf(file).some((title) => words[feature]?.test(title) === true);
      return isTested ? [] : [`${recipe}, ${feature}: ${cell} ${file}`];
    }),
  );
  expect(missing).toEqual([]);
  // Each test of the list runs a cell, and each feature is run with a recipe.
  expect([...new Set(recipes.flatMap((cells) => cells.slice(1)))].filter((cell) => cell !== '–').toSorted()).toEqual(
    [...fileOf.keys()].toSorted(),
  );
  for (const feature of Object.keys(words))
    expect([feature, recipes.some((cells) => cells[head.indexOf(feature)] !== '–')]).toEqual([feature, true]);
});

test('[OPS-14] every recipe of the pages and every file of a repository that runs sites is in the table', () => {
  const named = recipes.map(([recipe]) => recipe).join(' ');
  for (const name of ['nginx.conf', 'nginx-cache.conf', 'Dockerfile', 'compose.yaml', 'cluster/kubernetes', 'purge.ts'])
    expect(named).toContain(name);
  expect(page).toMatch(/were run on 20\d\d-\d\d-\d\d\./);
});
