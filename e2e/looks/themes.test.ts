import { expect, test } from 'vitest';
import { themeCss } from './themes.ts';

test('a theme has a value for every variable, and its scheme', () => {
  const css = themeCss('daylight');
  expect(css).toContain('color-scheme:light');
  expect(css).toMatch(/--hf-surface-canvas:#[0-9a-f]{6};/);
  expect(css).toMatch(/--hf-radius-lg:\d+px;/);
  expect(css).not.toContain('undefined');
  expect(themeCss('contrast')).not.toBe(css);
});
