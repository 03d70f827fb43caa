import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { midnight } from '../tokens/midnight.tokens.ts';
import { parseTokens, readTokens } from './readTokens.ts';
import { TokensError } from './token-fault.ts';

const base = { $extensions: { 'housefront.theme': { base: 'midnight' } } };
const red = { colorSpace: 'srgb', components: [1, 0, 0] };

/** Problems of a file; none if it is valid. */
function problems(read: () => unknown): readonly string[] {
  try {
    read();
    return [];
  } catch (error) {
    if (!(error instanceof TokensError)) throw error;
    return error.lines;
  }
}
const accent = (value: unknown, more: object = {}) => ({
  ...base,
  colour: { accent: { base: { $value: value } } },
  ...more,
});
const of = (file: unknown): readonly string[] => problems(() => readTokens(file));

describe('[THM-04] a file that cannot be used is refused with the token and the remedy', () => {
  test.each<[file: unknown, line: string]>([
    [[], 'The file holds no design tokens. Write an object with groups of tokens.'],
    [
      { colour: {} },
      'colour.surface.canvas and 124 more: missing. Write them, or name a base theme: "$extensions": { "housefront.theme": { "base": "midnight" } }.',
    ],
    [
      { $extensions: { 'housefront.theme': { base: 'plaid' } } },
      '$extensions.housefront.theme.base: "plaid" is no theme. Write one of midnight, emerald, crimson, daylight, festival, neon, contrast.',
    ],
    [
      { $extensions: { 'housefront.theme': { base: 'neon', filter: 'url(//a.example/x)' } } },
      `$extensions.housefront.theme.filter: "url(//a.example/x)" is no filter. Write none, or such as 'saturate(1.1) contrast(1.05)'.`,
    ],
    [
      { $extensions: { 'housefront.theme': { base: 'neon', scheme: 'dim' } } },
      '$extensions.housefront.theme.scheme: "dim" is no scheme. Write one of dark, light.',
    ],
    [
      { ...base, colour: { border: { sublte: { $value: red } } } },
      'colour.border.sublte: is no token of a theme. Known here: subtle, control, strong.',
    ],
    [
      { ...base, color: {} },
      'color: is no token of a theme. Known here: colour, gradient, type, radius, depth, motion, art.',
    ],
    [
      { ...base, 'a\u202e\nb': {} },
      'a�\\nb: is no token of a theme. Known here: colour, gradient, type, radius, depth, motion, art.',
    ],
    [{ ...base, radius: { tile: 4 } }, 'radius.tile: 4 is no token. Write { "$value": … }.'],
    [
      { ...base, radius: { tile: { value: 4 } } },
      'radius.tile: has no value. Write { "$type": "dimension", "$value": … }.',
    ],
    [
      { ...base, radius: { $type: 'number', tile: { $value: 4 } } },
      'radius.tile: "number" is the wrong type. Write "$type": "dimension".',
    ],
    [
      { ...base, radius: { tile: { $value: '4px' } } },
      'radius.tile: "4px" has no unit that is known. Write { "value": 0, "unit": "px" }.',
    ],
    [
      { ...base, radius: { tile: { $value: { value: -1, unit: 'px' } } } },
      'radius.tile: -1 is out of place. Write a number from 0 to 999 px.',
    ],
    [
      { ...base, motion: { fast: { $value: { value: 9, unit: 's' } } } },
      'motion.fast: 9000 is out of place. Write a number from 0 to 5000 ms.',
    ],
    [
      { ...base, motion: { ease: { $value: 'ease-in' } } },
      'motion.ease: "ease-in" is no easing. Write four numbers, e.g. [0.3, 0, 0.2, 1].',
    ],
    [
      { ...base, type: { lead: { body: { $value: ['Arial"; } * { display: none'] } } } },
      'type.lead.body: "Arial\\"; } * { display: none" is no name of a font. Write its letters, digits and spaces.',
    ],
    [
      { ...base, depth: { low: { $value: { color: red } } } },
      'depth.low: undefined has no unit that is known. Write { "value": -500, "unit": "px" }.',
    ],
    [{ ...base, gradient: { card: { $value: [] } } }, 'gradient.card: [] is no list of stops. Write 1 to 16.'],
    [
      accent('red'),
      'colour.accent.base: "red" is no colour. Write { "colorSpace": "srgb", "components": [0.93, 0.73, 0.3], "hex": "#eebb4d" }.',
    ],
    [
      accent({ colorSpace: 'cmyk', components: [0, 0, 0] }),
      'colour.accent.base: "cmyk" is no colour space. Write one of srgb, srgb-linear, hsl, hwb, lab, lch, oklab, oklch, display-p3, a98-rgb, prophoto-rgb, rec2020, xyz-d65, xyz-d50.',
    ],
    [
      accent({ ...red, components: [255, 0, 0] }),
      'colour.accent.base: 255 is out of place. Write a number from 0 to 1.',
    ],
    [
      accent({ ...red, alpha: 0.5 }),
      'colour.accent.base: {"colorSpace":"srgb","components":[1,0,0],"alpha":0.5} is see-through. Write the colour that is seen, with "alpha": 1.',
    ],
    [
      accent('{palette.teal}'),
      'colour.accent.base: "{palette.teal}" leads to no token of this file. Write the value, or add it.',
    ],
    [
      accent('{colour.accent}'),
      'colour.accent.base: "{colour.accent}" leads to no token of this file. Write the value, or add it.',
    ],
    [
      accent('{colour.accent.base}'),
      'colour.accent.base: "{colour.accent.base}" leads back to itself. Write the value of one of them.',
    ],
    [
      accent({ $ref: 'https://a.example/tokens.json#/a' }),
      'colour.accent.base: "https://a.example/tokens.json#/a" leads out of the file. Write what it stands for, or #/ and its path.',
    ],
    [
      accent('{__proto__.toString}'),
      'colour.accent.base: "{__proto__.toString}" leads to no token of this file. Write the value, or add it.',
    ],
    [
      { ...base, colour: { $extends: '{palette}', surface: {} } },
      'colour: $extends is not read. Write the tokens themselves.',
    ],
  ])('%j', (file, line) => {
    expect(of(file)).toEqual([line]);
  });

  test('aliases that grow without end are stopped', () => {
    const levels = Array.from({ length: 16 }, (_, at) => [
      `a${at}`,
      { $value: [`{palette.a${at + 1}}`, `{palette.a${at + 1}}`] },
    ]);
    expect(of(accent('{palette.a0}', { palette: { ...Object.fromEntries(levels), a16: { $value: 1 } } }))).toEqual([
      'colour.accent.base: leads to too many values. Write its own.',
    ]);
  });

  test('text that is too long, no JSON or nested without end', () => {
    expect(problems(() => parseTokens(' '.repeat(500_001)))).toEqual([
      'The file has 500001 characters. A theme needs at most 500000.',
    ]);
    expect(problems(() => parseTokens('{ "colour": '))).toEqual([
      expect.stringMatching(/^The file is no JSON: .+\. Export it again\.$/),
    ]);
    const deep = '['.repeat(100_000) + ']'.repeat(100_000);
    expect(problems(() => parseTokens(`{ "radius": { "tile": { "$value": ${deep} } } }`))).toEqual([
      'The file holds values more than 100 deep in one another. A theme needs ten.',
    ]);
  });

  test.each(
    [150, 5000, 40_000].flatMap((depth) => {
      const list = '['.repeat(depth) + ']'.repeat(depth);
      const group = '{"a":'.repeat(depth) + '1' + '}'.repeat(depth);
      return [list, group].flatMap((deep) =>
        [
          `{ "colour": ${deep} }`,
          `{ "colour": { "accent": ${deep} } }`,
          `{ "colour": { "accent": { "base": { "$value": ${deep} } } } }`,
          `{ "colour": { "accent": { "base": { "$type": ${deep}, "$value": 1 } } } }`,
          `{ "$extensions": { "housefront.theme": { "base": ${deep} } } }`,
          `{ "$extensions": { "housefront.theme": { "base": "neon", "filter": ${deep} } } }`,
          `{ "$extensions": { "housefront.theme": { "base": "neon", "scheme": ${deep} } } }`,
          `{ "$extensions": ${deep} }`,
          `{ "$description": ${deep} }`,
          `{ "palette": { "x": ${deep} }, "colour": { "accent": { "base": { "$value": "{palette.x}" } } } }`,
          `{ "unknown": ${deep} }`,
          deep,
        ].map((text): [string, number, string] => [text.slice(0, 70), depth, text]),
      );
    }),
  )('[SEC-06] %s… nested %i deep', (_start, _depth, text) => {
    expect(problems(() => parseTokens(text))).toEqual([
      expect.stringMatching(/^The file holds (?:values more than 100 deep|no design tokens)/),
    ]);
  });

  test('twenty problems at once, the rest as a number', () => {
    const strange = Object.fromEntries(Array.from({ length: 33 }, (_, at) => [`x${at}`, {}]));
    const lines = of({ ...base, radius: strange });
    expect(lines).toHaveLength(21);
    expect(lines.at(-1)).toBe('… and 13 more problems.');
  });

  test('any JSON is read or refused in words, and never changes a built-in theme', () => {
    const before = JSON.stringify(midnight);
    fc.assert(
      fc.property(
        fc.jsonValue(),
        fc.constantFrom('colour', 'radius', 'depth', 'palette', '__proto__'),
        (value, name) => {
          for (const file of [value, { ...base, [name]: value }, accent(value)]) {
            for (const line of of(file)) expect(line).toMatch(/^.+\.$/);
          }
        },
      ),
      { numRuns: 2000 },
    );
    expect(JSON.stringify(midnight)).toBe(before);
  });
});

