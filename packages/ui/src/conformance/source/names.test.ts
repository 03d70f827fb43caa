import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../../../..');
const names = /\b(?:H5|desktop)[_-][1-9]\d*\b/gi;

/** Where templates are named by right: themselves, the list of names, what sites choose, what makes new ones, and tests. */
const allowed = [
  /^packages\/ui\/src\/templates\//,
  /^packages\/contract\/src\/site\/templates\.ts$/,
  /^sites\/[^/]+\/site\.config\.ts$/,
  /^examples\//,
  /^packages\/generator\/src\//,
  /^tooling\/generate\//,
  /^templates\//,
  /^e2e\//,
  /^bench\//,
  /\/testing\//,
  /\.(test|stories|fixtures)\.tsx?$/,
];

const source = /\.(ts|tsx|css)$/;
const skipped = new Set(['node_modules', 'dist', '.turbo', '.git', 'storybook-static', 'coverage', 'test-results']);

function files(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (skipped.has(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? files(path) : source.test(entry.name) ? [path] : [];
  });
}

/** Comments may give an example; code may not know a name. */
const withoutComments = (code: string): string =>
  code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[^:])\/\/.*$/gm, '$1');

const named = (path: string, code: string): readonly string[] =>
  [...withoutComments(code).matchAll(names)].map(([name]) => `${path}: ${name}`);

test('[TPL-04] no template is named outside templates, their list, site configs, the generator and tests', () => {
  const seen = files(root).map((path) => ({ path: relative(root, path).replaceAll('\\', '/'), code: path }));
  expect(seen.length).toBeGreaterThan(300);
  const code = seen.filter(({ path }) => !allowed.some((place) => place.test(path)));
  expect(code.flatMap(({ path, code: file }) => named(path, readFileSync(file, 'utf8')))).toEqual([]);
});

test('[TPL-04] a branch on a name is found, an example in a comment is not', () => {
  expect(named('a.ts', "if (template === 'H5_3') hide(); // h5-3")).toEqual(['a.ts: H5_3']);
  expect(named('a.ts', '/** such as `desktop-1` */ const kind = id;')).toEqual([]);
});
