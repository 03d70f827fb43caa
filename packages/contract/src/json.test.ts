import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { defineChannel, parseEvent } from './channel.ts';
import { parseJson, wellFormed } from './json.ts';
import { carouselPicture } from './features/banners.ts';
import { parseResponse } from './endpoint.ts';

/** Texts of any code units, halves of pairs among them. */
const anyText = fc
  .array(fc.oneof(fc.integer({ min: 0xd7f0, max: 0xe00f }), fc.integer({ min: 0, max: 0xffff }), fc.constant(0x5c)))
  .map((units) => String.fromCharCode(...units));

/** Without backslashes: Node.js 24 mistakes an escaped key for a key `\\` that it read before. */
const anyKey = anyText.map((text) => text.replaceAll('\\', '/'));

/** The value with every text made well-formed by the engine. */
function repaired(value: unknown): unknown {
  if (typeof value === 'string') return value.toWellFormed();
  if (Array.isArray(value)) return value.map(repaired);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key.toWellFormed(), repaired(part)]));
}

test('[API-10] half a character of a reply becomes U+FFFD, and whole ones stay', () => {
  expect(parseJson(String.raw`{"a":"A\ud83d","b":"\uDE00B","c":"\ud83d\ude00","d":"😀","\ud83d":"\\ud83d"}`)).toEqual({
    a: 'A\uFFFD',
    b: '\uFFFDB',
    c: '😀',
    d: '😀',
    '\uFFFD': String.raw`\ud83d`,
  });
  expect(parseJson(String.raw`"\\\ud83d\ud83d\ude00"`)).toBe('\\\uFFFD😀');
});

test('whatever its texts are, a reply is read as the engine would repair it', () => {
  const value = fc.letrec((tie) => ({
    any: fc.oneof({ depthSize: 'small' }, anyText, fc.integer(), fc.constant(null), tie('list'), tie('map')),
    list: fc.array(tie('any')),
    map: fc.dictionary(anyKey, tie('any')),
  })).any;
  fc.assert(
    fc.property(value, (given) => {
      const written = JSON.stringify(given);
      const expected = repaired(JSON.parse(written));
      expect(parseJson(written)).toEqual(expected);
      // Written as PHP does, with every sign beyond ASCII escaped.
      const escaped = written.replace(
        /[\u0080-\uffff]/g,
        (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
      );
      expect(parseJson(escaped)).toEqual(expected);
      expect(wellFormed(given)).toEqual(expected);
    }),
    { numRuns: 2000 },
  );
});

test('what is no JSON is undefined, with half a character in it too', () => {
  for (const text of ['', '<html>', '{', String.raw`{"a":"\ud83d`, String.raw`"\ud83`])
    expect(parseJson(text)).toBeUndefined();
  expect(wellFormed(undefined)).toBeUndefined();
});

test('texts of realtime events and of JSON inside a reply are well-formed as well', () => {
  const channel = defineChannel({
    name: 'c',
    kind: 'public',
    summary: '',
    rows: [],
    events: { e: z.object({ title: z.string() }) },
  });
  expect(parseEvent(channel, 'e', { title: 'A\ud83d' })).toEqual({ title: 'A\uFFFD' });
  const parsed = parseResponse(carouselPicture, [
    { id: 1, picture_url: '/a.png', game_info: String.raw`{"gp_id":"A\ud83d","game_type":"2","game_code":"x"}` },
  ]);
  expect(JSON.stringify(parsed)).not.toContain(String.raw`\ud83d`);
});
