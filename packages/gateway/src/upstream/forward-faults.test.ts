import type { Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { afterEach, expect, test, vi } from 'vitest';
import { systemClock } from '../base/clock.ts';
import { rawPlatform, type Cleanups } from '../raw-client.fixtures.ts';
import { manualClock } from '../sites/site.fixtures.ts';
import { createForwarder, type Forwarded, type ForwardJob } from './forward.ts';

const cleanups: Cleanups = [];
afterEach(async () => {
  for (const run of cleanups.splice(0).toReversed()) await run();
});

const HEAD = 'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n';

/** A forwarder before a platform that does this with each connection once a request has come. */
async function start(onRequest: (socket: Socket, text: string) => void, clock = manualClock()) {
  const requests: string[] = [];
  const { address, sockets } = await rawPlatform(cleanups, (socket) => {
    socket.on('data', (part) => {
      requests.push(part.toString());
      onRequest(socket, part.toString());
    });
  });
  const forwarder = createForwarder({
    clock,
    bodyLimit: 1000,
    bodyRoomPerNetwork: 1_000_000,
    slowBodyMs: 10_000,
    bodyRoom: 10_000,
    headerMs: 1000,
    totalMs: 5000,
  });
  cleanups.push(() => forwarder.close());
  const failures: unknown[] = [];
  let leave: () => void = () => undefined;
  const forward = async (over: Partial<ForwardJob> = {}, body?: string) =>
    forwarder.forward({
      method: body === undefined ? 'GET' : 'POST',
      headers: {},
      target: '/api/x',
      upstream: address,
      client: { address: '203.0.113.9', proto: 'http', host: 'h', country: undefined, cdn: '' },
      requestId: 'r1',
      siteId: '1001',
      host: 'play.example.com',
      ownHeaders: [],
      visitor: {
        hasBody: body !== undefined,
        each: (take) => Promise.resolve(take(Buffer.from(body ?? ''))),
        left: () => false,
        onLeft: (callBack) => {
          leave = callBack;
          return () => undefined;
        },
        cut: () => false,
      },
      onFailure: (error) => failures.push(error),
      ...over,
    });
  return { forward, failures, requests, sockets, clock, leave: () => leave() };
}

const textOf = async ({ body }: Forwarded) => (await (body instanceof Readable ? buffer(body) : body))?.toString();

test.each([
  ['nothing at all', ''],
  ['half a head', 'HTTP/1.1 200 OK\r\nContent-'],
  ['rubbish', 'SSH-2.0-OpenSSH_9\r\n'],
  ['another protocol', 'HTTP/2 200\r\n\r\n'],
  ['a status below 200', 'HTTP/1.1 102 Processing\r\n\r\n'],
  ['a status beyond 599', 'HTTP/1.1 999 Odd\r\nContent-Length: 0\r\n\r\n'],
  ['two lengths', `${HEAD}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`],
  ['a length that is none', `${HEAD}Content-Length: two\r\n\r\n{}`],
  ['a short body that breaks off', `${HEAD}Content-Length: 20\r\n\r\n{"code":`],
  ['a redirect to elsewhere', 'HTTP/1.1 302 Found\r\nLocation: https://evil.example/\r\nContent-Length: 0\r\n\r\n'],
])('[GW-03] a platform that answers with %s cannot be reached', async (_what, answer) => {
  const { forward, failures, requests } = await start((socket) => socket.end(answer));
  const forwarded = await forward();
  expect([forwarded.status, forwarded.headers.get('cache-control')]).toEqual([502, 'no-store']);
  expect(JSON.parse((await textOf(forwarded)) ?? '')).toMatchObject({ code: '502', data: null });
  expect(failures).toEqual([expect.any(Error)]);
  // The platform is asked once: a new connection that fails is no kept one that had its end.
  expect(requests).toHaveLength(1);
  forwarded.finish();
});

test('[GW-03] a platform that resets the connection cannot be reached', async () => {
  const { forward, failures } = await start((socket) => socket.resetAndDestroy());
  expect((await forward()).status).toBe(502);
  expect(failures).toEqual([expect.objectContaining({ code: 'ECONNRESET' })]);
});

test('[GW-03] a long body that breaks off in the middle ends in an error, never in a whole answer', async () => {
  const { forward } = await start((socket) => {
    socket.write(`${HEAD}Content-Length: 100000\r\n\r\n${'x'.repeat(1000)}`);
    setTimeout(() => socket.resetAndDestroy(), 20);
  });
  const forwarded = await forward();
  expect([forwarded.status, forwarded.body]).toEqual([200, expect.any(Readable)]);
  await expect(textOf(forwarded)).rejects.toThrow('aborted');
  forwarded.finish();
});

test('[GW-03] the same body on its way through compression breaks off as well', async () => {
  const { forward } = await start((socket) => {
    socket.write(`${HEAD}Transfer-Encoding: chunked\r\n\r\n3E8\r\n${'x'.repeat(1000)}\r\n`);
    setTimeout(() => socket.resetAndDestroy(), 20);
  });
  const forwarded = await forward({ headers: { 'accept-encoding': 'gzip' } });
  expect(forwarded.headers.get('content-encoding')).toBe('gzip');
  await expect(textOf(forwarded)).rejects.toThrow(/aborted|premature/i);
  forwarded.finish();
});

test.each([
  // Two timers wait for the head; once it is here, the one for the whole answer is left.
  ['its head', '', 1000, 2],
  ['the rest of a short body', `${HEAD}Content-Length: 20\r\n\r\n{`, 5000, 1],
])('[GW-03] a platform that keeps %s to itself has its time, and not more', async (_what, answer, limit, timers) => {
  const { forward, failures, requests, clock } = await start((socket) => socket.write(answer));
  const pending = forward();
  await vi.waitFor(() => expect(requests).toHaveLength(1), 5000);
  await vi.waitFor(() => expect(clock.waiting).toBe(timers), 5000);
  clock.advance(limit - 1);
  expect(failures).toEqual([]);
  clock.advance(1);
  expect((await pending).status).toBe(504);
  expect(String(failures[0])).toContain('UpstreamTimeoutError');
  expect(clock.waiting).toBe(0);
});

test('[GW-03] a long body that stalls is cut off when the time for the whole answer is over', async () => {
  const { forward, clock } = await start((socket) => socket.write(`${HEAD}Content-Length: 100000\r\n\r\nx`));
  const forwarded = await forward();
  const text = textOf(forwarded).catch((error: unknown) => error);
  clock.advance(5000);
  expect(await text).toBeInstanceOf(Error);
  forwarded.finish();
});

test('[GW-03] a reading call on a kept connection that the platform has just closed is sent again, a changing one is not', async () => {
  for (const [body, status] of [
    [undefined, 200],
    ['{}', 502],
  ] as const) {
    let answered = 0;
    const { forward, requests } = await start(
      (socket, text) => {
        if (!/^(?:GET|POST)/.test(text)) return;
        // The first connection answers once and is reset by the second request on it.
        if (answered === 1) socket.resetAndDestroy();
        else socket.write(`${HEAD}Content-Length: 2\r\n\r\n{}`);
        answered += 1;
      },
      systemClock as ReturnType<typeof manualClock>,
    );
    expect((await forward()).status).toBe(200);
    // The socket is back in the pool a moment later.
    await new Promise((done) => setImmediate(done));
    expect((await forward({}, body)).status).toBe(status);
    expect(requests.filter((text) => /^(?:GET|POST)/.test(text))).toHaveLength(status === 200 ? 3 : 2);
  }
});

test('[SEC-06] a visitor who leaves takes the call to the platform with him', async () => {
  const { forward, requests, sockets, leave } = await start(() => undefined);
  const pending = forward();
  await vi.waitFor(() => expect(requests).toHaveLength(1), 5000);
  leave();
  expect((await pending).status).toBe(502);
  await vi.waitFor(() => expect(sockets.size).toBe(0), 5000);
});

test('[GW-03] a body that is too large is refused before the platform is asked, announced or not', async () => {
  const { forward, requests } = await start((socket) => socket.end(`${HEAD}Content-Length: 2\r\n\r\n{}`));
  expect((await forward({ headers: { 'content-length': '1001' } }, 'x')).status).toBe(413);
  expect((await forward({}, 'x'.repeat(1001))).status).toBe(413);
  expect(requests).toEqual([]);
});
