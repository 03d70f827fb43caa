import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { calls } from '../registry/calls.ts';
import { parseResponse } from '../calls/endpoint.ts';
import { gameSchema } from '../features/catalogue/catalogue.ts';
import { readWith } from './read-context.ts';
import * as wire from './wire.ts';
import { money } from '../money/money.fixtures.ts';

function read<S extends z.core.$ZodType>(schema: S, value: unknown): z.output<S> | 'refused' {
  const result = z.safeParse(schema, value);
  return result.success ? result.data : 'refused';
}

test('ids are text, trimmed and never blank', () => {
  expect([7, '7', ' GPR8 '].map((value) => read(wire.id, value))).toEqual(['7', '7', 'GPR8']);
  expect(['', ' ', null, undefined, {}, true].map((value) => read(wire.id, value))).toEqual(Array(6).fill('refused'));
  expect([7, '', null, undefined, {}].map((value) => read(wire.idOrNull, value))).toEqual([
    '7',
    null,
    null,
    null,
    null,
  ]);
});

test('missing parts of an object fall back instead of failing', () => {
  const schema = z.object({
    text: wire.textOrEmpty,
    count: wire.count,
    flag: wire.flag,
    cash: wire.amountOrNull,
    list: wire.listOf(wire.id),
    name: wire.localizedText,
    map: wire.textMap,
    part: wire.orNull(z.object({ a: wire.id })),
    pass: wire.passThrough,
    on: wire.flagUnlessOff,
  });
  const empty = {
    text: '',
    count: 0,
    flag: false,
    cash: null,
    list: [],
    name: '',
    map: {},
    part: null,
    pass: '',
    on: true,
  };
  expect(read(schema, {})).toEqual(empty);
  expect(read(schema, Object.fromEntries(Object.keys(empty).map((key) => [key, null])))).toEqual(empty);
  expect(
    read(schema, { text: {}, count: 'x', cash: 'x', list: 'x', name: 1.5, map: [], part: [], pass: {}, on: 0 }),
  ).toEqual({
    ...empty,
    name: '1.5',
    on: false,
  });
});

const ON = [
  1,
  '1',
  true,
  'true',
  'TRUE',
  'True',
  'Y',
  'y',
  'yes',
  'YES',
  'Yes',
  'on',
  'ON',
  'On',
  't',
  'T',
  ' 1',
  'y\t',
  '\u3000on ',
];
const OFF = [
  0,
  '0',
  false,
  'false',
  'FALSE',
  'False',
  'N',
  'n',
  'no',
  'NO',
  'No',
  'off',
  'OFF',
  'Off',
  'f',
  'F',
  ' 0',
  'n\n',
  '\u3000off ',
];
const NOTHING = [undefined, null, '', ' ', '\t'];
const NO_FLAG = [
  2,
  -1,
  '2',
  '01',
  'maybe',
  'oui',
  'ja',
  'enabled',
  'null',
  'undefined',
  '1.0',
  1.5,
  {},
  [],
  [1],
  '是',
  'yess',
  'truе',
];

test('[FLD-06] [REG-11x] flags are read in every usual writing', () => {
  for (const schema of [wire.flag, wire.flagUnlessOff, wire.flagOrNull]) {
    expect(ON.map((value) => read(schema, value))).toEqual(ON.map(() => true));
    expect(OFF.map((value) => read(schema, value))).toEqual(OFF.map(() => false));
  }
  expect(read(gameSchema, { game_id: 1, member_favorite: ' Yes', is_favorite: 'F', demo: 'on' })).toMatchObject({
    member_favorite: true,
    is_favorite: false,
    demo: true,
  });
});

test.each([
  ['off', wire.flag, false],
  ['on', wire.flagUnlessOff, true],
  ['unknown', wire.flagOrNull, null],
] as const)('[FLD-06] what is no flag takes the default, %s', (_, schema, missing) => {
  for (const value of [...NOTHING, ...NO_FLAG]) expect([value, read(schema, value)]).toEqual([value, missing]);
});

test('[FLD-06] a reply names which flags were none: a few, shortened, and none of those that are missing', () => {
  const misreadOf = (...flags: readonly unknown[]) => {
    const parsed = parseResponse(
      calls.hotGames,
      flags.map((demo) => ({ game_id: 'a', demo, label_ids: null })),
    );
    return parsed.ok ? parsed.misread : 'refused';
  };
  expect(misreadOf(...ON, ...OFF, ...NOTHING)).toEqual([]);
  expect(misreadOf('maybe', 2, 'maybe', {}, 'x'.repeat(500))).toEqual(['maybe', '2', '{}', 'x'.repeat(20)]);
  expect(misreadOf(...Array.from({ length: 9 }, (_, index) => `v${index}`))).toEqual(['v0', 'v1', 'v2', 'v3', 'v4']);
  // A character of two code units is never cut in half.
  expect(misreadOf(`a${'🎰'.repeat(30)}`)).toEqual([`a${'🎰'.repeat(19)}`]);
  expect(misreadOf()).toEqual([]);
});

test('whole numbers come from numbers and numeric text', () => {
  expect([3, '3', '3.5', '', 'x', null].map((value) => read(wire.whole, value))).toEqual([
    3,
    3,
    'refused',
    'refused',
    'refused',
    'refused',
  ]);
  expect([3, '3', '3.5', '', 'x', null, []].map((value) => read(wire.wholeOrNull, value))).toEqual([
    3,
    3,
    null,
    null,
    null,
    null,
    null,
  ]);
});

