import { characterEntities } from 'character-entities';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { htmlToText } from './html-text.ts';
import { plainText, plainTexts } from './plain-text.ts';

const blankless = (text: string) => text.replace(/\s+/g, ' ').trim();

test('[FLD-05] every named reference of HTML is read, in texts and in names', () => {
  const all = Object.entries(characterEntities);
  expect(all.length).toBeGreaterThan(2100);
  for (const [name, characters] of all) {
    const expected = [name, blankless(`a${characters}b`)];
    expect([name, htmlToText(`a&${name};b`)]).toEqual(expected);
    expect([name, plainText(`a&${name};b`)]).toEqual(expected);
  }
});

test('[FLD-05] and every number, to the last character there is', () => {
  const code = fc.oneof(fc.integer({ min: 0x20, max: 0x7e }), fc.integer({ min: 0xa0, max: 0x10ffff }));
  fc.assert(
    fc.property(code, (at) => {
      const isHalf = at >= 0xd800 && at <= 0xdfff;
      const expected = blankless(`a${isHalf ? '\ufffd' : String.fromCodePoint(at)}b`);
      for (const written of [`a&#${at};b`, `a&#x${at.toString(16)};b`, `a&#X${at.toString(16).toUpperCase()};b`]) {
        expect(htmlToText(written)).toBe(expected);
        expect(plainText(written)).toBe(expected);
      }
    }),
  );
});

test.each([
  ['Ch&agrave;o mừng', 'Chào mừng'],
  ['Don&rsquo;t miss &ldquo;this&rdquo; &mdash; 50&euro;', 'Don’t miss “this” — 50€'],
  ['50&percnt; &hearts; &#128; &#x1F381;', '50% ♥ € 🎁'],
  ['B<b>o</b>ld', 'Bold'],
  ['<p>one</p><p>two</p>', 'one two'],
  ['a<bold-ish>b', 'a b'],
  ['&copy 2026', '© 2026'],
  ['&amp;rsquo;', '&rsquo;'],
])('[FLD-05] the HTML %j says %j', (html, text) => {
  expect(htmlToText(html)).toBe(text);
});

test.each([
  ['Pirate&#039;s Pillage &amp; Gold&trade;', "Pirate's Pillage & Gold™"],
  ['<b>Bold</b> Dragon', 'Bold Dragon'],
  ['<B CLASS="x">Bold</B> Dragon', 'Bold Dragon'],
  ['Pi<b>ra</b>te', 'Pirate'],
  ['Fire<br>Ice<br/>Wind', 'Fire Ice Wind'],
  ['Pirate&amp;#039;s', "Pirate's"],
  ['Tom &amp;amp; Jerry', 'Tom & Jerry'],
  ['&lt;b&gt;Bold&lt;/b&gt; Dragon', 'Bold Dragon'],
  ['&lt;script&gt;alert(1)&lt;/script&gt;Dragon', 'Dragon'],
  ['<img src=x onerror="alert(1)">Dragon', 'Dragon'],
  ['Dragon <!-- draft -->', 'Dragon'],
  ['1 &lt; 2', '1 < 2'],
  ['Caf&eacute; Olé', 'Café Olé'],
  ['&#x1F409; Dragon', '🐉 Dragon'],
  ['Ng&agrave;y m&#7899;i', 'Ngày mới'],
  ['&nbsp;Dragon&nbsp;', 'Dragon'],
])('[FLD-05] the name %j is shown as %j', (name, shown) => {
  expect(plainText(name)).toBe(shown);
});

test.each([
  'Tom & Jerry',
  '1 < 2',
  '3 > 2',
  'AT&T',
  'R&D;',
  'a&copy',
  'a&copy=1',
  '&copyright;',
  '&unknown;',
  '&',
  '<',
  '<3 you',
  'x<y and y>z',
  '<Wild>',
  '<bonus>',
  'A<->B',
  'Fish & Chips & Peas',
  '&#;',
  '&#xg;',
  '  spaced  ',
  "Pirate's",
  'd&d & q&a',
  '龙 & 虎',
])('[FLD-05] the name %j keeps its meaning', (name) => {
  expect(plainText(name)).toBe(name);
});

test('[FLD-05] what is read stays as it is when it is read again, and no tag of an editor is left', () => {
  const piece = fc.constantFrom(
    '&',
    'amp;',
    'lt;',
    'gt;',
    '#39;',
    '<',
    '>',
    'b',
    '/b',
    'br',
    ' ',
    'Dragon',
    '<b>',
    '</b>',
    '&lt;',
    '&eacute;',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const written = pieces.join('');
      const shown = plainText(written);
      expect(shown).not.toMatch(/<\/?(?:b|br)>/);
      expect(plainText(shown)).toBe(shown);
    }),
    { numRuns: 2000 },
  );
});

test('[FLD-05] all languages of a text are read', () => {
  expect(plainTexts({ en_US: 'A &amp; B', vi_VN: 'Ch&agrave;o' })).toEqual({ en_US: 'A & B', vi_VN: 'Chào' });
  expect(plainTexts('A &amp; B')).toBe('A & B');
});

test('[FLD-05] hostile text takes no time', () => {
  const slow: string[] = [];
  for (const piece of ['<b ', '<', '&', '<!--', '<script', '&#', '<b <b', '&lt;b&gt;', '<p/']) {
    const long = piece.repeat(100_000);
    const started = performance.now();
    plainText(long);
    htmlToText(long);
    if (performance.now() - started > 2000) slow.push(piece);
  }
  expect(slow).toEqual([]);
});
