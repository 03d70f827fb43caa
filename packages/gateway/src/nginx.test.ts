import { once } from 'node:events';
import http, { type IncomingHttpHeaders } from 'node:http';
import http2 from 'node:http2';
import https, { type RequestOptions } from 'node:https';
import type { AddressInfo } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { createSandbox } from '@housefront/sandbox';
import { Agent, WebSocket } from 'undici';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { balancerFile, proxyHeaders, startNginx, type RunningNginx } from './nginx.fixtures.ts';
import { settings, writeSite } from './sites/site.fixtures.ts';
import { startGateway } from './startGateway.ts';

/** Requests that reached the platform. */
const seen: { readonly url: string | undefined; readonly headers: IncomingHttpHeaders }[] = [];
const cleanups: (() => unknown)[] = [];
let nginx: RunningNginx;
let gateway = 0;

const config = { ...settings, realtime: { ...settings.realtime, host: 'same', port: 443, tls: true } };
const server = `
export const config = ${JSON.stringify(config)};
export const buildId = 'b1';
export const render = async (request) => ({ status: 200, headers: {}, html: '<link rel="canonical" href="' + request.url + '">' + 'tile '.repeat(400), cacheable: true, scriptHashes: [] });
`;

beforeAll(async () => {
  const platform = http.createServer(({ url, headers }, reply) => {
    seen.push({ url, headers });
    reply.writeHead(200, { 'content-type': 'application/json' }).end('{"code":100,"message":"","data":{}}');
  });
  await once(platform.listen(0, '127.0.0.1'), 'listening');
  cleanups.push(() => (platform.closeAllConnections(), platform.close()));
  const sandbox = await createSandbox({ games: 500 });
  cleanups.push(() => sandbox.close());
  const { port: realtime } = await sandbox.listen({ port: 0 });
  const site = writeSite({ 'dist/server/server.js': server });
  cleanups.push(site.remove);
  // An IP server has an address of this type.
  const upstream = `http://127.0.0.1:${(platform.address() as AddressInfo).port}`;
  const running = await startGateway({
    HOUSEFRONT_SITES: JSON.stringify([
      { dir: site.dir, hosts: ['play.example.com', 'www.play.example.com'], upstream },
    ]),
    PORT: '0',
    TRUST_PROXY: 'loopback',
    LOG_LEVEL: 'silent',
    STOP_DELAY_MS: '0',
    RENDER_THREADS: '1',
  });
  cleanups.push(() => running.stop());
  gateway = running.ports[0] ?? 0;
  nginx = await startNginx(gateway, realtime);
  cleanups.push(() => nginx.stop());
}, 90_000);
afterAll(async () => {
  for (const clean of cleanups.toReversed()) await clean();
}, 60_000);

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

async function answerOf(request: http.ClientRequest, body?: string): Promise<Answer> {
  request.end(body);
  const [reply] = (await once(request, 'response')) as [http.IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of reply) chunks.push(chunk as Buffer);
  return { status: reply.statusCode, headers: reply.headers, body: Buffer.concat(chunks) };
}

/** Asks nginx over TLS, as a visitor at 127.0.0.5. */
const ask = (path: string, headers: http.OutgoingHttpHeaders = {}, more: RequestOptions = {}, body?: string) =>
  answerOf(
    https.request({
      host: '127.0.0.1',
      port: nginx.secure,
      localAddress: '127.0.0.5',
      servername: 'play.example.com',
      ca: nginx.ca,
      path,
      headers: { host: 'play.example.com', ...headers },
      agent: false,
      ...more,
    }),
    body,
  );
const askPlain = (host: string, path: string) =>
  answerOf(http.request({ host: '127.0.0.1', port: nginx.plain, path, headers: { host }, agent: false }));

test('nginx takes the file of operators without a word', async () => {
  await ask('/');
  expect(nginx.errors()).toBe('');
});

test('plain addresses lead to the same one with TLS, and pages name it', async () => {
  const { status, headers } = await askPlain('play.example.com', '/gameHall/8?sort=new');
  expect([status, headers.location]).toEqual([301, 'https://play.example.com/gameHall/8?sort=new']);
  const page = await ask('/gameHall/8');
  expect(page.status).toBe(200);
  expect(page.headers['strict-transport-security']).toMatch(/^max-age=\d{7,}/);
  expect(page.body.toString()).toContain('href="https://play.example.com/gameHall/8"');
});

test('a name that is not served gets no certificate and no answer', async () => {
  await expect(ask('/', {}, { servername: 'other.example.com', rejectUnauthorized: false })).rejects.toThrow(
    /unrecognized name/,
  );
  await expect(ask('/', { host: 'other.example.com' })).rejects.toThrow(/socket hang up|ECONNRESET/);
  await expect(askPlain('other.example.com', '/')).rejects.toThrow(/socket hang up|ECONNRESET/);
  await expect(askPlain('play.example.com.', '/')).resolves.toMatchObject({ status: 301 });
});

