import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkContrast } from './contrast.ts';
import { correctionText, deriveTheme } from './derive.ts';
import { lowestRatio, ratioOf, readColour } from './colour.ts';
import type { ThemeTokens } from './tokens.types.ts';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value): string => `#${value.toString(16).padStart(6, '0')}`);
const edge = fc.constantFrom('#000000', '#ffffff', '#808080', '#777777', '#ff0000', '#00ff00', '#0000ff', '#ffff00');
const colour = fc.oneof({ arbitrary: hex, weight: 5 }, { arbitrary: edge, weight: 1 });
const maybe = fc.option(colour, { nil: undefined });

const failures = (tokens: ThemeTokens): readonly string[] =>
  checkContrast(tokens)
    .filter((result) => !result.passes)
    .map(({ front, back, ratio, floor }) => `${front} on ${back}: ${ratio.toFixed(2)} of ${floor}`);

test('[THM-03] no pair is below its floor, whatever the brand colours', { timeout: 30_000 }, () => {
  fc.assert(
    fc.property(colour, maybe, maybe, fc.constantFrom('brand', 'gold'), (accent, surface, second, prizes) => {
      const { tokens } = deriveTheme({
        accent,
        prizes,
        ...(surface === undefined ? {} : { surface }),
        ...(second === undefined ? {} : { second }),
      });
      expect(failures(tokens)).toEqual([]);
    }),
    {
      numRuns: 700,
      // Their second stop was too light for its text, and white on a light plate.
      examples: [
        ['#e40126', undefined, undefined, 'brand'],
        ['#7e710f', undefined, undefined, 'brand'],
        ['#8d7300', '#009a48', undefined, 'brand'],
      ],
    },
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

test('[THM-03] calls to action for money are in the accent of a brand, or in gold where it says so', () => {
  const brand = { accent: '#0f766e', surface: '#ffffff' };
  const own = deriveTheme(brand).tokens;
  expect(own.colour.gold.base).toBe(own.colour.accent.base);
  expect(own.gradient.gold).toEqual(own.gradient.accent);
  const gold = deriveTheme({ ...brand, prizes: 'gold' }).tokens;
  expect(gold.gradient.gold.stops.map(({ color }) => color)).toEqual(['#ffe09a', '#f3be4e', '#dc9c2a']);
  expect(gold.colour.jackpot.frame).toBe('#d7a94f');
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

/** Hue of a colour in degrees, to the nearest ten. */
const hue = (colour: string): number => Math.round((readColour(colour)?.h ?? 0) / 10) * 10;

test('[THM-03] a brand of one colour shows it in its call to action, links and prizes, and in no other', () => {
  const teal = '#0f766e';
  const { tokens, corrections } = deriveTheme({ accent: teal, surface: '#fafafa' });
  expect(corrections).toEqual([]);
  const { accent, gold, second, jackpot, focus } = tokens.colour;
  expect([accent.base, gold.base, tokens.gradient.gold.stops.at(-1)?.color]).toEqual([
    teal,
    teal,
    tokens.gradient.accent.stops.at(-1)?.color,
  ]);
  const shown = [gold.text, second.base, second.text, jackpot.digit, jackpot.frame, focus.ring];
  expect(shown.map(hue)).toEqual([190, 190, 190, 190, 190, 190]);
});

test('[THM-03] the second of two brand colours is the companion of the first, so that it is seen', () => {
  const { tokens } = deriveTheme({ accent: '#f59e0b', surface: '#0f766e' });
  const { second, gold } = tokens.colour;
  expect([hue('#0f766e'), hue(second.base), hue(second.text)]).toEqual([190, 190, 190]);
  expect([hue('#f59e0b'), hue(gold.base)]).toEqual([70, 70]);
});

test('[THM-03] an accent alone gets a dark page in its own hue', () => {
  const { tokens, corrections } = deriveTheme({ accent: '#12aa78' });
  expect(corrections).toEqual([]);
  expect(tokens.scheme).toBe('dark');
  expect([hue('#12aa78'), hue(tokens.colour.surface.canvas)]).toEqual([160, 160]);
});

test.each([
  [{ accent: 'teal' }, 'accent: "teal" is no colour; #eebb4d is used.'],
  [
    { accent: '#e0a030', surface: '#777777' },
    'surface: "#777777" cannot be a page with readable text and raised cards; #',
  ],
  [{ accent: '#ffff00', surface: '#ffffff' }, 'accent: "#ffff00" has too little contrast on the page; #'],
])('[THM-03] what was corrected of %j is reported in words', (brand, start) => {
  expect(deriveTheme(brand).corrections.map(correctionText)).toContainEqual(expect.stringContaining(start));
});

test.for([
  ['navy on white', '#1b2a4a', '#ffffff', '#000000'],
  ['black on white', '#111111', '#ffffff', '#000000'],
  ['wine on cream', '#7a1020', '#fdf6ec', '#000000'],
  ['rose on cream', '#d92d7a', '#fff6ec', '#ffffff'],
  ['green on dark', '#14b88a', '#0c1f1c', '#ffffff'],
])(
  '[THM-03] a call to action differs visibly from the plate behind the first screen: %s',
  ([, accent = '', surface = '', text]) => {
    const { colour, gradient } = deriveTheme({ accent, surface }).tokens;
    const plate = gradient.hero.stops.map(({ color }) => color);
    for (const { color } of gradient.gold.stops) expect(lowestRatio(color, plate)).toBeGreaterThanOrEqual(3);
    expect(lowestRatio(colour.text.hero, plate)).toBeGreaterThanOrEqual(4.5);
    // Dark text on a tint where the accent is as dark as a deep plate would be.
    expect(ratioOf(colour.text.hero, '#ffffff') > ratioOf(colour.text.hero, '#000000')).toBe(text === '#000000');
  },
);

test('[THM-03] a pressed control differs from one at rest, also where the accent is nearly black', () => {
  for (const accent of ['#000000', '#111111', '#1b2a4a', '#d92d7a']) {
    const { base, strong, on } = deriveTheme({ accent, surface: '#ffffff' }).tokens.colour.accent;
    expect(ratioOf(base, strong)).toBeGreaterThan(1.15);
    expect(lowestRatio(on, [base, strong])).toBeGreaterThanOrEqual(4.5);
  }
});
