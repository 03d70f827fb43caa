import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/** Texts of the rules that remove the outline and leave the gap around it, which `:focus-visible` draws as a shadow. */
const halves = (source: string): readonly string[] =>
  [...source.matchAll(/outline: 'none'/g)].flatMap(({ index }) => {
    const rule = source.slice(source.lastIndexOf('{', index), source.indexOf('}', index));
    return rule.includes('boxShadow') ? [] : [rule];
  });

test('a rule without an outline has a shadow of its own, or none, in place of the gap of the focus ring', () => {
  expect(halves("style({ outline: 'none' })")).toHaveLength(1);
  expect(halves("style({ outline: 'none', boxShadow: 'none' })")).toEqual([]);
  const files = globSync('**/*.css.ts', { cwd: root });
  expect(files.length).toBeGreaterThan(200);
  const found = files.flatMap((file) =>
    halves(readFileSync(join(root, file), 'utf8')).map((rule) => `${file}: ${rule}`),
  );
  expect(found).toEqual([]);
});
