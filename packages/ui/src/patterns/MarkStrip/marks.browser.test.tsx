import { afterAll, expect, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import '../../foundations/index.ts';
import { mount } from '../../testing/mount.tsx';
import { MarkStrip } from './index.ts';
import { exampleMarks } from './marks.fixtures.ts';

import.meta.glob('../../theme/themes/*.css.ts', { eager: true });
const themes = ['contrast', 'crimson', 'daylight', 'emerald', 'festival', 'midnight', 'neon'];

/** Sets preferences of the visitor’s system. */
const emulate = (...features: readonly { readonly name: string; readonly value: string }[]) =>
  // The runner does not declare the commands of the browser.
  (cdp() as unknown as { send: (method: string, options: object) => Promise<unknown> }).send(
    'Emulation.setEmulatedMedia',
    { features },
  );
afterAll(() => emulate());

/** The pixels of the strip. */
const pixels = async (): Promise<string> => {
  const strip = page.getByRole('region', { name: 'Official marks' });
  await expect
    .poll(() => [...document.images].every(({ complete, naturalWidth }) => complete && naturalWidth > 0))
    .toBe(true);
  return page.screenshot({ element: strip, base64: true, save: false });
};

const show = (theme: string, mode: 'desktop' | 'mobile') => {
  const mounted = mount(<MarkStrip label="Official marks" marks={exampleMarks.se} />, { colorScheme: 'dark' });
  Object.assign(document.documentElement.dataset, { theme, mode });
  return mounted;
};

test('[RG-05] the pixels of the marks are the same in seven themes and two modes', async () => {
  for (const [mode, width] of [
    ['desktop', 1440],
    ['mobile', 360],
  ] as const) {
    await page.viewport(width, 600);
    const found = new Map<string, string[]>();
    const { rerender } = show(themes[0] ?? '', mode);
    await expect.poll(() => page.getByRole('img').elements().length).toBe(3);
    for (const theme of themes) {
      document.documentElement.dataset['theme'] = theme;
      const drawn = await pixels();
      found.set(drawn, [...(found.get(drawn) ?? []), theme]);
    }
    expect([...found.values()]).toEqual([themes]);
    rerender(null);
  }
});

test.each([
  ['a dark scheme', { name: 'prefers-color-scheme', value: 'dark' }],
  ['forced colours', { name: 'forced-colors', value: 'active' }],
  ['more contrast', { name: 'prefers-contrast', value: 'more' }],
])('[RG-05] %s of the system leaves the marks as they are', async (_, feature) => {
  await page.viewport(1440, 600);
  await emulate();
  show('midnight', 'desktop');
  await expect.poll(() => page.getByRole('img').elements().length).toBe(3);
  const before = await pixels();
  await emulate(feature);
  expect(await pixels()).toBe(before);
});

test('[RG-05] marks take their room before they load, keep their shape, and fit 320 px', async () => {
  await page.viewport(320, 600);
  show('daylight', 'mobile');
  await expect.poll(() => page.getByRole('img').elements().length).toBe(3);
  const marks = page.getByRole('img').elements();
  expect(marks.map((mark) => [mark.getAttribute('width'), mark.getAttribute('height')])).toEqual([
    ['96', '24'],
    ['96', '24'],
    ['96', '24'],
  ]);
  const boxes = marks.map((mark) => mark.getBoundingClientRect());
  expect(boxes.every(({ left, right }) => left >= 0 && right <= 320)).toBe(true);
  expect(page.getByRole('region', { name: 'Official marks' }).element().getBoundingClientRect().height).toBe(44);
  expect(getComputedStyle(marks[0] ?? document.body).objectFit).toBe('contain');
});
