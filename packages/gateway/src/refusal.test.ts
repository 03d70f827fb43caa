import { afterEach, expect, test, vi } from 'vitest';
import { listening, raw, statusOf, type Cleanups } from './raw-client.fixtures.ts';
import { echo } from './hot-path/hot-pages.fixtures.ts';
import { refusedHead, targetOf } from './refusal.ts';

vi.setConfig({ testTimeout: 30_000 });

const cleanups: Cleanups = [];
afterEach(async () => {
  for (const run of cleanups.splice(0).toReversed()) await run();
});

const start = async () => listening(cleanups, { render: echo });
const get = (target: string, cookie: number) =>
  `GET ${target} HTTP/1.1\r\nHost: play.example.com\r\nConnection: close\r\nCookie: lang=en_US; t=${'x'.repeat(cookie)}; view_mode=mobile\r\n\r\n`;

test.each([15, 17, 32, 40, 60])(
  '[FLD-11] %i KB of cookies are read; a page gets to know those that shape it',
  async (size) => {
    const { port } = await start();
    const answer = await raw(port, get('/faq', size * 1024));
    expect(statusOf(answer)).toBe(200);
    expect(answer).toContain('"mode":"mobile","locale":"en_US","cookies":{');
    expect(answer).not.toContain('xxx');
  },
);

test.each([
  ['/faq', '<h1 lang="en">Too Many Cookies</h1>', 'delete the cookies of this site'],
  ['/api/v3/game_list', '"code":"431"', 'Deleting the cookies of this site may help'],
])('[FLD-11] more than that is answered to the visitor of %s, and logged', async (target, ...says) => {
  const { port, log } = await start();
  const answer = await raw(port, get(target, 80 * 1024));
  expect(statusOf(answer)).toBe(431);
  for (const words of says) expect(answer).toContain(words);
  expect(answer).toMatch(/content-security-policy: default-src 'none'/);
  expect(answer).toMatch(/connection: close\r\n/);
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  expect(Number(/content-length: (\d+)/.exec(head)?.[1])).toBe(Buffer.byteLength(body));
  expect(log.lines.map((line) => JSON.parse(line) as object)).toMatchObject([
    { level: 30, msg: 'a request could not be read', status: 431, failure: 'the head is too large' },
  ]);
});

test.each([
  'nonsense\r\n\r\n',
  'GET / HTTP/9.9\r\n\r\n',
  'GET /\u0000 HTTP/1.1\r\nHost: a\r\n\r\n',
  'GET / HTTP/1.1\r\nHost : a\r\n\r\n',
  'GET / HTTP/1.1\r\n\r\n',
  // The parser takes these, and the server behind it does not.
  'GET / HTTP/1.1\r\nHost:\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: a/b\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: user@a\r\n\r\n',
  'GET /a\\b HTTP/1.1\r\nHost: a\r\n\r\n',
  'GET http://a:99999/ HTTP/1.1\r\nHost: a\r\n\r\n',
])('[FLD-11] [SEC-07] what is no request is answered as such, with headers and a line: %j', async (text) => {
  const { port, log } = await start();
  const answer = await raw(port, text);
  expect(statusOf(answer)).toBe(400);
  expect(answer).toMatch(/content-security-policy: default-src 'none'/);
  expect(answer).toMatch(/x-content-type-options: nosniff/);
  expect(log.lines.map((line) => JSON.parse(line) as object)).toMatchObject([{ status: 400 }]);
});

test('[SEC-07] an unknown expectation is passed over', async () => {
  const { port, log } = await start();
  const answer = await raw(port, get('/faq', 1).replace('Connection', 'Expect: tea\r\nConnection'));
  expect([statusOf(answer), log.lines.length]).toEqual([200, 1]);
});

test('[FLD-11] what cannot be read in the middle of an answer adds nothing to it', async () => {
  const { port } = await start();
  const answer = await raw(port, `${get('/faq', 10).replace('Connection: close\r\n', '')}nonsense\r\n\r\n`);
  expect(
    answer
      .split('HTTP/1.1 ')
      .slice(1)
      .map((part) => Number(part.slice(0, 3))),
  ).toEqual([]);
});

test('[FLD-11] a head of megabytes is cut off and answered with a page', async () => {
  const { port, log } = await start();
  expect(await raw(port, get('/faq', 1_000_000).slice(0, 200_000))).toContain('Too Many Cookies');
  expect(log.lines.join('')).toContain('HPE_HEADER_OVERFLOW');
});

test('the address of a request that never came as a whole', () => {
  const of = (text: string) => targetOf(Buffer.from(text));
  expect([of('GET /api/x HTTP/1.1'), of('POST /'), of('nonsense'), targetOf(undefined)]).toEqual([
    '/api/x',
    '/',
    undefined,
    undefined,
  ]);
  expect(refusedHead(['host', 'a', 'x', 'host', 'y', 'Host'])).toBeUndefined();
});