test('browsers speak HTTP/2 with it', async () => {
  const socket = connectTls({
    port: nginx.secure,
    host: '127.0.0.1',
    servername: 'play.example.com',
    ca: nginx.ca,
    ALPNProtocols: ['h2'],
  });
  const client = http2.connect('https://play.example.com', { createConnection: () => socket });
  const request = client.request({ ':path': '/', cookie: `a=${'x'.repeat(50_000)}` });
  const [headers] = await once(request, 'response');
  expect(headers[':status']).toBe(200);
  request.close();
  client.close();
});

test('[SEC-06] the platform learns the address of the visitor, and nothing that the visitor claims', async () => {
  const claims = {
    'x-forwarded-for': '203.0.113.9',
    'x-forwarded-proto': 'http',
    'x-forwarded-host': 'evil.example.com',
    'x-real-ip': '203.0.113.9',
    'x-request-id': 'mine',
    forwarded: 'for=203.0.113.9',
    'cf-connecting-ip': '203.0.113.9',
    'x-country-code': 'XX',
  };
  seen.length = 0;
  expect((await ask('/api/web/logo', claims)).status).toBe(200);
  const { headers } = seen[0] ?? {};
  expect(headers).toMatchObject({
    'x-forwarded-for': '127.0.0.5',
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'play.example.com',
    'x-request-id': expect.stringMatching(/^[0-9a-f]{32}$/),
  });
  expect(JSON.stringify(headers)).not.toMatch(/203\.0\.113\.9|evil|mine|XX/);
});

test('[SEC-06] it sets the same headers as the balancer of the example', () => {
  expect(proxyHeaders().toSorted()).toEqual(proxyHeaders(balancerFile).toSorted());
  expect(proxyHeaders().length).toBeGreaterThan(15);
});

test('[RT-03x] realtime passes through the same host, and pages may connect to it', async () => {
  const dispatcher = new Agent({
    connect: {
      ca: nginx.ca,
      servername: 'play.example.com',
      lookup: (_, options, done) => done(null, [{ address: '127.0.0.1', family: 4 }]),
    },
  });
  const socket = new WebSocket(`wss://play.example.com:${nginx.secure}/app/housefront?protocol=7`, { dispatcher });
  const [{ data }] = await once(socket, 'message');
  expect(JSON.parse(String(data))).toMatchObject({ event: 'pusher:connection_established' });
  socket.send('{"event":"pusher:ping","data":{}}');
  const [pong] = await once(socket, 'message');
  expect(JSON.parse(String(pong.data))).toMatchObject({ event: 'pusher:pong' });
  socket.close();
  await dispatcher.close();
  const page = await ask('/');
  expect(page.headers['content-security-policy']).toContain(
    "connect-src 'self' wss://play.example.com:443 wss://www.play.example.com:443 https://play.example.com:443",
  );
});

test('the gateway alone compresses, and its headers pass as they are', async () => {
  const direct = (path: string, headers: http.OutgoingHttpHeaders) =>
    answerOf(
      http.request({
        host: '127.0.0.1',
        port: gateway,
        path,
        headers: { host: 'play.example.com', 'x-forwarded-proto': 'https', ...headers },
        agent: false,
      }),
    );
  for (const path of [
    '/',
    '/assets/app-1a2b.js',
    '/assets/large-3c4d.js',
    '/builds/latest.json',
    '/favicon.ico',
    '/none.js',
  ]) {
    for (const coding of ['br', 'gzip', 'identity']) {
      const [through, own] = [
        await ask(path, { 'accept-encoding': coding }),
        await direct(path, { 'accept-encoding': coding }),
      ];
      const kept = ({ headers }: Answer) => {
        const {
          server: _,
          date: __,
          connection: ___,
          'keep-alive': ____,
          'x-request-id': _____,
          'transfer-encoding': ______,
          'content-security-policy': _______,
          ...rest
        } = headers;
        return rest;
      };
      expect([path, coding, through.status, kept(through)]).toEqual([path, coding, own.status, kept(own)]);
      expect(through.body.length).toBe(own.body.length);
    }
  }
});

test('heads of 60 KB pass, larger ones and bodies of more than 1 MB do not', async () => {
  const statusOf = async (path: string, headers: http.OutgoingHttpHeaders, body?: string) =>
    (await ask(path, headers, { method: body ? 'POST' : 'GET', maxHeaderSize: 100_000 }, body)).status;
  expect(await statusOf('/', { cookie: `a=${'x'.repeat(60_000)}` })).toBe(200);
  expect(await statusOf('/', { cookie: `a=${'x'.repeat(70_000)}` })).toBe(400);
  const type = { 'content-type': 'application/json' };
  expect(await statusOf('/api/web/logo', type, JSON.stringify('x'.repeat(900_000)))).toBe(200);
  expect(await statusOf('/api/web/logo', type, JSON.stringify('x'.repeat(1_200_000)))).toBe(413);
});
