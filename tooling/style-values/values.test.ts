import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rawValues } from './values.ts';

const root = join(import.meta.dirname, '../..');
const sources = [
  ':(glob)packages/**/*.css.ts',
  ':(glob)packages/ui/src/**/*.tsx',
  ':(glob)packages/app/src/**/*.ts',
  ':(glob)packages/app/src/**/*.tsx',
];
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...sources], { cwd: root })
  .toString()
  .split('\n')
  .filter((file) => file !== '' && !/\.(?:test|stories|fixtures)\.|\/(?:testing|stories|conformance)\//.test(file))
  .filter((file) => !/^packages\/ui\/src\/(?:theme|foundations)\//.test(file));

/** Files that may contain raw values, each with its reason. */
const exceptions: Readonly<Record<string, string>> = {
  'packages/ui/src/patterns/ScanCode/ScanCode.tsx':
    'Cameras read a code that is black on white, whatever the theme is.',
  'packages/ui/src/patterns/MarkStrip/MarkStrip.css.ts':
    'Official marks keep form and colour on their own white ground, whatever the theme is (RG-05).',
  'packages/app/src/site/document/document.ts': 'Seen by browsers that have no layers, and so none of the theme.',
};

test('spacing, stacking and colours come from the theme and the foundations', () => {
  expect(files.length).toBeGreaterThan(300);
  const found = files.flatMap((file) =>
    rawValues(file, readFileSync(join(root, file), 'utf8')).map(
      ({ line, property, value, remedy }) => `${file}:${line} ${property}: ${value} - write ${remedy}`,
    ),
  );
  expect(found.filter((line) => !Object.keys(exceptions).some((file) => line.startsWith(`${file}:`)))).toEqual([]);
  // An exception without a use is removed.
  for (const file of Object.keys(exceptions)) expect(found.join('\n')).toContain(`${file}:`);
});

const told = (rule: string) => rawValues('a.css.ts', `export const a = style({\n${rule}\n});`);

test.each([
  [`padding: '5px'`, '5px', 'a step of foundations/space'],
  [`marginBlock: \`\${x} 0.5rem\``, ' 0.5rem', 'a step of foundations/space'],
  [`'&:hover': { columnGap: '1.5px' }`, '1.5px', 'a step of foundations/space'],
  [`gap: wide ? '12px' : space.md`, '12px', 'a step of foundations/space'],
  [`zIndex: 3`, '3', 'a name of foundations/zIndex'],
  [`zIndex: -1`, '-1', 'a name of foundations/zIndex'],
  [`color: '#fff'`, '#fff', 'a colour of `vars`'],
  [`boxShadow: \`0 0 0 \${x} rgb(0 0 0 / 0.2)\``, ' rgb(0 0 0 / 0.2)', 'a colour of `vars`'],
  [`border: ['1px solid white', x]`, '1px solid white', 'a colour of `vars`'],
])('%s is reported', (rule, value, remedy) => {
  expect(told(rule)).toContainEqual({ line: 2, property: expect.any(String), value, remedy });
});

test('a colour in an attribute of a drawing is reported', () => {
  expect(rawValues('a.tsx', `const a = <path fill="#fff" d="M0 0" />;`)).toMatchObject([
    { property: 'fill', value: '#fff' },
  ]);
  expect(rawValues('a.tsx', `const a = <path fill="currentColor" />;`)).toEqual([]);
});

test('a raw value behind a name of its own is reported as well', () => {
  expect(rawValues('a.css.ts', `const ink = '#123456';`)).toMatchObject([{ line: 1, value: '#123456' }]);
});

test.each([
  `padding: space.md`,
  `padding: \`0 \${space.sm}\``,
  `margin: \`calc(\${space.xl} * -1)\``,
  `paddingInline: '0.4em'`,
  `gap: 0`,
  `zIndex: zIndex.raised`,
  `inset: '-8px'`,
  `width: '18px'`,
  `color: vars.text.muted`,
  `border: \`1px solid \${vars.border.subtle}\``,
  `background: 'color-mix(in srgb, currentColor 10%, transparent)'`,
  `maskImage: 'linear-gradient(transparent, black)'`,
  `maskImage: 'linear-gradient(rgb(0 0 0 / 0.5), transparent)'`,
])('%s is a matter of the style itself', (rule) => {
  expect(told(rule)).toEqual([]);
});
