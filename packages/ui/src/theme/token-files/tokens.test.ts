import { isDeepStrictEqual } from 'node:util';
import { defineConfig, parse } from '@terrazzo/parser';
import * as fc from 'fast-check';
import StyleDictionary from 'style-dictionary';
import { describe, expect, test } from 'vitest';
import { builtInThemes, type BuiltInThemeName } from '../tokens/builtInThemes.ts';
import { deriveTheme } from '../tokens/derive.ts';
import { midnight } from '../tokens/midnight.tokens.ts';
import { parseTokens } from './readTokens.ts';
import { anyTheme } from './themes.fixtures.ts';
import { tokenList } from './tokenList.ts';
import { writeTokens } from './writeTokens.ts';

const names = ['midnight', 'emerald', 'crimson', 'daylight', 'festival', 'neon', 'contrast'] as const;
const text = (...given: Parameters<typeof writeTokens>): string => JSON.stringify(writeTokens(...given));

test('[THM-04] 2,000 themes go out and come in without a difference, whatever the base', { timeout: 120_000 }, () => {
  const bases = fc.constantFrom<BuiltInThemeName | undefined>(...names, undefined);
  fc.assert(
    fc.property(fc.integer(), bases, (seed, base) => {
      const theme = anyTheme(seed);
      expect(isDeepStrictEqual(parseTokens(text(theme, base)), theme)).toBe(true);
    }),
    { numRuns: 2000 },
  );
});

test('[THM-04] built-in and derived themes come in as they went out', () => {
  for (const theme of [
    ...Object.values(builtInThemes),
    deriveTheme({ accent: '#14b88a', surface: '#fafafa' }).tokens,
  ]) {
    for (const base of [undefined, ...names]) expect(parseTokens(text(theme, base))).toEqual(theme);
  }
});

test('[THM-04] every value of a theme is a token or a fact of the file', () => {
  expect(tokenList).toHaveLength(125);
  const { $extensions } = writeTokens(midnight);
  expect($extensions).toEqual({
    'housefront.theme': { scheme: 'dark', level: 'AA', variant: 'light', filter: 'none' },
  });
});

test('[THM-04] only what differs from the base is written, in the form of the format', () => {
  const changed = {
    ...midnight,
    colour: {
      ...midnight.colour,
      accent: { ...midnight.colour.accent, base: '#14b88a' as const },
      scrim: { color: '#03060f' as const, opacity: 0.5 },
    },
    gradient: { ...midnight.gradient, card: { angle: 90, stops: [{ color: '#ff0000' as const, at: 12.5 }] } },
    radius: { ...midnight.radius, tile: 4 },
    motion: { ...midnight.motion, fast: 90, exit: [0.1, 0, 1, 1.5] as const },
    depth: { ...midnight.depth, glow: [] },
  };
  expect(writeTokens(midnight, 'midnight')).toEqual({
    $schema: 'https://www.designtokens.org/schemas/2025.10/format.json',
    $extensions: { 'housefront.theme': { base: 'midnight' } },
  });
  const { $schema: _, $extensions: __, ...file } = writeTokens(changed, 'midnight');
  const black = { colorSpace: 'srgb', components: [0, 0, 0], alpha: 0, hex: '#000000' };
  const nothing = { value: 0, unit: 'px' };
  expect(file).toEqual({
    colour: {
      accent: {
        base: {
          $type: 'color',
          $value: { colorSpace: 'srgb', components: [0.0784, 0.7216, 0.5412], hex: '#14b88a' },
        },
      },
      scrim: {
        $type: 'color',
        $value: { colorSpace: 'srgb', components: [0.0118, 0.0235, 0.0588], alpha: 0.5, hex: '#03060f' },
      },
    },
    gradient: {
      card: {
        $type: 'gradient',
        $value: [{ color: { colorSpace: 'srgb', components: [1, 0, 0], hex: '#ff0000' }, position: 0.125 }],
        $extensions: { 'housefront.theme': { angle: 90 } },
      },
    },
    radius: { tile: { $type: 'dimension', $value: { value: 4, unit: 'px' } } },
    depth: {
      glow: {
        $type: 'shadow',
        $value: [{ color: black, offsetX: nothing, offsetY: nothing, blur: nothing, spread: nothing }],
        $extensions: { 'housefront.theme': { none: true } },
      },
    },
    motion: {
      fast: { $type: 'duration', $value: { value: 90, unit: 'ms' } },
      exit: { $type: 'cubicBezier', $value: [0.1, 0, 1, 1.5] },
    },
  });
});

describe('other tools', () => {
  test('[THM-04] Terrazzo accepts the file and reads the same values', async () => {
    const config = defineConfig({ lint: { rules: { 'core/consistent-naming': 'off' } } }, { cwd: new URL('file:///') });
    for (const theme of [...Object.values(builtInThemes), anyTheme(7), anyTheme(8)]) {
      const source = { filename: new URL('file:///theme.tokens.json'), src: text(theme) };
      // It throws for what it does not accept.
      const { tokens } = await parse([source], { config });
      expect(Object.keys(tokens)).toHaveLength(125);
      expect(tokens['radius.tile']?.$value).toEqual({ value: theme.radius.tile, unit: 'px' });
      const { base } = theme.colour.accent;
      expect(tokens['colour.accent.base']?.$value).toMatchObject({ colorSpace: 'srgb', hex: base });
    }
  });

  test('[THM-04] Style Dictionary accepts the file and makes CSS of it', async () => {
    const dictionary = new StyleDictionary({
      tokens: JSON.parse(text(midnight)),
      log: { verbosity: 'silent', warnings: 'error', errors: { brokenReferences: 'throw' } },
      platforms: { css: { transformGroup: 'css', files: [{ destination: 'theme.css', format: 'css/variables' }] } },
    });
    const [file] = await dictionary.formatPlatform('css');
    const css = String(file?.output);
    expect(css.match(/^ {2}--/gm)).toHaveLength(125);
    expect(css).toMatch(/--colour-accent-base: (#eebb4d|rgb\(93\.33% 73\.33% 30\.2%\));/);
    expect(css).toContain('--radius-tile: 12px;');
    expect(css).toContain('--motion-ease: cubic-bezier(0.3, 0, 0.2, 1);');
  });
});

test('[OPS-21] a file of tokens is read with a byte order mark', () => {
  expect(parseTokens(`\uFEFF${text(midnight)}`)).toEqual(midnight);
});
