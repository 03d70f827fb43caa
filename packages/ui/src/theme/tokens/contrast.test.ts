import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkContrast, contrastPairs, measure, tones } from './contrast.ts';
import { builtInThemes } from './builtInThemes.ts';
import { midnight } from './midnight.tokens.ts';
import { wireframe } from './wireframe.tokens.ts';
import type { ThemeTokens } from './tokens.types.ts';

const themes: Readonly<Record<string, ThemeTokens>> = { ...builtInThemes, wireframe };

const failures = (tokens: ThemeTokens): readonly string[] =>
  checkContrast(tokens)
    .filter((result) => !result.passes)
    .map(({ front, back, ratio, floor }) => `${front} on ${back}: ${ratio.toFixed(2)} of ${floor}`);

describe.each(Object.entries(themes))('theme %s', (name, tokens) => {
  test('[THM-02] no text/background or control/background pair is below its floor', () => {
    expect(failures(tokens)).toEqual([]);
  });

  test('[THM-02] is held to AAA when it is the contrast theme, to AA otherwise', () => {
    expect(tokens.level).toBe(name === 'contrast' ? 'AAA' : 'AA');
  });
});

test('[THM-02] every theme of the folder is measured', () => {
  const files = readdirSync(join(import.meta.dirname, '../themes'));
  const names = files.filter((file) => file.endsWith('.css.ts')).map((file) => file.replace('.css.ts', ''));
  expect(Object.keys(themes).toSorted()).toEqual(names.toSorted());
});

test('the wireframe shows nothing by colour alone, and no site can choose it', () => {
  const shades = JSON.stringify(wireframe).match(/#[0-9a-f]{6}/g) ?? [];
  expect(shades.length).toBeGreaterThan(80);
  expect(shades.filter((shade) => !/^#(..)\1\1$/.test(shade))).toEqual([]);
  expect(Object.keys(builtInThemes)).not.toContain('wireframe');
});

test('[THM-02] the list covers every text colour, tone and gradient of the contract', () => {
  const listed = new Set(contrastPairs.flatMap(({ front, back }) => [...front.split('|'), back]));
  for (const name of Object.keys(midnight.colour.text)) expect(listed).toContain(`text.${name}`);
  for (const name of Object.keys(midnight.colour.surface)) expect(listed).toContain(`surface.${name}`);
  for (const name of Object.keys(midnight.gradient)) expect(listed).toContain(`gradient.${name}`);
  for (const name of Object.keys(midnight.colour.badge)) expect(listed).toContain(`badge.${name}`);
  for (const tone of tones) {
    for (const role of Object.keys(midnight.colour.accent)) expect(listed).toContain(`${tone}.${role}`);
  }
});

test('[THM-02] a pair below its floor is named with its ratio', () => {
  const { colour } = midnight;
  const grey = { ...midnight, colour: { ...colour, text: { ...colour.text, faint: colour.surface.canvas } } };
  const found = checkContrast(grey).find(({ front, back }) => front === 'text.faint' && back === 'surface.canvas');
  expect(found).toMatchObject({ ratio: 1, passes: false });
});

test('a gradient counts with its worst stop', () => {
  const gold = {
    ...midnight.gradient.gold,
    stops: [
      { color: '#ffffff', at: 0 },
      { color: midnight.colour.gold.on, at: 100 },
    ] as const,
  };
  const tokens = { ...midnight, gradient: { ...midnight.gradient, gold } };
  expect(measure(tokens, { front: 'gold.on', back: 'gradient.gold' })).toBe(1);
});

test('[THM-01] the seven built-in themes fill one contract, each with a colour of its own for the page or the brand', () => {
  expect(Object.keys(builtInThemes)).toEqual([
    'midnight',
    'emerald',
    'crimson',
    'daylight',
    'festival',
    'neon',
    'contrast',
  ]);
  const marks = Object.values(builtInThemes).map(({ colour }) => `${colour.surface.canvas} ${colour.accent.base}`);
  expect(new Set(marks).size).toBe(7);
  const brightness = Object.entries(builtInThemes).map(([name, { scheme }]) => `${name} ${scheme}`);
  expect(brightness).toEqual([
    'midnight dark',
    'emerald dark',
    'crimson dark',
    'daylight light',
    'festival light',
    'neon dark',
    'contrast light',
  ]);
});
