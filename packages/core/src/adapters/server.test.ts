import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fakeLogger } from '../testing/index.ts';
import { createServerPorts, serverLogger } from './server.ts';
import { consoleLogger, systemClock, systemRandom } from './ports/system.ts';
import { webAddress } from './navigation/web-address.ts';

const seen: IncomingMessage[] = [];
const mega = Buffer.alloc(1024 * 1024, 0x61);
let sent = 0;

/** A body without an end, as fast as it is read. */
function endless(response: ServerResponse): void {
  const more = () => {
    while (!response.closed && response.write(mega)) sent += 1;
  };
  response.on('drain', () => {
    sent += 1;
    more();
  });
  response.once('close', () => response.off('drain', more));
  more();
}
const server = createServer((request, response) => {
  seen.push(request);
  if (request.url === '/api/hang') return;
  if (request.url === '/api/endless') endless(response);
  else response.writeHead(207, { authorization: 't2', 'content-type': 'text/plain' }).end('body');
});
beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const ports = (signal?: AbortSignal) =>
  createServerPorts({
    upstream: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    url: 'https://site.test/discount?x=1',
    cookies: { i18n_redirected: 'zh_CN' },
    userAgent: 'UA',
    languages: ['zh-CN'],
    headers: { 'x-request-id': 'r1' },
    logger: fakeLogger(),
    ...(signal !== undefined && { signal }),
  });
const request = (url: string, signal = new AbortController().signal) =>
  ({ url, method: 'POST', headers: { language: 'zh_CN' }, body: '{}', signal }) as const;

test('a server render sends calls to the upstream and reads status, headers and text', async () => {
  const reply = await ports().http.send(request('/api/x'));
  expect([reply.status, reply.header('Authorization'), reply.header('none'), reply.text]).toEqual([
    207,
    't2',
    null,
    'body',
  ]);
  expect(seen[0]?.headers).toMatchObject({ language: 'zh_CN', 'x-request-id': 'r1' });
  expect(seen[0]?.url).toBe('/api/x');
});

test('an abandoned render and a given-up call both end the request', async () => {
  const render = new AbortController();
  const call = new AbortController();
  const first = ports(render.signal).http.send(request('/api/hang'));
  const second = ports().http.send(request('/api/hang', call.signal));
  render.abort();
  call.abort();
  await expect(first).rejects.toMatchObject({ name: 'AbortError' });
  await expect(second).rejects.toMatchObject({ name: 'AbortError' });
});

test('no network is a TypeError, as the call client expects', async () => {
  const offline = createServerPorts({
    upstream: 'http://127.0.0.1:1',
    url: 'https://a.test/',
    cookies: {},
    userAgent: '',
    languages: [],
    logger: fakeLogger(),
  });
  await expect(offline.http.send(request('/api/x'))).rejects.toBeInstanceOf(TypeError);
});

test('each render has storage and cookies of its own, an address, and no realtime', async () => {
  const [first, second] = [ports(), ports()];
  first.storage.set('token', 't');
  first.cookies.set('ccy', 'USD');
  expect([second.storage.get('token'), second.cookies.get('ccy'), second.cookies.get('i18n_redirected')]).toEqual([
    undefined,
    undefined,
    'zh_CN',
  ]);
  expect(first.windows.address()).toEqual({
    origin: 'https://site.test',
    host: 'site.test',
    path: '/discount',
    search: '?x=1',
  });
  await first.realtime.connect({ token: () => 't', refused: () => undefined });
  first.realtime.join('a', 'public');
  expect(first.realtime.state()).toBe('off');
});

test('[RT-03x] without an address realtime stays off without an error; windows do nothing', () => {
  const { windows, realtime, device } = ports();
  expect([windows.open('gameWindow', '/x'), windows.get('gameWindow'), windows.hasOpener()]).toEqual([
    null,
    undefined,
    false,
  ]);
  expect([device.postToWrapper({ type: 'x' }), device.viewportWidth(), device.visible()]).toEqual([false, 0, true]);
  expect(() => realtime.on('a', 'b', () => undefined)()).not.toThrow();
});

test('only http and https are web addresses', () => {
  expect(webAddress('/a', 'https://site.test/x')).toBe('https://site.test/a');
  expect(webAddress('HTTP://a.test')).toBe('http://a.test/');
  for (const text of [
    'javascript:alert(1)',
    ' JaVaScript:alert(1)',
    'data:text/html,x',
    'blob:https://a/b',
    '/a',
    '',
    'file:///etc',
  ]) {
    expect(webAddress(text)).toBeNull();
  }
});

test('system ports give real time and chance', async () => {
  const before = Date.now();
  expect(systemClock.now()).toBeGreaterThanOrEqual(before);
  await new Promise<void>((done) => void systemClock.after(1, done));
  const ticks: number[] = [];
  await new Promise<void>((done) => {
    const stop = systemClock.every(1, () => {
      if (ticks.push(1) < 2) return;
      stop();
      done();
    });
  });
  systemClock.after(0, () => ticks.push(9))();
  expect(systemRandom.next()).toBeLessThan(1);
  expect(systemRandom.id()).not.toBe(systemRandom.id());
  expect(ticks).toEqual([1, 1]);
  expect(() => consoleLogger('production').debug('never shown')).not.toThrow();
});

test('[API-11x] of an answer without an end no more than 16 MB are read, and its connection is closed', async () => {
  await expect(ports().http.send(request('/api/endless'))).rejects.toMatchObject({ name: 'ReplyTooLargeError' });
  await expect.poll(() => new Promise((done) => server.getConnections((_, count) => done(count)))).toBeLessThan(2);
  // Data still in the sockets is discarded.
  expect(sent).toBeGreaterThan(15);
  expect(sent).toBeLessThan(64);
});

test('notes of a server render reach the operator without the details that only developers want', () => {
  const notes: unknown[] = [];
  const logger = serverLogger((...note) => notes.push(note));
  logger.debug('d');
  logger.warn('w', { cut: 5 });
  logger.error('e');
  expect(notes).toEqual([['w', { cut: 5 }], ['e']]);
  expect(() => serverLogger().warn('nobody')).not.toThrow();
});
