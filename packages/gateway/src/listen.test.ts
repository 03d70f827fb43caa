import http, { type IncomingMessage, type RequestListener } from 'node:http';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, expect, test, vi } from 'vitest';
import { systemClock } from './base/clock.ts';
import { createGateway } from './createGateway.ts';
import { listenGateway } from './listen.ts';
import type { GatewayOptions } from './options.ts';
import { captureLog, pageOf, siteOf } from './sites/site.fixtures.ts';
import type { GatewaySite } from './sites/gateway-site.ts';

vi.setConfig({ testTimeout: 30_000 });

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const run of cleanups.splice(0).toReversed()) await run();
});

const stopNow = { clock: systemClock, delayMs: 0, limitMs: 50 };

/** An upstream over http. */
async function upstream(handler: (...args: Parameters<RequestListener>) => unknown): Promise<string> {
  const server = http.createServer((request, response) => void handler(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  cleanups.push(() => (server.closeAllConnections(), new Promise((resolve) => server.close(resolve))));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** An upstream that does with the connection what it likes. */
async function rawUpstream(onConnection: (socket: Socket) => void): Promise<string> {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    cleanups.push(() => socket.destroy());
    onConnection(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  cleanups.push(() => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function start(over: Partial<GatewaySite>, options: Partial<GatewayOptions> = {}) {
  const log = captureLog();
  const gateway = createGateway({ sites: [siteOf(over)], logger: log.logger, options });
  const running = await listenGateway(gateway, [{ host: '127.0.0.1', port: 0, site: '1001' }]);
  cleanups.push(() => running.stop(stopNow));
  return { running, log, port: running.ports[0] ?? 0 };
}

interface Answer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

/** A plain client; rejects when the answer breaks off. */
function send(port: number, path: string, options: http.RequestOptions = {}, body?: string | Buffer): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const request = http.request({ host: '127.0.0.1', port, path, ...options }, (reply) => {
    const chunks: Buffer[] = [];
    reply.on('data', (chunk: Buffer) => chunks.push(chunk));
    reply.on('end', () =>
      resolve({ status: reply.statusCode ?? 0, headers: reply.headers, body: Buffer.concat(chunks) }),
    );
    reply.on('error', reject);
  });
  request.setTimeout(10_000, () => request.destroy(new Error('test client timed out')));
  request.on('error', reject);
  request.end(body);
  return promise;
}

const post = (port: number, path: string, body: string | Buffer = '{}', headers: http.OutgoingHttpHeaders = {}) =>
  send(port, path, { method: 'POST', headers: { 'content-type': 'application/json', ...headers } }, body);
const failure = (status: 413 | 502 | 504, message: string) => ({ code: String(status), message, data: null });

test('[GW-03] a call arrives with body, authorization and the true client, and comes back with rotated authorization', async () => {
  const seen: { headers: IncomingMessage['headers']; url: string | undefined; body: string }[] = [];
  const { port } = await start({
    upstream: await upstream(async (request, response) => {
      let body = '';
      for await (const chunk of request) body += String(chunk);
      seen.push({ headers: request.headers, url: request.url, body });
      response.writeHead(200, {
        authorization: 't2',
        'set-cookie': 'up=1',
        'x-powered-by': 'php',
        server: 'x',
        connection: 'x-hop',
        'x-hop': '1',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'cross-origin',
        'content-type': 'application/json',
      });
      response.end('{"code":"100"}');
    }),
  });
  const answer = await post(port, '/api/v3/game_list?x=%20a&y=1', '{"site_id":1}', {
    authorization: 't1',
    cookie: 'sid=1',
    language: 'zh_CN',
    connection: 'keep-alive, x-secret-hop',
    'x-secret-hop': '1',
    'x-forwarded-for': '6.6.6.6',
    'x-real-ip': '6.6.6.6',
    'x-client-ip': '6.6.6.6',
    'x-client-cdn': 'fake',
    'x-site-id': '1002',
  });
  expect(answer.body.toString()).toBe('{"code":"100"}');
  expect(answer.headers).toMatchObject({
    authorization: 't2',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  });
  for (const name of ['set-cookie', 'x-powered-by', 'server', 'x-hop', 'cross-origin-opener-policy'])
    expect(answer.headers[name]).toBeUndefined();
  const [call] = seen;
  expect(call).toMatchObject({ url: '/api/v3/game_list?x=%20a&y=1', body: '{"site_id":1}' });
  expect(call?.headers).toMatchObject({
    authorization: 't1',
    language: 'zh_CN',
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-host': `127.0.0.1:${port}`,
    'x-forwarded-proto': 'http',
    'x-client-ip': '127.0.0.1',
    'x-client-cdn': '',
    'x-site-id': '1001',
    'x-request-id': answer.headers['x-request-id'],
  });
  for (const name of ['cookie', 'x-secret-hop', 'x-real-ip']) expect(call?.headers[name]).toBeUndefined();
});

test('[GW-03] an upstream that is gone, resets, talks rubbish or closes early gives the 502 envelope and leaks nothing', async () => {
  const gone = await rawUpstream(() => {});
  await cleanups.pop()?.();
  const bases = [
    gone,
    await rawUpstream((socket) => socket.resetAndDestroy()),
    await rawUpstream((socket) => socket.end('this is not http\r\n\r\n')),
    await rawUpstream((socket) => socket.once('data', () => socket.end())),
    await rawUpstream((socket) =>
      socket.once('data', () => socket.end('HTTP/1.1 999 Odd\r\ncontent-length: 0\r\n\r\n')),
    ),
  ];
  for (const base of bases) {
    const { port, log } = await start({ upstream: base });
    const answer = await post(port, '/api/login?tk=hunter2', '{"password":"hunter2"}');
    expect(answer.status).toBe(502);
    expect(answer.headers['content-type']).toMatch(/^application\/json/);
    expect(JSON.parse(answer.body.toString())).toEqual(failure(502, 'The service cannot be reached at the moment.'));
    expect(answer.body.toString() + JSON.stringify(answer.headers)).not.toContain(new URL(base).port);
    expect(log.lines.join('')).toMatch(/"status":502.*"failure":/);
    expect(log.lines.join('')).not.toContain('hunter2');
  }
});

test('[GW-03] an upstream that does not answer in time gives the 504 envelope', async () => {
  const { port } = await start({ upstream: await rawUpstream(() => {}) }, { upstreamHeaderMs: 60 });
  const answer = await post(port, '/api/v3/game_list');
  expect([answer.status, JSON.parse(answer.body.toString())]).toEqual([
    504,
    failure(504, 'The service did not answer in time.'),
  ]);
});

test('[GW-03] an answer that breaks off or takes for ever is cut, so that half of it never looks whole', async () => {
  const broken = await upstream((_request, response) => {
    response.write('{"half":');
    setTimeout(() => response.destroy(), 20);
  });
  const endless = await upstream((_request, response) => void response.write('{"half":'));
  for (const base of [broken, endless]) {
    const { port } = await start({ upstream: base }, { upstreamTotalMs: 150 });
    await expect(post(port, '/api/x')).rejects.toThrow(/aborted|hang up|ECONNRESET/);
  }
});

test('[GW-03] a short answer that breaks off gives the envelope, and a whole one keeps its bytes and says its length', async () => {
  const broken = await upstream((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': 400 });
    response.write('{"half":');
    setTimeout(() => response.destroy(), 20);
  });
  const { port: brokenPort } = await start({ upstream: broken });
  const half = await post(brokenPort, '/api/x');
  expect([half.status, JSON.parse(half.body.toString())]).toEqual([
    502,
    failure(502, 'The service cannot be reached at the moment.'),
  ]);
  const text = JSON.stringify({ list: Array.from({ length: 300 }, (_, index) => `game ${index}`) });
  const whole = await upstream((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': text.length, etag: '"a"' });
    response.end(text);
  });
  const { port } = await start({ upstream: whole });
  const plain = await post(port, '/api/x');
  expect([plain.body.toString(), plain.headers['content-length']]).toEqual([text, `${text.length}`]);
  const packed = await post(port, '/api/x', '{}', { 'accept-encoding': 'gzip' });
  expect(gunzipSync(packed.body).toString()).toBe(text);
  expect(packed.headers).toMatchObject({ etag: 'W/"a"', 'content-length': `${packed.body.length}` });
});

test('[GW-03] an answer streams through: the first part arrives while the upstream still holds the rest', async () => {
  const rest = Promise.withResolvers<void>();
  const { port } = await start({
    upstream: await upstream(async (_request, response) => {
      response.write('first');
      await rest.promise;
      response.end('last');
    }),
  });
  const got: string[] = [];
  const done = Promise.withResolvers<void>();
  http.get({ host: '127.0.0.1', port, path: '/api/events' }, (reply) => {
    reply.on('data', (chunk: Buffer) => {
      got.push(chunk.toString());
      rest.resolve();
    });
    reply.on('end', () => done.resolve());
  });
  await done.promise;
  expect(got).toEqual(['first', 'last']);
});

test('[GW-03] a visitor who leaves ends the upstream call', async () => {
  const left = Promise.withResolvers<boolean>();
  const arrived = Promise.withResolvers<void>();
  const { port } = await start({
    upstream: await upstream((request, response) => {
      arrived.resolve();
      response.on('close', () => left.resolve(response.writableFinished));
      request.resume();
    }),
  });
  const request = http.request({ host: '127.0.0.1', port, path: '/api/x', method: 'POST' }).on('error', () => {});
  request.end('{}');
  await arrived.promise;
  request.destroy();
  expect(await left.promise).toBe(false);
});

test('[GW-03] bodies over 1 MiB get the 413 envelope, announced or streamed; smaller ones pass', async () => {
  let bytes = 0;
  const { port } = await start({
    upstream: await upstream((request, response) => {
      let own = 0;
      request.on('error', () => {});
      request.on('data', (chunk: Buffer) => (own += chunk.length));
      request.on('end', () => ((bytes = own), response.end('{}')));
    }),
  });
  const big = Buffer.alloc(1024 * 1024 + 1, 'a');
  const announced = await post(port, '/api/x', big, { 'content-length': big.length });
  expect([announced.status, JSON.parse(announced.body.toString())]).toEqual([
    413,
    failure(413, 'The request is too large.'),
  ]);
  const streamed = await post(port, '/api/x', big, { 'transfer-encoding': 'chunked' });
  expect(streamed.status).toBe(413);
  const fits = await post(port, '/api/x', big.subarray(1), { 'transfer-encoding': 'chunked' });
  expect([fits.status, bytes]).toEqual([200, 1024 * 1024]);
});

test('[GW-03] html instead of JSON and compressed bodies pass untouched, but html from the platform may not run', async () => {
  const packed = gzipSync('{"code":"100"}');
  const { port } = await start({
    upstream: await upstream((request, response) => {
      if (request.url === '/api/html')
        response
          .writeHead(500, { 'content-type': 'text/html', 'content-security-policy': "script-src 'unsafe-inline'" })
          .end('<script>1</script>');
      else response.writeHead(200, { 'content-encoding': 'gzip' }).end(packed);
    }),
  });
  const html = await post(port, '/api/html');
  expect([html.status, html.body.toString()]).toEqual([500, '<script>1</script>']);
  expect(html.headers['content-security-policy']).toMatch(/^default-src 'none'.*sandbox$/);
  const zip = await post(port, '/api/zip', '{}', { 'accept-encoding': 'gzip' });
  expect([zip.headers['content-encoding'], zip.body.equals(packed)]).toEqual(['gzip', true]);
});

test('[GW-03] long plain JSON is compressed on its way; short, coded, partial and other answers are not', async () => {
  const list = JSON.stringify({
    code: '100',
    data: Array.from({ length: 5000 }, (_, id) => ({ id, name: `遊戲 ${id}` })),
  });
  const { port } = await start({
    upstream: await upstream((request, response) => {
      const type = request.url === '/api/art' ? 'image/png' : 'application/json; charset=utf-8';
      const body = request.url === '/api/short' ? '{"code":"100"}' : list;
      response
        .writeHead(200, { 'content-type': type, 'content-length': Buffer.byteLength(body), etag: '"a"' })
        .end(body);
    }),
  });
  const headers = { 'accept-encoding': 'gzip' };
  const long = await post(port, '/api/long', '{}', headers);
  expect(gunzipSync(long.body).toString()).toBe(list);
  expect(long.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding', etag: 'W/"a"' });
  expect(long.headers['content-length']).toBeUndefined();
  expect(long.body.length).toBeLessThan(list.length / 4);
  for (const [path, head] of [
    ['/api/short', headers],
    ['/api/art', headers],
    ['/api/long', {}],
  ] as const) {
    expect((await post(port, path, '{}', head)).headers['content-encoding']).toBeUndefined();
  }
});

test('[GW-03] game art passes with its caching headers and range', async () => {
  const { port } = await start({
    upstream: await upstream((request, response) => {
      response.writeHead(206, {
        'cache-control': 'public, max-age=600',
        etag: '"a"',
        'content-range': `bytes 0-1/9`,
        'content-type': 'image/webp',
      });
      response.end(request.headers.range);
    }),
  });
  const answer = await send(port, '/api/art/game/1.webp', { headers: { range: 'bytes=0-1' } });
  expect([answer.status, answer.body.toString()]).toEqual([206, 'bytes=0-1']);
  expect(answer.headers).toMatchObject({
    'cache-control': 'public, max-age=600',
    etag: '"a"',
    'content-range': 'bytes 0-1/9',
  });
});

test('[GW-03] paths that would leave /api after decoding are refused', async () => {
  const urls: unknown[] = [];
  const { port } = await start({
    upstream: await upstream((request, response) => (urls.push(request.url), response.end())),
  });
  for (const path of [
    '/api/..%2fcontrol/reset',
    '/api/%252e%252e%252fcontrol',
    '/api/a%5c..%5ccontrol',
    '/api/%00',
    '/%61pi/x',
    '/api/%2e%2e%2fcontrol',
  ]) {
    expect((await post(port, path)).status).toBe(400);
  }
  expect((await post(port, '/api/../control/reset')).status).not.toBe(200);
  expect(urls).toEqual([]);
});

test('[GW-03] header injection: line breaks in a path or query never become headers', async () => {
  const seen: IncomingMessage['headers'][] = [];
  const { port } = await start({
    upstream: await upstream((request, response) => (seen.push(request.headers), response.end('{}'))),
  });
  expect((await post(port, '/api/x%0d%0aX-Evil:%201')).status).toBe(400);
  const answer = await post(port, '/api/x?y=%0d%0aX-Evil:%201');
  expect([answer.status, answer.headers['x-evil'], seen[0]?.['x-evil']]).toEqual([200, undefined, undefined]);
});

test('[GW-03] a body on a reading call cannot pass for the next call, and other methods are refused', async () => {
  const seen: string[] = [];
  const { port } = await start({
    upstream: await upstream((request, response) => {
      seen.push(`${request.method} ${request.url}`);
      response.end('{}');
    }),
  });
  const hidden = 'GET /control/reset HTTP/1.1\r\nHost: a\r\n\r\n';
  for (const headers of [{ 'content-length': hidden.length }, { 'transfer-encoding': 'chunked' }]) {
    expect((await send(port, '/api/a', { headers }, hidden)).status).toBe(200);
    expect((await post(port, '/api/b')).status).toBe(200);
  }
  for (const method of ['TRACE', 'DELETE', 'OPTIONS', 'PROPFIND']) {
    const answer = await send(port, '/api/c', { method });
    expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD, POST']);
  }
  expect(seen).toEqual(['GET /api/a', 'POST /api/b', 'GET /api/a', 'POST /api/b']);
});

test('[GW-03] a reading call is sent again when a kept connection was just closed; a changing one is not', async () => {
  let calls = 0;
  const base = await rawUpstream((socket) => {
    let used = false;
    socket.on('data', () => {
      calls += 1;
      if (used) return socket.resetAndDestroy();
      used = true;
      return socket.write('HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\n{}');
    });
  });
  const { port } = await start({ upstream: base });
  expect((await send(port, '/api/a')).status).toBe(200);
  expect((await send(port, '/api/a')).status).toBe(200);
  expect(calls).toBe(3);
  expect((await post(port, '/api/play')).status).toBe(502);
  expect(calls).toBe(4);
});

test('[GW-01] connections are kept: two pages over one, and HEAD has headers only', async () => {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  cleanups.push(() => agent.destroy());
  const { port } = await start({});
  const first = http.get({ host: '127.0.0.1', port, agent });
  const socket = await new Promise<Socket>((resolve) =>
    first.on('response', (reply) => (reply.resume(), resolve(reply.socket))),
  );
  await vi.waitFor(() => expect(Object.keys(agent.freeSockets)).toHaveLength(1), { timeout: 10_000 });
  const second = http.request({ host: '127.0.0.1', port, agent, method: 'HEAD' }).end();
  const reply = await new Promise<IncomingMessage>((resolve) => second.on('response', resolve));
  expect(reply.socket).toBe(socket);
  expect(second.reusedSocket).toBe(true);
  expect(Number(reply.headers['content-length'])).toBeGreaterThan(100);
  reply.resume();
});

test('[GW-05] stopping under load loses no request: clients that are asked to close move on, all others are answered', async () => {
  const { running, port } = await start({
    render: async (request) => {
      // Not in the same turn, as no rendering is.
      await new Promise((resolve) => setImmediate(resolve));
      return { ...pageOf(request), cacheable: false };
    },
  });
  const agent = new http.Agent({ keepAlive: true, maxSockets: 20 });
  cleanups.push(() => agent.destroy());
  let answered = 0;
  const worker = async () => {
    for (;;) {
      const answer = await send(port, '/', { agent });
      expect(answer.status).toBe(200);
      answered += 1;
      if (answer.headers.connection === 'close') return;
    }
  };
  const load = Promise.all(Array.from({ length: 20 }, worker));
  await vi.waitFor(() => expect(answered).toBeGreaterThan(100), { timeout: 10_000 });
  const before = answered;
  const cut = running.stop({ clock: systemClock, delayMs: 100, limitMs: 5000 });
  await load;
  expect(await cut).toBe(0);
  expect(answered).toBeGreaterThanOrEqual(before + 20);
  await expect(send(port, '/')).rejects.toThrow(/ECONNREFUSED/);
});

test('[GW-05] a request that will not end is cut at the limit and counted', async () => {
  const { running, port } = await start({ upstream: await upstream((_request, response) => void response.write('x')) });
  const pending = send(port, '/api/x').catch((error: unknown) => error);
  const arrived = new Promise<void>((resolve) =>
    http.get({ host: '127.0.0.1', port, path: '/api/y' }, () => resolve()).on('error', () => {}),
  );
  await arrived;
  expect(await running.stop({ clock: systemClock, delayMs: 0, limitMs: 50 })).toBeGreaterThanOrEqual(1);
  expect(await pending).toBeInstanceOf(Error);
});

test('[GW-01] a request the parser refuses is answered without harm', async () => {
  const { port } = await start({});
  const talk = (text: string) =>
    new Promise<string>((resolve) => {
      let got = '';
      const socket = connect(port, '127.0.0.1', () => socket.end(text));
      socket.on('data', (chunk) => (got += chunk.toString()));
      socket.on('close', () => resolve(got));
    });
  expect(await talk('GET / HTTP/1.1\r\nHost: a\\b/c?d\r\n\r\n')).toMatch(/^HTTP\/1\.1 400/);
  expect(await talk('GET / HTTP/1.1\r\nHost: a\r\nX: \x01\r\n\r\n')).toMatch(/^HTTP\/1\.1 400/);
  expect(await talk('GET / HTTP/1.1\r\nHost: 256.256.256.256\r\nConnection: close\r\n\r\n')).toMatch(
    /^HTTP\/1\.1 200[^]*x-content-type-options/,
  );
  expect(await talk('NONSENSE\r\n\r\n')).toMatch(/^HTTP\/1\.1 400/);
  expect((await send(port, '/')).status).toBe(200);
});
