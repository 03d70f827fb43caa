import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { envelope, headerEnvelope, isSuccessCode, normalizeEnvelope, readReply } from './envelope.ts';

test('[API-10] both forms of a reply give the same normal form', () => {
  const normal = { ok: true, code: '100', message: 'fine', data: { a: 1 } };
  expect(normalizeEnvelope({ code: '100', message: 'fine', data: { a: 1 } })).toEqual(normal);
  expect(normalizeEnvelope({ header: { status: 100, desc: 'fine' }, body: { a: 1 } })).toEqual(normal);
  expect(normalizeEnvelope(envelope(100, 'fine', { a: 1 }))).toEqual(normal);
  expect(normalizeEnvelope(headerEnvelope('100', 'fine', { a: 1 }))).toEqual(normal);
});

test.each([
  ['HTML', '<html></html>'],
  ['nothing', undefined],
  ['empty text', ''],
  ['null', null],
  ['a list', [{ code: '100' }]],
  ['an object without a code', { data: {} }],
  ['a blank code', { code: ' ' }],
  ['a code of another type', { code: true, data: 1 }],
  ['an empty header', { header: {}, body: 1 }],
  ['NaN', { code: Number.NaN }],
])('[API-11x] a shapeless reply is none: %s', (_, raw) => {
  expect(normalizeEnvelope(raw)).toBeNull();
});

test('[API-11x] header.status, header.desc and body map to code, message and data', () => {
  expect(normalizeEnvelope({ header: { status: '101', desc: 'no' }, body: [1] })).toEqual({
    ok: false,
    code: '101',
    message: 'no',
    data: [1],
  });
});

test.each(['100', '1000', 100, 1000])('[API-12] success code %j', (code) => {
  expect(isSuccessCode(code)).toBe(true);
});

test.each(['101', '0', undefined, null, '', 200, true, ['100'], '100 '])('[API-12] no success code %j', (code) => {
  expect(isSuccessCode(code)).toBe(false);
});

test('[APIM-01] only 100 and 1000 succeed, as text or number', () => {
  const codes = ['100', 100, '1000', 1000, '101', '099', '10'];
  expect(codes.map((code) => normalizeEnvelope({ code })?.ok)).toEqual([true, true, true, true, false, false, false]);
  expect(normalizeEnvelope({ code: '099' })?.code).toBe('099');
});

test.each([
  ['code form', { code: '100', message: 'm', data: { member_id: 7 } }],
  ['header form', { header: { status: '100', desc: 'm' }, body: { member_id: 7 } }],
  ['code form with apiResponseData', { code: 100, message: 'm', data: { apiResponseData: { member_id: 7 } } }],
  [
    'header form with apiResponseData',
    { header: { status: 1000, desc: 'm' }, body: { apiResponseData: { member_id: 7 } } },
  ],
  ['code form with further keys', { code: 100, message: 'm', data: { member_id: 7 }, time: 1 }],
])('[APIM-44x] one normalizer reads %s', (_, raw) => {
  expect(normalizeEnvelope(raw)).toMatchObject({ ok: true, message: 'm', data: { member_id: 7 } });
});

test('[REG-83x] codeFull is read beside the code or in the data and replaces a missing code', () => {
  expect(normalizeEnvelope({ code: '101', codeFull: 113 })).toMatchObject({ code: '101', codeFull: '113' });
  expect(normalizeEnvelope({ code: '101', data: { codeFull: '228' } })).toMatchObject({ codeFull: '228' });
  expect(normalizeEnvelope({ codeFull: '102', message: 'used' })).toMatchObject({ ok: false, code: '102' });
  expect(normalizeEnvelope({ code: '101' })).not.toHaveProperty('codeFull');
});

test('a missing or odd message is empty', () => {
  expect(normalizeEnvelope({ code: '101' })?.message).toBe('');
  expect(normalizeEnvelope({ code: '101', message: { text: 'x' } })?.message).toBe('');
});

test('plain replies are the data, but an envelope around one is taken off', () => {
  expect(readReply({ reply: 'plain' }, { id: 'b1' })?.data).toEqual({ id: 'b1' });
  expect(readReply({ reply: 'plain' }, { code: '1000', data: { id: 'b1' } })?.data).toEqual({ id: 'b1' });
  expect(readReply({ reply: 'plain' }, { code: '101' })?.ok).toBe(false);
  expect(readReply({ reply: 'envelope' }, { id: 'b1' })).toBeNull();
  expect(readReply({ reply: 'plain' }, null)).toBeNull();
});

test('never throws, and ok holds exactly for success codes', () => {
  const shaped = fc.record(
    { code: fc.anything(), message: fc.anything(), data: fc.anything(), header: fc.anything(), body: fc.anything() },
    { requiredKeys: [] },
  );
  const holds = fc.property(fc.oneof(fc.jsonValue(), fc.string(), fc.anything(), shaped), (raw) => {
    const found = normalizeEnvelope(raw);
    return found === null || found.ok === isSuccessCode(found.code);
  });
  expect(fc.check(holds, { numRuns: 2000 }).failed).toBe(false);
});
