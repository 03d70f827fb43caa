import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { BlockList } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import type { GatewayOptions } from '../options.ts';
import { listeningSite } from './hot-pages.fixtures.ts';

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const run of cleanups.splice(0)) await run();
});

const LONG = JSON.stringify({ code: '100', data: 'x'.repeat(5000) });
const BIG = JSON.stringify({ code: '100', data: 'x'.repeat(200_000) });

/** A platform that tells who asked, and a gateway before it. */
async function start(options: Partial<GatewayOptions> = {}, account = '', prefix = '') {
  const asked: { url: string; headers: http.IncomingHttpHeaders }[] = [];
  const platform = http.createServer((request, response) => {
    asked.push({ url: request.url ?? '', headers: request.headers });
    const path = request.url?.split('?')[0];
    if (path === '/api/nothing') return response.writeHead(204).end();
    if (path === '/api/bare') return response.writeHead(200, { 'content-length': 2 }).end('ok');
    if (path === '/api/away') return response.writeHead(302, { location: '/api/short' }).end();
    if (path === '/api/gone') return request.socket.destroy();
    const body = path === '/api/long' ? LONG : path === '/api/big' ? BIG : '{"code":"100","data":[]}';
    const length = path === '/api/big' ? {} : { 'content-length': body.length };
    response.writeHead(200, { 'content-type': 'application/json', etag: '"e1"', vary: 'language', ...length });
    return response.end(body);
  });
  await new Promise<void>((resolve) => platform.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(platform.address() as AddressInfo).port}`;
  const started = await listeningSite({ upstream: `http://${account}${host}${prefix}` }, options);
  cleanups.push(started.stop, () => (platform.closeAllConnections(), platform.close()));
  return { ...started, asked, host };
}

/** What is the same for two askers. */
const common = ({ 'x-request-id': _id, date: _date, connection: _way, ...rest }: http.IncomingHttpHeaders) => rest;

const gzip = { 'accept-encoding': 'gzip' };

test.each(['short', 'long', 'big', 'nothing', 'bare', 'away', 'gone'])(
  '[GW-03][SEC-01] a plain call is answered and forwarded as the app does it: %s',
  async (name) => {
    const trustedProxies = new BlockList();
    trustedProxies.addSubnet('127.0.0.0', 8);
    const { get, asked, log } = await start({ trustedProxies });
    const headers = { ...gzip, 'x-forwarded-proto': 'https', 'x-request-id': 'given-id-12345', cookie: 'a=1', te: 'x' };
    // A reading call that may have a body is for the app to judge.
    const path = `/api/${name}?a=%31`;
    const [hot, app] = [await get(path, headers), await get(path, { ...headers, 'content-length': '0' })];
    expect([hot.hot, app.hot]).toEqual([true, false]);
    expect(hot.status).toBe({ nothing: 204, away: 302, gone: 502 }[name] ?? 200);
    expect([hot.status, common(hot.headers), hot.body]).toEqual([app.status, common(app.headers), app.body]);
    expect(hot.headers['x-request-id']).toBe('given-id-12345');
    const [first, second] = [asked.at(0), asked.at(-1)];
    expect(first?.headers).toEqual(second?.headers);
    const lines = log.lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    const [one, other] = lines.map(({ time: _time, ms: _ms, ...line }) => ({ ...line, path: '' }));
    expect(one).toEqual(other);
    expect(one).toMatchObject({ id: 'given-id-12345', site: '1001', method: 'GET', status: hot.status });
  },
);

test('[GW-03][SEC-04] helpers, calls with a limit, foreign pages and whatever is unusual are left to the app', async () => {
  const { get } = await start();
  const json = { 'content-type': 'application/json', 'content-length': '0' };
  for (const [path, headers, method] of [
    ['/api/template_config', json, 'POST'],
    ['/api/template%5fconfig', json, 'POST'],
    ['/api/login', json, 'POST'],
    ['/api//Login/', json, 'POST'],
    ['/api/../x', {}, 'GET'],
    ['/api/v1/x', {}, 'HEAD'],
    ['/api/v1/x', {}, 'DELETE'],
    ['/api/v1/x', { ...json, 'sec-fetch-site': 'cross-site' }, 'POST'],
    ['/api/v1/x', { ...json, origin: 'https://evil.example' }, 'POST'],
    ['/api/v1/x', { ...json, 'sec-fetch-site': 'same-site' }, 'POST'],
    ['/api/v1/x', { 'content-length': '0' }, 'GET'],
    ['/api/v1/x', { 'transfer-encoding': 'chunked' }, 'POST'],
  ] as const) {
    expect([path, (await get(path, headers, method)).hot]).toEqual([path, false]);
  }
  // The server library refuses it before the app.
  expect((await get('/api/v1/x', { host: 'a b' })).status).toBe(400);
  expect((await get('/api/v1/x', { ...json, 'sec-fetch-site': 'same-origin' }, 'POST')).hot).toBe(true);
});

test('[GW-03] a call that failed with its body half read leaves the connection to the next one', async () => {
  const { port } = await start();
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  cleanups.push(() => agent.destroy());
  const post = async (path: string) => {
    const { promise, resolve, reject } = Promise.withResolvers<readonly [number | undefined, boolean]>();
    const headers = { 'content-length': 900_000 };
    const sent = http.request({ port, path, method: 'POST', agent, headers }, (head) => {
      head.resume().on('end', () => resolve([head.statusCode, sent.reusedSocket]));
    });
    sent.on('error', reject).end(Buffer.alloc(900_000));
    return promise;
  };
  expect(await post('/api/gone')).toEqual([502, false]);
  expect(await post('/api/short')).toEqual([200, true]);
});

test('[GW-03] the platform is asked under its own host and path, by its account where the visitor has no token', async () => {
  const { get, asked, host } = await start({}, 'us%40er:pass@', '/v1');
  await get('/api/x?q=1');
  await get('/api/x', { authorization: 'Bearer t1', accept: 'a, b' });
  expect(asked.map(({ url }) => url)).toEqual(['/v1/api/x?q=1', '/v1/api/x']);
  expect(asked[0]?.headers).toMatchObject({ host, authorization: 'Basic dXNAZXI6cGFzcw==', connection: 'keep-alive' });
  expect(asked[1]?.headers).toMatchObject({ host, authorization: 'Bearer t1', accept: 'a, b' });
});
