import { assert, constantFrom, nat, property } from 'fast-check';
import { expect, test } from 'vitest';
import { parseTokens } from '../../packages/ui/src/theme/token-files/readTokens.ts';
import { TokensError } from '../../packages/ui/src/theme/token-files/token-fault.ts';
import { anyTheme } from '../../packages/ui/src/theme/token-files/themes.fixtures.ts';
import { withTokens } from '../../packages/ui/src/theme/token-files/tokenList.ts';
import { writeTokens } from '../../packages/ui/src/theme/token-files/writeTokens.ts';
import { deriveTheme } from '../../packages/ui/src/theme/tokens/derive.ts';
import { updateTokens } from './update-tokens.ts';

/** As a person writes it: short lines, a palette, aliases, notes, and what another program keeps there. */
const byHand = `{
  "$description": "Teal, as agreed in spring",
  "$extensions": { "housefront.theme": { "base": "daylight" }, "com.figma": { "file": "abc" } },
  "palette": {
    "teal": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0.4, 0.4] }, "$description": "Pantone 3295" },
    "brand": { "$type": "color", "$value": "{palette.teal}" }
  },
  "colour": {
    "accent": {
      "base": { "$type": "color", "$value": "{palette.brand}" },
      "text": { "$type": "color", "$value": "{palette.teal}" },
      "strong": { "$type": "color", "$value": "{colour.second.strong}" }
    },
    "second": { "strong": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0.2, 0, 0.6] } } }
  },
  "radius": { "tile": { "$type": "dimension", "$value": { "value": 4, "unit": "px" }, "$description": "Sharp" } }
}
`;
const withValues = (text: string, values: Readonly<Record<string, unknown>>) =>
  withTokens(parseTokens(text), new Map(Object.entries(values)));
/** Lines of the first text that are not in the second. */
const gone = (before: string, after: string) => before.split('\n').filter((line) => !after.split('\n').includes(line));

test('[DES-02] a value that is written by hand is changed in its place, and no other line', () => {
  const wanted = withValues(byHand, { 'radius.tile': 9 });
  const { text, written, freed } = updateTokens(byHand, wanted, 'daylight');
  expect({ written, freed }).toEqual({ written: ['radius.tile'], freed: [] });
  expect(parseTokens(text)).toEqual(wanted);
  expect(gone(byHand, text)).toHaveLength(1);
  expect(text).toContain('"$description": "Sharp"');
});

test('[DES-02] a colour of the palette changes where all that follow it change alike', () => {
  const { text, written, freed } = updateTokens(
    byHand,
    withValues(byHand, { 'colour.accent.base': '#cc0033', 'colour.accent.text': '#cc0033' }),
  );
  expect({ written, freed }).toEqual({ written: ['palette.teal'], freed: [] });
  expect(text).toContain('"$value": "{palette.brand}"');
  expect(text).toContain('Pantone 3295');
  expect(parseTokens(text).colour.accent).toMatchObject({ base: '#cc0033', text: '#cc0033' });
});

test('[DES-02] a token that alone leaves its palette is reported, and the palette stays', () => {
  const wanted = withValues(byHand, { 'colour.accent.base': '#cc0033' });
  const { text, written, freed } = updateTokens(byHand, wanted);
  expect({ written, freed }).toEqual({
    written: ['colour.accent.base'],
    freed: ['colour.accent.base follows {palette.brand}'],
  });
  expect(text).toContain('"components": [0, 0.4, 0.4]');
  expect(parseTokens(text)).toEqual(wanted);
});

test('[DES-02] what follows a changed token follows it still, or keeps its value as its own', () => {
  const both = { 'colour.second.strong': '#101010', 'colour.accent.strong': '#101010' };
  expect(updateTokens(byHand, withValues(byHand, both))).toMatchObject({
    written: ['colour.second.strong'],
    freed: [],
  });
  const one = withValues(byHand, { 'colour.second.strong': '#101010' });
  const { text, freed } = updateTokens(byHand, one);
  expect(freed).toEqual(['colour.accent.strong follows {colour.second.strong}']);
  expect(parseTokens(text)).toEqual(one);
});

