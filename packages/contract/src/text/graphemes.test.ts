import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstGraphemes, graphemes, shortened } from './graphemes.ts';

const samples = [
  ['emoji', '🎁', 1],
  ['tone', '👍🏽', 1],
  ['heart', '❤️', 1],
  ['keycap', '1️⃣', 1],
  ['flag', '🇻🇳', 1],
  ['two flags', '🇻🇳🇮🇳', 2],
  ['flag of a region', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', 1],
  ['rainbow flag', '🏳️‍🌈', 1],
  ['family', '👨‍👩‍👧‍👦', 1],
  ['profession', '👩🏾‍🚀', 1],
  ['decomposed accent', 'e\u0301', 1],
  ['two accents', 'ê\u0323', 1],
  ['Vietnamese', 'Tiếng', 5],
  ['Vietnamese, decomposed', 'Tiếng'.normalize('NFD'), 5],
  ['Hindi', 'नमस्ते', 3],
  ['Hindi conjunct', 'क्ष', 1],
  ['Bengali', 'বাংলা', 2],
  ['Tamil', 'தமிழ்', 3],
  ['Thai', 'ที่นี่', 2],
  ['Thai am', 'น้ำ', 1],
  ['Burmese', 'မြန်မာ', 3],
  ['Korean', '한국어', 3],
  ['Korean, decomposed', '한국어'.normalize('NFD'), 3],
  ['Chinese beyond the first plane', '𠮷野', 2],
  ['variation of an ideograph', '葛\u{e0100}', 1],
  ['line end', 'a\r\nb', 3],
  ['Arabic', 'مُحَمَّد', 4],
  ['letters', 'abc', 3],
  ['lone half', '\ud83c', 1],
] as const;

test.each(samples)('[FLD-05] %s: %s counts as %i', (_, text, count) => {
  expect(graphemes(text)).toHaveLength(count);
  expect(graphemes(text).join('')).toBe(text);
});

test('[FLD-05] no cut falls within a character, wherever it is made', () => {
  const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
  const piece = fc.oneof(
    fc.constantFrom(...samples.map(([, text]) => text)),
    fc.constantFrom(
      'a',
      ' ',
      '1',
      '\u200d',
      '\ufe0f',
      '\u0301',
      '\u094d',
      '🇻',
      '🏽',
      '\u1100',
      '\u1161',
      '\u11a8',
      '가',
      '\u0600',
    ),
    fc.string({ unit: 'grapheme', maxLength: 3 }),
    fc.string({ unit: 'binary', maxLength: 3 }),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const text = pieces.join('');
      const ends = new Set([0, text.length, ...[...segmenter.segment(text)].map(({ index }) => index)]);
      for (let most = 0; most <= text.length; most += 1) {
        const first = firstGraphemes(text, most);
        expect(text.startsWith(first)).toBe(true);
        expect([text, ends.has(first.length)]).toEqual([text, true]);
        expect(graphemes(first).length).toBeLessThanOrEqual(Math.max(most, text.length <= most ? text.length : most));
      }
    }),
    { numRuns: 800 },
  );
});

test('[FLD-05] what is cut ends with an ellipsis, and counts characters', () => {
  expect(shortened('🎁🔥💰', 2)).toBe('🎁🔥…');
  expect(shortened('🎁🔥💰', 3)).toBe('🎁🔥💰');
  expect(shortened('one two', 4)).toBe('one…');
  expect(shortened('one', 4)).toBe('one');
  expect(shortened('', 4)).toBe('');
  expect(firstGraphemes('abc', 0)).toBe('');
});

test('[FLD-05] marks without end neither fill a page nor take time', () => {
  for (const mark of ['\u0301', '\u200d', '\u200d👩', '\u094dक', '\u0600']) {
    const text = `e${mark.repeat(100_000)}`;
    const started = performance.now();
    expect(firstGraphemes(text, 60).length).toBeLessThan(60 * 160);
    expect(performance.now() - started).toBeLessThan(1000);
  }
});
