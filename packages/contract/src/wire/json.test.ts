import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { calls } from '../registry/calls.ts';
import { defineChannel, parseEvent } from '../calls/channel.ts';
import { parseJson, wellFormed } from './json.ts';
import { carouselPicture } from '../features/banners/banners.ts';
import { parseResponse } from '../calls/endpoint.ts';

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

const whole19 = fc.bigInt({ min: -(10n ** 24n), max: 10n ** 24n });

test('[FLD-03] whole numbers keep every digit: what JavaScript cannot hold is text', () => {
  const ids = fc.array(fc.oneof(whole19, fc.bigInt({ min: -(2n ** 54n), max: 2n ** 54n })));
  fc.assert(
    fc.property(ids, fc.constantFrom('', ' ', '\n'), (given, gap) => {
      const text = `{"list":[${given.join(`${gap},${gap}`)}],"n":"x"}`;
      const { list } = parseJson(text) as { list: (string | number)[] };
      expect(list.map(String)).toEqual(given.map(String));
      expect(list.filter((value) => typeof value === 'number' && !Number.isSafeInteger(value))).toEqual([]);
    }),
    { numRuns: 1000 },
  );
});

test.each([
  ['2022072512345928259', '2022072512345928259'],
  ['-9223372036854775808', '-9223372036854775808'],
  ['9007199254740991', 9_007_199_254_740_991],
  ['9007199254740992', '9007199254740992'],
  ['9007199254740993', '9007199254740993'],
  ['1234567890123456', 1_234_567_890_123_456],
  ['12345678901234567890.5', '12345678901234567890.5'],
  ['90071992547409.91', '90071992547409.91'],
  ['9007199254740.91', 9_007_199_254_740.91],
  ['900719925474099.12', '900719925474099.12'],
  ['4.3499999999999996', 4.35],
  ['0.10000000000000001', 0.1],
  ['1.2345678901234567e+25', Number('1.2345678901234567e25')],
  ['12345678901234567890e2', '12345678901234567890e2'],
  ['1e400', Infinity],
  ['0', 0],
])('[FLD-03] the JSON number %s is read as %j', (text, read) => {
  expect(parseJson(text)).toBe(read);
  expect(parseJson(`{"a":[${text} , ${text}],"b":\t${text}}`)).toEqual({ a: [read, read], b: read });
});

test('[FLD-03] digits inside texts and keys stay as they are, whatever surrounds them', () => {
  const piece = fc.constantFrom('2022072512345928259', '"', '\\', ':', ',', '{', ' ', '😀', '\ud83d', 'e5', '-', '.');
  const text = fc.array(piece).map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(
      fc.dictionary(
        text.map((key) => key.replaceAll('\\', '/')),
        fc.oneof(text, fc.array(text)),
      ),
      (given) => {
        expect(parseJson(JSON.stringify(given))).toEqual(repaired(given));
      },
    ),
    { numRuns: 1000 },
  );
});

test('[FLD-03] what is no JSON does not become any by its long numbers', () => {
  const piece = fc.constantFrom(
    '12345678901234567890',
    '01234567890123456789',
    '.',
    '-',
    '"',
    '{',
    '}',
    '[',
    ']',
    ':',
    ',',
    'e',
    '1',
    ' ',
    '\n',
    '\\',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const text = pieces.join('');
      let valid = true;
      try {
        JSON.parse(text);
      } catch {
        valid = false;
      }
      expect(parseJson(text) !== undefined).toBe(valid);
    }),
    { numRuns: 5000 },
  );
});

test('[FLD-03] a large reply with long ids, and one long text full of quotation marks, are read in a moment', () => {
  const games = Array.from(
    { length: 10_000 },
    (_, index) => `{"game_id":13496250844744${10_000 + index},"n":"\\"\\\\"}`,
  );
  const begun = performance.now();
  expect(parseJson(`[${games.join(',')}]`)).toHaveLength(10_000);
  expect(parseJson(`["${'\\"'.repeat(500_000)}",12345678901234567890]`)).toHaveLength(2);
  expect(parseJson(`["${'\\\\'.repeat(500_000)}",12345678901234567890]`)).toHaveLength(2);
  expect(parseJson(`"${'12345678901234567890'.repeat(100_000)}`)).toBeUndefined();
  expect(performance.now() - begun).toBeLessThan(2000);
});

test('[FLD-03] ids of replies, of JSON inside a reply and of events come with all digits', () => {
  const id = '1349625084474417001';
  const game = parseResponse(
    calls.hotGames,
    parseJson(`[{"game_id":${id},"gp_id":${id},"house":${id},"label_ids":[${id}]}]`),
  );
  expect(game).toMatchObject({ ok: true, data: [{ game_id: id, gp_id: id, house: id, label_ids: [id] }] });
  const order = parseResponse(calls.depositStore, parseJson(`{"order_number":${id},"pay_url":null}`));
  expect(order).toMatchObject({ ok: true, data: { order_number: id } });
  const banner = parseResponse(
    carouselPicture,
    parseJson(`[{"id":${id},"game_link_parameter":"{\\"gp_id\\":${id}}"}]`),
  );
  expect(banner).toMatchObject({ ok: true, data: [{ id, game_link_parameter: { gp_id: id } }] });
  const link = parseResponse(
    calls.infoData,
    parseJson(
      `"{\\"tk\\":\\"t\\",\\"member_id\\":${id},\\"member_account\\":\\"a\\",\\"member_currency\\":\\"RMB\\"}"`,
    ),
  );
  expect(link).toMatchObject({ ok: true, data: { member_id: id } });
});
