import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkContrast } from './contrast.ts';
import { deriveTheme } from './derive.ts';
import type { ThemeTokens } from './tokens.types.ts';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value): string => `#${value.toString(16).padStart(6, '0')}`);
const edge = fc.constantFrom('#000000', '#ffffff', '#808080', '#777777', '#ff0000', '#00ff00', '#0000ff', '#ffff00');
const colour = fc.oneof({ arbitrary: hex, weight: 5 }, { arbitrary: edge, weight: 1 });

const failures = (tokens: ThemeTokens): readonly string[] =>
  checkContrast(tokens)
    .filter((result) => !result.passes)
    .map(({ front, back, ratio, floor }) => `${front} on ${back}: ${ratio.toFixed(2)} of ${floor}`);

test('[THM-03] no pair is below its floor, whatever the brand colours', { timeout: 30_000 }, () => {
  fc.assert(
    fc.property(colour, colour, fc.option(colour, { nil: undefined }), (accent, surface, second) => {
      const { tokens } = deriveTheme({ accent, surface, ...(second === undefined ? {} : { second }) });
      expect(failures(tokens)).toEqual([]);
    }),
    { numRuns: 700 },
  );
});

test('[THM-03] any text is corrected, never refused, and reported', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (accent, surface) => {
      const { tokens, corrections } = deriveTheme({ accent, surface });
      expect(failures(tokens)).toEqual([]);
      const noColour = [surface, accent].filter(
        (given) => !/^#?([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(given.trim()),
      );
      const invalid = corrections.filter(({ reason }) => reason === 'invalid').map(({ given }) => given);
      expect(invalid).toEqual(noColour);
    }),
    { numRuns: 300 },
  );
});

test('[THM-03] a usable brand is kept as it is, without corrections', () => {
  const { tokens, corrections } = deriveTheme({ accent: '#e0a030', surface: '#101828', second: '#4f83f7' });
  expect(corrections).toEqual([]);
  expect(tokens.colour.accent.base).toBe('#e0a030');
  expect(tokens.colour.second.base).toBe('#4f83f7');
  expect(tokens.colour.surface.canvas).toBe('#101828');
  expect(tokens.scheme).toBe('dark');
});

test('[THM-03] an accent that vanishes in the page is moved and reported', () => {
  const { tokens, corrections } = deriveTheme({ accent: '#ffff00', surface: '#ffffff' });
  expect(tokens.scheme).toBe('light');
  expect(corrections).toContainEqual({
    role: 'accent',
    given: '#ffff00',
    used: tokens.colour.accent.base,
    reason: 'contrast',
  });
});

test('[THM-03] a page of middle grey becomes one that can be read, and that is reported', () => {
  const { tokens, corrections } = deriveTheme({ accent: '#e0a030', surface: '#777777' });
  expect(corrections).toContainEqual({
    role: 'surface',
    given: '#777777',
    used: tokens.colour.surface.canvas,
    reason: 'brightness',
  });
});

test('[THM-03] the same brand gives the same theme', () => {
  const brand = { accent: '#12aa78', surface: '#fafafa' };
  expect(deriveTheme(brand)).toEqual(deriveTheme(brand));
});
