import { characterEntities } from 'character-entities';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { htmlReference as inBrowser } from './html-reference.browser.ts';
import { htmlReference as onServer } from './html-reference.ts';

test('[FLD-05] browser and server read every character reference alike, so a page that is hydrated stays', () => {
  const names = Object.keys(characterEntities);
  expect(names.length).toBeGreaterThan(2100);
  const numbers = Array.from({ length: 0x3100 }, (_, code) => [`&#${code};`, `&#x${code.toString(16)};`]).flat();
  const edges = [
    '&#xD800;',
    '&#xDFFF;',
    '&#x10FFFF;',
    '&#x110000;',
    '&#99999999999999999999;',
    '&#x1F381;',
    '&#128;',
    '&#10;',
  ];
  const all = [...names.flatMap((name) => [`&${name};`, `&${name}`, `&${name}x;`]), ...numbers, ...edges];
  expect(all.filter((reference) => inBrowser(reference) !== onServer(reference))).toEqual([]);
});

test('[FLD-05] and whatever looks like one', () => {
  const piece = fc.constantFrom(
    '#',
    'x',
    '1',
    'f',
    'amp',
    'lt',
    'copy',
    'not',
    'in',
    'e',
    'notin',
    'Aacute',
    ';',
    'AMP',
    'nbsp',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
      const found = `&${pieces.join('')}`.match(/&(?:#\d+|#x[\da-f]+|[a-z][\da-z]*);?/gi) ?? [];
      expect(found.map(inBrowser)).toEqual(found.map(onServer));
    }),
    { numRuns: 2000 },
  );
});
