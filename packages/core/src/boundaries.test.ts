import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';

const root = import.meta.dirname;
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|\.fixtures\.|^testing\//.test(path))
  .map((path) => ({ path: relative(root, join(root, path)), text: readFileSync(join(root, path), 'utf8') }));

const code = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, '');
const holding = (pattern: RegExp) => sources.filter(({ text }) => pattern.test(code(text))).map(({ path }) => path);

test('time, chance, storage and windows are reached through ports only', () => {
  const global =
    /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\b(?:local|session)Storage\b|\bdocument\.|(?<![\w.'-])window\.|\bset(?:Timeout|Interval)\(/;
  expect(sources.length).toBeGreaterThan(50);
  expect(holding(global).filter((path) => !path.startsWith('adapters/'))).toEqual([]);
});

test('[CFG-21x] nothing compares with the name of a site', () => {
  expect(holding(/SITE_NAME\s*[!=]==?|[!=]==?\s*[\w.]*SITE_NAME/)).toEqual([]);
});

/** Modules that a module needs before it runs: its value imports, by module name. */
const needs = (path: string) => {
  const text = sources.find((source) => source.path === path)?.text ?? '';
  const found = [...code(text).matchAll(/^(?:import|export) (?!type\b)([^;]*?) from '([^']+)'/gm)];
  const values = (names: string) =>
    names
      .replace(/[{}]/g, '')
      .split(',')
      .map((name) => name.trim());
  return found
    .filter(([, names = '']) => values(names).some((name) => name !== '' && !name.startsWith('type ')))
    .map(([, , module = '']) => module);
};

test('schemas stay out of what a first page view loads', () => {
  const late =
    /^@housefront\/contract\/(?!currency$|facet-names$|ids$|json$|graphemes$|money$|nearest$|envelope$|site-title$|pages$|per-object$|read-time$|templates$|url$|wall-time$)|^zod/;
  const eager = new Set<string>();
  const wrong: string[] = [];
  const visit = (path: string) => {
    if (eager.has(path)) return;
    eager.add(path);
    for (const module of needs(path)) {
      if (late.test(module)) wrong.push(`${path} imports ${module}`);
      if (module.startsWith('.')) visit(relative(root, join(root, path, '..', module)));
    }
  };
  visit('createCore.ts');
  expect(eager.size).toBeGreaterThan(40);
  expect(wrong).toEqual([]);
});

test('no file is over 300 lines', () => {
  expect(sources.filter(({ text }) => text.split('\n').length > 301).map(({ path }) => path)).toEqual([]);
});