test('[DES-02] the same theme changes nothing, not even a blank', () => {
  expect(updateTokens(byHand, parseTokens(byHand), 'midnight')).toEqual({ text: byHand, written: [], freed: [] });
});

test('[DES-02] another base is named where less is to be written on it', () => {
  const wanted = withValues('{ "$extensions": { "housefront.theme": { "base": "festival" } } }', { 'radius.tile': 4 });
  const { text, written } = updateTokens(byHand, wanted, 'festival');
  expect(text).toContain('"base": "festival"');
  expect(written.length).toBeLessThan(12);
  expect(parseTokens(text)).toEqual(wanted);
});

test('[DES-02] what is new in a file written by hand gets a line of its own, and everything else there stays as it was', () => {
  const { text } = updateTokens(byHand, withValues(byHand, { 'radius.sm': 3, 'depth.glow': [] }));
  expect(gone(byHand, text)).toEqual([
    '  "radius": { "tile": { "$type": "dimension", "$value": { "value": 4, "unit": "px" }, "$description": "Sharp" } }',
  ]);
  expect(text).toContain(`"$description": "Sharp" },
    "sm": { "$type": "dimension", "$value": { "value": 3, "unit": "px" } } }`);
});

test('[DES-02] a file as a program writes it is written as that program does', () => {
  for (const indent of ['  ', '\t']) {
    const print = (json: unknown) => `${JSON.stringify(json, null, indent)}\n`;
    const given = print(JSON.parse(byHand));
    const { text } = updateTokens(given, withValues(byHand, { 'radius.sm': 3, 'type.lead.latin': ['Inter'] }));
    expect(text).toBe(print(JSON.parse(text)));
    expect(gone(given, text).length).toBeLessThan(4);
  }
});

test.each([['\t'], ['    ']])(
  '[DES-02] a file indented with %j keeps its indentation and the ends of its lines',
  (indent) => {
    const windows = `{\r\n${indent}"$extensions": { "housefront.theme": { "base": "neon" } },\r\n${indent}"radius": {}\r\n}\r\n`;
    const { text } = updateTokens(windows, withValues(windows, { 'radius.tile': 5 }));
    expect(text).toMatch(/^\{\r\n/);
    expect(text).not.toMatch(/[^\r]\n/);
    expect(text).toContain(`${indent}"$extensions": { "housefront.theme": { "base": "neon" } },\r\n`);
  },
);

test('[DES-02] a file that is no theme is not written into', () => {
  for (const text of ['', '[]', '{ "radius": 4 }', '{ // a note\n }', '{ "palette": {} }'])
    expect(() => updateTokens(text, parseTokens(byHand))).toThrow(TokensError);
});

test(
  '[DES-02] any theme comes out of the file as it was put in, and what others wrote stays',
  { timeout: 120_000 },
  () => {
    assert(
      property(nat(), constantFrom('daylight', 'midnight', undefined), (seed, base) => {
        const theme = anyTheme(seed);
        const { text } = updateTokens(byHand, theme, base);
        expect(parseTokens(text)).toEqual(theme);
        for (const kept of ['Teal, as agreed in spring', '"com.figma": { "file": "abc" }', 'Pantone 3295', '"Sharp"'])
          expect(text).toContain(kept);
      }),
      { numRuns: 40 },
    );
  },
);

test('[DES-02] a derived theme goes into a complete file of another one', () => {
  const complete = JSON.stringify(writeTokens(parseTokens(byHand)));
  const { tokens } = deriveTheme({ accent: '#e11d48', surface: '#0b1f3a' });
  expect(parseTokens(updateTokens(complete, tokens, 'midnight').text)).toEqual(tokens);
});
