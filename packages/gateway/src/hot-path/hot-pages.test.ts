import type http from 'node:http';
import { BlockList } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import type { GatewayOptions } from '../options.ts';
import { pageOf } from '../sites/site.fixtures.ts';
import type { RenderRequest } from '../base/types.ts';
import type { GatewaySite } from '../sites/gateway-site.ts';
import { listeningSite } from './hot-pages.fixtures.ts';

const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const run of cleanups.splice(0)) await run();
});

const paged = (request: RenderRequest) => ({ ...pageOf(request), headers: { 'x-page': '1' } });

async function start(over: Partial<GatewaySite> = {}, options: Partial<GatewayOptions> = {}) {
  const started = await listeningSite({ render: (request) => Promise.resolve(paged(request)), ...over }, options);
  cleanups.push(started.stop);
  return started;
}

const gzip = { 'accept-encoding': 'gzip' };

test.each([
  ['plain', {}, {}],
  ['compressed', gzip, {}],
  ['over https', { ...gzip, 'x-forwarded-proto': 'https', 'x-request-id': 'given-id-12345' }, { proxied: true }],
])(
  '[GW-02][SEC-01] a page that lies ready is answered as the app answers it: %s',
  async (_name, headers, { proxied = false }: { proxied?: boolean }) => {
    const trustedProxies = new BlockList();
    trustedProxies.addSubnet('127.0.0.0', 8);
    const { get, log } = await start({}, proxied ? { trustedProxies } : {});
    const [first, second] = [await get('/faq', headers), await get('/faq', headers)];
    expect([first.hot, second.hot]).toEqual([false, true]);
    const [one, other] = [first, second].map(({ headers: head, body }) => {
      const { date: _date, 'x-request-id': id, ...rest } = head;
      return { id, rest, body };
    });
    expect(other?.rest).toEqual(one?.rest);
    expect(other?.body).toEqual(one?.body);
    expect(other?.id).toMatch(proxied ? /^given-id-12345$/ : /^[\w-]{36}$/);
    const lines = log.lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines.map(({ path, cache, status }) => [path, cache, status])).toEqual([
      ['/faq', 'miss', 200],
      ['/faq', 'hit', 200],
    ]);
  },
);

test('[GW-02] what a page depends on still decides: mode, language, currency, query, host', async () => {
  const { get } = await start();
  const text = async (path: string, headers: http.OutgoingHttpHeaders = {}) => {
    await get(path, headers);
    const { body, hot } = await get(path, headers);
    expect(hot).toBe(true);
    return body.toString();
  };
  const texts = [
    await text('/'),
    await text('/', { cookie: 'a=1; view_mode=mobile' }),
    await text('/', { cookie: 'lang=en_US' }),
    await text('/', { 'accept-language': 'en' }),
    await text('/', { 'user-agent': 'iPhone' }),
    await text('/games?gp_id=GP01'),
  ];
  expect(texts[3]).toBe(texts[2]);
  expect(texts[4]).toBe(texts[1]);
  expect(new Set(texts).size).toBe(4);
  expect(await text('/?utm_source=x&gp_id=GP01')).toBe(texts[0]);
});

test('[GW-02] stale pages, credentials, other methods and unreadable paths are left to the app', async () => {
  const { get, clock } = await start();
  await get('/');
  expect((await get('/')).hot).toBe(true);
  for (const [path, headers, method] of [
    ['/?tk=secret', {}, 'GET'],
    ['/', { authorization: 'x' }, 'GET'],
    ['/', {}, 'HEAD'],
    ['/', {}, 'POST'],
    ['/%ff', {}, 'GET'],
    ['//evil.example.com/', {}, 'GET'],
    ['/', { range: 'bytes=0-9' }, 'GET'],
  ] as const) {
    await get(path, headers, method);
    expect([path, (await get(path, headers, method)).hot]).toEqual([path, false]);
  }
  clock.advance(30_000);
  const stale = await get('/');
  expect([stale.hot, stale.status]).toEqual([false, 200]);
});

test('[GW-02] pages that are not to be kept, and redirects, never come from the hot path', async () => {
  const open = await start({ render: async (request) => ({ ...paged(request), cacheable: false }) });
  const leading = await start({ render: async (request) => ({ ...paged(request), redirect: '/faq' }) });
  for (const { get } of [open, leading]) {
    await get('/');
    expect((await get('/')).hot).toBe(false);
  }
});
