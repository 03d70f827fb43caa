import { calls } from '@housefront/contract/calls';
import { callPath, type AnyCall } from '@housefront/contract/endpoint';
import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import * as mini from 'zod/mini';
import { describeError } from '../../calls/call-message.ts';
import { testDeps } from '../../testing/index.ts';
import { platformWords } from './platform-words.ts';

beforeAll(() => import('@housefront/contract/endpoint'));

const form = z.strictObject({
  name: z.string().min(3),
  age: z.number().max(5).multipleOf(2),
  kind: z.enum(['a', 'b']),
  mail: z.email(),
  ids: z.array(z.int()),
  one: z.union([z.literal(1), z.literal('x')]),
});
const wrong: readonly unknown[] = [
  null,
  'text',
  {},
  { name: 1, age: '1', kind: 'c', mail: 'x', ids: [1.5], one: 2 },
  { name: '', age: 7, kind: 'a', mail: '', ids: {}, one: {}, more: 1 },
];
/** Messages of a platform that hands the words of its schema on. */
const raw = wrong.flatMap((value) => {
  const errors = [z.safeParse(form, value).error, mini.safeParse(form, value).error].flatMap((error) => error ?? []);
  return errors.flatMap(({ issues, message }) => [
    message,
    JSON.stringify(issues),
    ...issues.flatMap(({ code, path, message: words }) => [
      `The request is not valid (${path.join('.') || '(root)'}: ${code})`,
      `${path.join('.') || '(root)'}: ${code}`,
      code,
      ...(words === 'Invalid email address' ? [] : [words]),
    ]),
  ]);
});
const more = [
  'Expected string, received undefined',
  'String must contain at least 3 character(s)',
  "Invalid enum value. Expected 'a' | 'b', received 'c'",
  '{"errors":{"name":["validation.required"]}}',
];

test('[PLT-06] the raw text of a schema is no message, in any form in which platforms hand it on', () => {
  expect(raw.length).toBeGreaterThan(60);
  expect([...new Set([...raw, ...more])].filter((text) => platformWords(text) !== '')).toEqual([]);
});

test.each([
  'The amount is too small: at least 10 are needed',
  'Invalid number of digits',
  'The password must contain a letter',
  'Email address invalid',
  '[VIP] Please contact us',
  '{name}, please wait',
  'Error: account locked',
  '餘額不足',
  'Invalid verification code',
])('[PLT-06] words for members stay: %s', (text) => {
  expect(platformWords(text)).toBe(text);
});

test('[PLT-06] no call shows a member the words of a schema, whether a platform refuses with them or its answer does not fit', async () => {
  const { calls: client, ports } = testDeps({ token: 't' });
  const words = 'user.name: invalid_type';
  const answers = [
    { status: 200, json: { code: '400', message: words, data: null } },
    { status: 422, json: { code: '422', message: JSON.stringify([{ code: 'custom', path: ['name'] }]), data: null } },
    ...[[], 'text', 7, true, { list: 'x' }, null].map((data) => ({
      status: 200,
      json: { code: '100', message: words, data },
    })),
  ];
  const shown: unknown[] = [];
  for (const call of Object.values<AnyCall>(calls)) {
    for (const answer of answers) {
      ports.http.on(callPath(call), answer);
      const result = await client.send(call, {}, { silent: true });
      const text = result.ok ? result.message : describeError(result.error)?.text;
      if (text) shown.push([call.name, text]);
    }
  }
  expect(ports.http.requests.length).toBeGreaterThan(500);
  expect(shown).toEqual([]);
});