describe('[THM-04] what designers write is understood', () => {
  const read = (value: unknown) => readTokens(accent(value)).colour.accent.base;

  test.each([
    [{ ...red, hex: '#ff0000' }, '#ff0000'],
    [{ ...red, components: [1, 'none', 0] }, '#ff0000'],
    ['#FF0000', '#ff0000'],
    [{ colorSpace: 'hsl', components: [120, 100, 50] }, '#00ff00'],
    [{ colorSpace: 'oklch', components: [0.628, 0.2577, 29.23] }, '#ff0000'],
    [{ colorSpace: 'display-p3', components: [0.5, 0.5, 0.5] }, '#808080'],
  ])('the colour %j is %s', (value, hex) => {
    expect(read(value)).toBe(hex);
  });

  test('aliases to other tokens and to a palette, in values and in parts of them', () => {
    const tokens = readTokens({
      ...base,
      palette: { $type: 'color', teal: { 500: { $value: { ...red, components: [0, 0.502, 0.502] } } } },
      colour: {
        accent: { base: { $value: '{palette.teal.500}' }, text: { $value: { $ref: '#/colour/accent/base/$value' } } },
      },
      gradient: {
        card: {
          $value: [
            { color: '{colour.accent.base}', position: 0 },
            { color: '{colour.accent.text}', position: 1 },
          ],
        },
      },
    });
    expect(tokens.colour.accent).toMatchObject({ base: '#008080', text: '#008080' });
    expect(tokens.gradient.card).toEqual({
      angle: 160,
      stops: [
        { color: '#008080', at: 0 },
        { color: '#008080', at: 100 },
      ],
    });
  });

  test('other units, names of weights, one value for a list; what other tools note of a token stays theirs', () => {
    const tokens = readTokens({
      ...base,
      $description: 'Ours',
      radius: {
        $type: 'dimension',
        $extensions: { 'com.figma': {} },
        tile: { $value: { value: 0.5, unit: 'rem' }, $description: 'Tiles' },
      },
      motion: { slow: { $value: { value: 0.4, unit: 's' } } },
      type: { weight: { bold: { $value: 'semi-bold' } }, lead: { body: { $value: 'Inter' } } },
      depth: {
        low: {
          $value: {
            color: { ...red, alpha: 0.25 },
            offsetX: { value: 0, unit: 'px' },
            offsetY: { value: 1, unit: 'px' },
            blur: { value: 2, unit: 'px' },
            spread: { value: 0, unit: 'px' },
          },
        },
      },
    });
    expect([tokens.radius.tile, tokens.motion.slow, tokens.type.weight.bold, tokens.type.lead.body]).toEqual([
      8,
      400,
      600,
      ['Inter'],
    ]);
    expect(tokens.depth.low).toEqual([{ x: 0, y: 1, blur: 2, spread: 0, color: '#ff0000', opacity: 0.25 }]);
  });

  test('what a file leaves out is as in its base', () => {
    expect(readTokens(base)).toEqual(midnight);
    const light = readTokens({ $extensions: { 'housefront.theme': { base: 'daylight', level: 'AAA' } } });
    expect([light.scheme, light.level, light.colour.surface.canvas]).toEqual(['light', 'AAA', '#f2f5fb']);
  });
});
