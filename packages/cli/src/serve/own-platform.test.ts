import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { Failure } from '../base/command.ts';
import { startSmallPlatform } from '../platform/small-platform.fixtures.ts';
import { startDevSite } from './dev-site.ts';
import { givenPlatform, ownPlatform } from './own-platform.ts';
import { watchPlatform } from './watchPlatform.ts';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

const started = async () => {
  const platform = await startSmallPlatform();
  const lines: string[] = [];
  const watched = await watchPlatform(new URL(platform.address), (line) => lines.push(line));
  ends.push(
    () => platform.close(),
    () => watched.close(),
  );
  const post = (path: string, body: object = {}, headers: Record<string, string> = {}) =>
    fetch(watched.origin + path, { method: 'POST', body: JSON.stringify(body), headers });
  return { platform, watched, lines, post };
};

test.each([
  ['http://localhost:4300', undefined],
  ['http://localhost:4300/', undefined],
  ['https://api.example.com', undefined],
  ['https://platform.test', undefined],
  ['http://localhost:7280', 'http://localhost:7280'],
  ['https://api.goldhaven.net/', 'https://api.goldhaven.net'],
  ['https://example.goldhaven.net', 'https://example.goldhaven.net'],
])('[OPS-17] upstream %s: dev takes %s', (upstream, platform) => {
  expect(ownPlatform(upstream)?.origin).toBe(platform);
});

test('[OPS-17] --platform takes an address without a path, and says what is wrong with another', () => {
  expect(givenPlatform({})).toBeUndefined();
  expect(givenPlatform({ platform: ' http://localhost:7280 ' })?.origin).toBe('http://localhost:7280');
  expect(givenPlatform({ platform: 'https://api.example.com' })?.origin).toBe('https://api.example.com');
  for (const [platform, message] of [
    ['localhost', /"localhost" is no address/],
    ['ftp://a.test', /is no address/],
    ['http://a:b@c.test', /is no address/],
    ['http://localhost:7280/api/v1', /leave the path out, write http:\/\/localhost:7280\. Sites add/],
  ] as const) {
    expect(() => givenPlatform({ platform })).toThrow(Failure);
    expect(() => givenPlatform({ platform })).toThrow(message);
  }
});

test('[OPS-17] each call that fails is named once, with its level, its answer and the next step', async () => {
  const { post, lines } = await started();
  for (let turn = 0; turn < 3; turn += 1) {
    expect((await post('/api/web/logo')).status).toBe(404);
    expect((await post('/api/member/bank_account')).status).toBe(404);
    expect((await post('/api/v3/game_list')).status).toBe(200);
    // A guest without a token is no failure.
    expect((await post('/api/member/profile/my_cash')).status).toBe(401);
    expect((await post('/api/art/x.svg')).status).toBe(404);
  }
  expect(lines).toEqual([
    '  webLogo (should): HTTP 404. The head of the page has the name of the site in the place of a logo. Add it, or leave it out.',
    '  bankAccounts (should): HTTP 404. The page of bank accounts refers members to customer service. Add it, or leave it out.',
  ]);
});

test('[OPS-17] an answer that breaks the contract is named with its field, a platform that is away with the reason', async () => {
  const { platform, post, lines } = await started();
  const broken = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"code":100,"data":[{"gt_id":"slots"}]}');
  });
  await new Promise<void>((resolve) => broken.listen(0, '127.0.0.1', resolve));
  const { port } = broken.address() as AddressInfo;
  const said: string[] = [];
  const watched = await watchPlatform(new URL(`http://127.0.0.1:${port}`), (line) => said.push(line));
  ends.push(
    () => watched.close(),
    () => broken.close(),
  );
  for (const _ of [1, 2]) await fetch(`${watched.origin}/api/v3/game_list`, { method: 'POST', body: '{}' });
  expect(said).toEqual([
    `  gameList (must): The answer breaks the contract. data[0].gt_id: expected a whole number, received "slots". See all: npx housefront doctor --against http://127.0.0.1:${port}`,
  ]);

  await platform.close();
  expect((await post('/api/v3/game_list')).status).toBe(502);
  expect((await post('/api/web/logo')).status).toBe(502);
  expect(lines).toEqual([
    expect.stringMatching(
      /^ {2}The platform http:\/\/127\.0\.0\.1:\d+ does not answer: The server refuses connections on this port\. /,
    ),
  ]);
});

test('[OPS-17] a request travels on as it was: token, body, query and several cookies', async () => {
  const seen: unknown[] = [];
  const echo = createServer((request, response) => {
    void text(request).then((body) => seen.push([request.method, request.url, request.headers.authorization, body]));
    response
      .writeHead(200, [
        ['set-cookie', 'a=1'],
        ['set-cookie', 'b=2'],
        ['authorization', 'next'],
      ])
      .end('x');
  });
  await new Promise<void>((resolve) => echo.listen(0, '127.0.0.1', resolve));
  const watched = await watchPlatform(new URL(`http://127.0.0.1:${(echo.address() as AddressInfo).port}`));
  ends.push(
    () => watched.close(),
    () => echo.close(),
  );
  const answer = await fetch(`${watched.origin}/api/x?q=1`, {
    method: 'PUT',
    body: 'text',
    headers: { authorization: 'token-1' },
  });
  await expect.poll(() => seen).toEqual([['PUT', '/api/x?q=1', 'token-1', 'text']]);
  expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  expect(answer.headers.get('authorization')).toBe('next');
});

test('[OPS-17] a site from its sources shows the halls of the platform, and the terminal names what is missing', async () => {
  const { platform, watched, lines } = await started();
  const free = createServer();
  await new Promise<void>((resolve) => free.listen(0, '127.0.0.1', resolve));
  const { port } = free.address() as AddressInfo;
  await new Promise((resolve) => free.close(resolve));
  const folder = join(import.meta.dirname, '../../../../sites/1001');
  const site = await startDevSite({ id: '1001', folder, port }, new URL(platform.address), watched.origin);
  ends.push(() => site.close());
  const page = await fetch(`http://localhost:${port}/gameHall/2`, { headers: { 'accept-language': 'en-US' } });
  expect(page.status).toBe(200);
  expect(page.headers.get('content-security-policy')).toContain(platform.address);
  const html = await page.text();
  expect(html).toContain('Acme');
  expect(html).not.toContain('Rookeight');
  expect(platform.asked.map(({ path }) => path)).toContain('/api/v3/game_list');
  expect(lines.filter((line) => /^ {2}\w+ \((?:should|may)\): HTTP 404\. /.test(line)).length).toBeGreaterThan(0);
  expect(new Set(lines).size).toBe(lines.length);
}, 240_000);
