import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { BlockList } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import type { GatewayOptions } from '../options.ts';
import { listeningSite } from '../hot-path/hot-pages.fixtures.ts';

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const run of cleanups.splice(0)) await run();
});

const LONG = JSON.stringify({ code: '100', data: 'x'.repeat(5000) });
const BIG = JSON.stringify({ code: '100', data: 'x'.repeat(200_000) });

/** A platform that reports its clients, and a gateway before it. */
async function start(options: Partial<GatewayOptions> = {}, account = '') {
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
  const started = await listeningSite({ upstream: `http://${account}${host}` }, options);
  cleanups.push(started.stop, () => (platform.closeAllConnections(), platform.close()));
  return { ...started, asked, host };
}

test.each([
  ['short', 200, 'application/json', '{"code":"100","data":[]}'],
  ['long', 200, 'application/json', LONG],
  ['big', 200, 'application/json', BIG],
  ['nothing', 204, undefined, ''],
  ['bare', 200, 'text/plain; charset=UTF-8', 'ok'],
  ['away', 302, 'text/plain; charset=UTF-8', ''],
  ['gone', 502, 'application/json; charset=utf-8', expect.stringContaining('"code":"502"')],
])('[GW-03][SEC-01] a call is answered, logged and forwarded: %s', async (name, status, type, text) => {
  const trustedProxies = new BlockList();
  trustedProxies.addSubnet('127.0.0.0', 8);
  const { get, asked, log } = await start({ trustedProxies });
  const answer = await get(`/api/${name}?a=%31`, {
    'accept-encoding': 'gzip',
    'x-forwarded-proto': 'https',
    'x-request-id': 'given-id-12345',
    cookie: 'a=1',
    te: 'x',
  });
  const { headers } = answer;
  expect([answer.status, headers['content-type'], headers.location]).toEqual([
    status,
    type,
    name === 'away' ? '/api/short' : undefined,
  ]);
  const body = headers['content-encoding'] === 'gzip' ? gunzipSync(answer.body) : answer.body;
  expect(body.toString()).toEqual(text);
  expect(headers).toMatchObject({
    'x-request-id': 'given-id-12345',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'strict-transport-security': 'max-age=31536000',
    'cross-origin-resource-policy': 'same-origin',
  });
  expect(asked[0]?.url).toBe(`/api/${name}?a=%31`);
  expect(asked[0]?.headers).not.toHaveProperty('cookie');
  expect(asked[0]?.headers).not.toHaveProperty('te');
  const lines = log.lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines).toEqual([
    expect.objectContaining({ id: 'given-id-12345', site: '1001', method: 'GET', path: `/api/${name}?*`, status }),
  ]);
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

test('[GW-03] the platform is asked under its own host, by its account where the visitor has no token', async () => {
  const { get, asked, host } = await start({}, 'us%40er:pass@');
  await get('/api/x?q=1');
  await get('/api/x', { authorization: 'Bearer t1', accept: 'a, b' });
  expect(asked.map(({ url }) => url)).toEqual(['/api/x?q=1', '/api/x']);
  expect(asked[0]?.headers).toMatchObject({ host, authorization: 'Basic dXNAZXI6cGFzcw==', connection: 'keep-alive' });
  expect(asked[1]?.headers).toMatchObject({ host, authorization: 'Bearer t1', accept: 'a, b' });
});
