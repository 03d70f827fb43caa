import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import guide from '../../../../../docs/how-to/change-a-theme.md?raw';
import { openScreen } from '../../conformance/screen/open.tsx';
import { variablesOf } from '../../stories/theme-lab/theme-variables.ts';
import { templateLoaders } from '../../conformance/subjects/templates.ts';
import { contrastFaults } from '../tokens/contrast.ts';
import { parseTokens } from './readTokens.ts';

/** The example as the guide prints it. */
const example = /```json \[[^\n]*\]\n(\{\n {2}"\$extensions"[^]*?)```/.exec(guide)?.[1] ?? '';

/**
 * Colours of its base, daylight, for accent, calls to action and first screen. A brand of another colour must not contain
 * them.
 */
const daylight = [
  '#1f66ea #1450c4 #e3edff #11439f #1557d6 #2b70ee #1a5ade #0b3fa8',
  '#b97a0c #c98a1c #180f00 #fdf1d6 #6d4700 #7f5200 #ffdc8a #f3bd4a #dc9b22',
  '#0f3ba6 #174bbb #0b5798 #1f5fdc #153f9f #0f2f7c',
].flatMap((line) => line.split(' '));
const rgb = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ');
const painting = [
  'color',
  'background-color',
  'background-image',
  'border-top-color',
  'box-shadow',
  'fill',
  'outline-color',
];

/** Elements that are painted with one of these colours. */
function paintedWith(colours: readonly string[]): readonly string[] {
  const wanted = new RegExp(`rgba?\\((?:${colours.map(rgb).join('|')})[,)]`);
  return [...document.body.querySelectorAll('*')].flatMap((element) =>
    [null, '::before', '::after'].flatMap((part) => {
      const style = getComputedStyle(element, part);
      if (part !== null && style.content === 'none') return [];
      return painting
        .filter((property) => wanted.test(style.getPropertyValue(property)))
        .map((property) => `${element.getAttribute('class') ?? element.localName}${part ?? ''} ${property}`);
    }),
  );
}

test.for([
  ['desktop-1', 1280],
  ['h5-1', 390],
] as const)('[THM-04] the example of the guide colours a whole home: %s', async ([id, width]) => {
  const template = (await templateLoaders[id]?.())?.default;
  if (!template) throw new Error(`There is no ${id}.`);
  const theme = parseTokens(example);
  expect(contrastFaults(theme)).toEqual([]);
  await openScreen({ template, view: 'home', options: { session: 'guest' }, theme: 'daylight', width });
  const fill = () =>
    getComputedStyle(page.getByRole('button', { name: 'Register', exact: true }).first().element()).backgroundImage;
  // The measure itself: all of these are on a home in daylight.
  expect(fill()).toContain('rgb(243, 189, 74)');
  expect(paintedWith(daylight).length).toBeGreaterThan(10);

  for (const [name, value] of variablesOf(theme)) document.documentElement.style.setProperty(name, value);
  onTestFinished(() => document.documentElement.removeAttribute('style'));
  expect(paintedWith(daylight)).toEqual([]);
  expect(fill()).toBe('linear-gradient(rgb(15, 117, 110) 0%, rgb(8, 84, 79) 100%)');
  expect(paintedWith(['#0f756e', '#08544f']).length).toBeGreaterThan(10);
});
