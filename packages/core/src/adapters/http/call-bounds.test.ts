import { defineCall } from '@housefront/contract/endpoint';
import { gameList } from '@housefront/contract/features/catalogue';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { testDeps } from '../../testing/index.ts';
import { ReplyTooLargeError } from './http-fetch.ts';

const news = defineCall({
  name: 'news',
  path: '/news',
  auth: 'none',
  request: z.strictObject({}),
  response: z.object({ title: z.string() }),
  summary: '',
  rows: [],
});
const halls = { currency: 'RMB', site_id: 1001, support_device: 0, template: 'desktop_1' } as const;

test('[API-11x] an answer that is too large is invalid, at once and noted with call and bytes', async () => {
  const { calls, ports } = testDeps();
  ports.http.on('/api/news', () => {
    throw new ReplyTooLargeError(17_000_000);
  });
  expect(await calls.send(news, {})).toEqual({ ok: false, error: { kind: 'invalid', code: '', message: '' } });
  expect(ports.http.sent('/api/news')).toHaveLength(1);
  expect(ports.logger.lines).toContainEqual(
    expect.objectContaining({ level: 'warn', details: { call: 'news', bytes: 17_000_000 } }),
  );
});

test('[FLD-06] a flag that is none takes its default, and is noted with call and value', async () => {
  const { calls, ports } = testDeps();
  const halls1 = [
    {
      gt_id: 1,
      gp_list: [
        { gp_id: 'A', customized: 'perhaps' },
        { gp_id: 'B', customized: 'Y' },
      ],
    },
  ];
  ports.http.malformed(gameList, halls1);
  const result = await calls.send(gameList, halls);
  expect(result).toMatchObject({ ok: true, data: [{ gp_list: [{ customized: false }, { customized: true }] }] });
  expect(ports.logger.lines).toEqual([
    expect.objectContaining({ level: 'warn', details: { call: 'gameList', values: ['perhaps'] } }),
  ]);
});

test('[CAT-06] a list that is too long is cut, and noted with call, entries and length', async () => {
  const { calls, ports } = testDeps();
  ports.http.ok(
    gameList,
    Array.from({ length: 1500 }, (_, index) => ({ gt_id: index + 1 })),
  );
  const result = await calls.send(gameList, halls);
  expect(result.ok && result.data.length).toBe(1000);
  expect(ports.logger.lines).toEqual([
    expect.objectContaining({
      level: 'warn',
      details: { call: 'gameList', cut: 500, length: expect.any(Number) },
    }),
  ]);
  ports.http.ok(gameList, [{ gt_id: 1 }]);
  await calls.send(gameList, halls);
  expect(ports.logger.lines).toHaveLength(1);
});

test('[API-10] half a character becomes U+FFFD in data, in messages and in data of a refusal', async () => {
  const { calls, ports } = testDeps();
  const answer = (text: string) => ports.http.on('/api/news', { text });
  answer(String.raw`{"code":100,"message":"","data":{"title":"A\ud83d"}}`);
  expect(await calls.send(news, {})).toMatchObject({ ok: true, data: { title: 'A\uFFFD' } });
  answer(String.raw`{"header":{"status":"101","desc":"\ude00!"},"body":{"why":"\ud83dx"}}`);
  expect(await calls.send(news, {})).toMatchObject({
    error: { kind: 'refused', message: '\uFFFD!', data: { why: '\uFFFDx' } },
  });
});
