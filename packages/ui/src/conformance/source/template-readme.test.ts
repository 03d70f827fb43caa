import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../templates');
const templates = readdirSync(root).filter((folder) => existsSync(join(root, folder, 'template.ts')));

/** Names that a module exports by itself, beside those of its base. */
const ownExports = (code: string): readonly string[] => [
  ...[...code.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name),
  ...[...code.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim()),
  ),
];

/** Rows of the table that says what differs: part and rung. */
const rowsOf = (text: string): readonly string[] =>
  [...text.matchAll(/^\| `([^`]+)` \| ([^|]+) \| [^|]{10,} \|$/gm)].map(([, part, rung]) => `${part}: ${rung}`);

describe.each(templates)('template %s', (folder) => {
  const read = (file: string) => readFileSync(join(root, folder, file), 'utf8');

  test('[TPL-03] its README says of each part that differs which rung of the ladder it is, and why', () => {
    const differs = [
      ...globSync('*.css.ts', { cwd: join(root, folder) }).map((file) => `${file}: component variables`),
      ...ownExports(read('slots.ts')).map((name) => `${name}: slot`),
      ...ownExports(read('views.ts')).map((name) => `${name}: view`),
    ];
    expect(rowsOf(read('README.md')).toSorted()).toEqual(differs.toSorted());
  });
});

test('a row without a reason is no row', () => {
  expect(rowsOf('| `home` | view | because of its order |\n| `faq` | view | |')).toEqual(['home: view']);
});