test('amounts are minor units', () => {
  expect(['1.239', 5, 'x', undefined].map((value) => read(wire.amountOrNull, value))).toEqual([
    money(123n),
    money(500n),
    null,
    null,
  ]);
});

test('[FLD-02] nothing in the place of a fee is none, and what cannot be read is unknown', () => {
  const nothing = [null, undefined, '', ' '];
  expect(nothing.map((value) => read(wire.fee, value))).toEqual([money(0n), money(0n), money(0n), money(0n)]);
  expect(nothing.map((value) => read(wire.feeRate, value))).toEqual([0, 0, 0, 0]);
  expect(['1.50', 0, 'free', {}].map((value) => read(wire.fee, value))).toEqual([money(150n), money(0n), null, null]);
  expect(['0.01', 0.005, 'x', -1, []].map((value) => read(wire.feeRate, value))).toEqual([
    0.01,
    0.005,
    null,
    null,
    null,
  ]);
});

test.each([
  ['100,500', [money(10_000n), money(50_000n)]],
  ['100, 500 ,1000', [money(10_000n), money(50_000n), money(100_000n)]],
  ['1,000; 5,000', [money(100_000n), money(500_000n)]],
  ['100|200.50', [money(10_000n), money(20_050n)]],
  ['[100,500]', [money(10_000n), money(50_000n)]],
  ['["100","500"]', [money(10_000n), money(50_000n)]],
  ['100', [money(10_000n)]],
  [
    [100, '1,000.00', null, 'x'],
    [money(10_000n), money(100_000n)],
  ],
  [{ 0: 100, 2: '500' }, [money(10_000n), money(50_000n)]],
  // One thousand, or one and nothing?
  ['1,000', []],
  ['1,000,5,000', []],
  ['', []],
  [null, []],
  ['few', []],
])('[FLD-02] amounts to choose from are read from %j', (value, amounts) => {
  expect(read(wire.amountList, value)).toEqual(amounts);
});

test('[FLD-01] [WAL-02x] the first amount that is there counts, also when it cannot be read', () => {
  const { context } = readWith(wire.amountOrNull, null);
  const first = (...values: readonly unknown[]) => wire.firstAmount(values, context);
  expect(first(undefined, null, '', '12,34,567.50', '1')).toEqual(money(123_456_750n));
  expect(first('soon', '5.00')).toBeNull();
  expect(first(undefined, null)).toBeNull();
});

test('a list may be a map, and broken items are left out', () => {
  const list = wire.listOf(z.object({ id: wire.id }));
  expect(read(list, [{ id: 1 }, null, 'x', { id: '' }, { id: 2 }])).toEqual([{ id: '1' }, { id: '2' }]);
  expect(read(list, { 0: { id: 1 }, 4: { id: 2 } })).toEqual([{ id: '1' }, { id: '2' }]);
  expect(read(list, 'x')).toEqual([]);
});

test('localized text is text or a map of text', () => {
  expect(read(wire.localizedText, { zh_CN: '龙', en_US: 'Dragon', xx: 5 })).toEqual({ zh_CN: '龙', en_US: 'Dragon' });
  expect(read(wire.localizedText, 'Dragon')).toBe('Dragon');
});

test('data is found under its key or as it is', () => {
  const schema = wire.under(['detail', 'list'], wire.listOf(wire.id));
  expect(read(schema, { list: [1] })).toEqual(['1']);
  expect(read(schema, [1])).toEqual(['1']);
  expect(read(schema, undefined)).toEqual([]);
});

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  '/relative',
  '//host/x',
  '',
  null,
  'http://u:p@h/',
  'blob:http://x',
])('no web address: %j', (value) => {
  expect(wire.webAddress(value)).toBeNull();
});

test.each([
  [5, 5, 5],
  ['12', 12, 12],
  [0, 0, 0],
  ['0', 0, 0],
  [-1, null, 0],
  ['-1', null, 0],
  [-0.5, null, 0],
  [1.5, null, 0],
  ['many', null, 0],
  [null, null, 0],
  [undefined, null, 0],
  [2 ** 53, null, 0],
])('[FLD-17] a count of %j is read as %j, or as %j where one is needed: never below 0', (value, known, shown) => {
  expect([read(wire.countOrNull, value), read(wire.count, value)]).toEqual([known, shown]);
});

test.each([
  ['100', money(10_000n)],
  [0.01, money(1n)],
  ['0', null],
  [0, null],
  ['0.00', null],
  [-1, null],
  ['-1', null],
  ['-0.01', null],
  ['(5.00)', null],
  ['none', null],
  ['', null],
  [null, null],
])('[FLD-17] the least or most of %j is a limit of %o', (value, limit) => {
  const limits = { min_amount: value, max_amount: value };
  const both = { min_amount: limit, max_amount: limit };
  expect(parseResponse(calls.withdrawalInfo, limits)).toMatchObject({ ok: true, data: both });
  const list = [{ id: '1', type: 'bank', ...limits }];
  expect(parseResponse(calls.depositMethods, { list })).toMatchObject({ ok: true, data: { list: [both] } });
});
