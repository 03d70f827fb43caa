import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const components = globSync('{primitives,patterns}/*/*.tsx', { cwd: root }).filter(
  (file) => !/\.(?:test|stories)\.tsx$/.test(file),
);

/** Attributes that a component writes for CSS and tests, without a docstring in its file. */
function untold(code: string): readonly string[] {
  const told = [...code.matchAll(/\/\*\*[^]*?\*\//g)].join('\n');
  const written = [...code.replaceAll(/\/\*\*[^]*?\*\//g, '').matchAll(/\s(data-[a-z-]+)=/g)].map(
    ([, name = '']) => name,
  );
  return [...new Set(written)].filter((name) => !new RegExp(`\`${name}[=\`]`).test(told));
}

test('attributes by which CSS sees a state are in the docstring of their component', () => {
  expect(components.length).toBeGreaterThan(80);
  const found = components.flatMap((file) =>
    untold(readFileSync(join(root, file), 'utf8')).map((name) => `${file}: ${name}`),
  );
  expect(found).toEqual([]);
});

test('an attribute that is documented nowhere is named', () => {
  const code = '/** A box. `data-open` in CSS. */\nexport const Box = () => <i data-open="" data-shut="" />;';
  expect(untold(code)).toEqual(['data-shut']);
});
