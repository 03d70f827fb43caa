import { connect } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { afterEach, expect, test, vi } from 'vitest';
import { pageOf } from '../sites/site.fixtures.ts';
import { listeningSite } from './hot-pages.fixtures.ts';

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const run of cleanups.splice(0).toReversed()) await run();
});

/** A listening site whose pages /faq and /long lie ready, and a client that sends texts and counts answers. */
async function start(length = 10) {
  const started = await listeningSite({
    render: (request) =>
      Promise.resolve({ ...pageOf(request), html: `<p>${request.url.replace(/.*\//, '')}${'x'.repeat(length)}</p>` }),
  });
  cleanups.push(started.stop);
  for (const path of ['/faq', '/vip']) await started.get(path, { host: 'play.example.com' });
  const open = () => {
    const socket = connect({ port: started.port, host: '127.0.0.1', allowHalfOpen: true });
    cleanups.push(() => socket.destroy());
    let text = '';
    socket.setEncoding('latin1').on('data', (part) => (text += String(part)));
    const ended = new Promise<void>((resolve) => socket.on('end', resolve).on('close', () => resolve()));
    const pages = () => [...text.matchAll(/<p>(\w{3})x*<\/p>/g)].map(([, name]) => name);
    const heads = () => text.split('HTTP/1.1 ').length - 1;
    const until = (count: number) => vi.waitFor(() => expect(pages().length).toBeGreaterThanOrEqual(count), 5000);
    /** Takes a first part and no more. */
    const stop = async () => {
      socket.once('data', () => socket.pause());
      await vi.waitFor(() => expect(socket.isPaused()).toBe(true), 5000);
    };
    return { socket, ended, pages, heads, until, stop, text: () => text };
  };
  return { ...started, open };
}

const ask = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: play.example.com\r\n${more}\r\n`;

test('[GW-02] requests that come at once are answered one after another, ready pages and others in turns', async () => {
  const { open } = await start();
  const client = open();
  const asked = ['/faq', '/vip', '/new', '/faq', '/old', '/vip', '/vip'];
  client.socket.write(asked.map((path) => ask(path)).join(''));
  await client.until(asked.length);
  expect(client.pages()).toEqual(['faq', 'vip', 'new', 'faq', 'old', 'vip', 'vip']);
  expect(client.heads()).toBe(asked.length);
});

test('[GW-02] a connection that is kept answers request after request, and says so', async () => {
  const { open } = await start();
  const client = open();
  for (let count = 1; count <= 20; count += 1) {
    client.socket.write(ask(count % 2 ? '/faq' : '/vip'));
    await client.until(count);
  }
  expect(client.text().match(/\r\nConnection: keep-alive\r\nKeep-Alive: timeout=65\r\n/g)).toHaveLength(20);
  expect(client.text().split(/\r\nDate: [^\r]+ GMT\r\n/)).toHaveLength(21);
});

test.each([
  ['asks for its end', ask('/faq', 'Connection: close\r\n')],
  ['speaks HTTP/1.0', 'GET /faq HTTP/1.0\r\nHost: play.example.com\r\n\r\n'],
])('[GW-02] a client that %s gets its page, and the connection ends', async (_what, request) => {
  const { open } = await start();
  const client = open();
  client.socket.write(request);
  await client.ended;
  expect(client.pages()).toEqual(['faq']);
  expect(client.text()).toMatch(/\r\nConnection: close\r\n/i);
});

test('[GW-02] a client that has closed its own side still gets what it asked for', async () => {
  const { open } = await start();
  const client = open();
  client.socket.end(ask('/faq') + ask('/vip'));
  await client.ended;
  expect(client.pages()).toEqual(['faq', 'vip']);
});

test('[GW-02] a body that was not asked for is no request', async () => {
  const { open } = await start();
  const client = open();
  const body = ask('/old');
  client.socket.write(ask('/faq', `Content-Length: ${body.length}\r\n`) + body + ask('/vip'));
  await client.until(2);
  expect(client.pages()).toEqual(['faq', 'vip']);
});

test('[GW-02] a page that is taken slowly comes in full, and the next one after it', async () => {
  const { open, get } = await start(4_000_000);
  const client = open();
  client.socket.write(ask('/faq') + ask('/vip') + ask('/faq'));
  await client.stop();
  // The gateway has had its turn, and time for others.
  await get('/vip', { host: 'play.example.com' });
  client.socket.resume();
  await client.until(3);
  expect(client.pages()).toEqual(['faq', 'vip', 'faq']);
  expect(client.heads()).toBe(3);
});

test('[GW-02] a client that leaves in the middle of an answer disturbs no other client', async () => {
  const { open, get } = await start(4_000_000);
  for (let count = 0; count < 5; count += 1) {
    const client = open();
    client.socket.write(ask('/faq') + ask('/vip'));
    await client.stop();
    client.socket.resetAndDestroy();
  }
  const { body, hot, headers } = await get('/vip', { host: 'play.example.com', 'accept-encoding': 'gzip' });
  expect([hot, headers['content-encoding'], gunzipSync(body).length]).toEqual([false, 'gzip', 4_000_010]);
  expect((await get('/vip', { host: 'play.example.com' })).hot).toBe(true);
});
