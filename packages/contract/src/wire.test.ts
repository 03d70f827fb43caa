import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import * as wire from './wire.ts';

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

test('[REG-11x] 1, "1" and true are on', () => {
  expect([1, '1', true, 'true'].map((value) => read(wire.flag, value))).toEqual(Array(4).fill(true));
  expect([0, '0', false, 'false', 2, '', null, 'yes', {}].map((value) => read(wire.flag, value))).toEqual(
    Array(9).fill(false),
  );
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
  expect(['1.239', 5, 'x', undefined].map((value) => read(wire.amountOrNull, value))).toEqual([123n, 500n, null, null]);
});

test('[FLD-02] nothing in the place of a fee is none, and what cannot be read is unknown', () => {
  const nothing = [null, undefined, '', ' '];
  expect(nothing.map((value) => read(wire.fee, value))).toEqual([0n, 0n, 0n, 0n]);
  expect(nothing.map((value) => read(wire.feeRate, value))).toEqual([0, 0, 0, 0]);
  expect(['1.50', 0, 'free', {}].map((value) => read(wire.fee, value))).toEqual([150n, 0n, null, null]);
  expect(['0.01', 0.005, 'x', -1, []].map((value) => read(wire.feeRate, value))).toEqual([
    0.01,
    0.005,
    null,
    null,
    null,
  ]);
});

test.each([
  ['100,500', [10_000n, 50_000n]],
  ['100, 500 ,1000', [10_000n, 50_000n, 100_000n]],
  ['1,000; 5,000', [100_000n, 500_000n]],
  ['100|200.50', [10_000n, 20_050n]],
  ['[100,500]', [10_000n, 50_000n]],
  ['["100","500"]', [10_000n, 50_000n]],
  ['100', [10_000n]],
  [
    [100, '1,000.00', null, 'x'],
    [10_000n, 100_000n],
  ],
  [{ 0: 100, 2: '500' }, [10_000n, 50_000n]],
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
  expect(wire.firstAmount(undefined, null, '', '12,34,567.50', '1')).toBe(123_456_750n);
  expect(wire.firstAmount('soon', '5.00')).toBeNull();
  expect(wire.firstAmount(undefined, null)).toBeNull();
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

test('data is found under its key or as it stands', () => {
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
