import { readdirSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { httpPlatform, listening, raw, rawPlatform, statusOf, type Cleanups } from './raw-client.fixtures.ts';

vi.setConfig({ testTimeout: 60_000 });

const cleanups: Cleanups = [];
afterEach(async () => {
  for (const run of cleanups.splice(0).toReversed()) await run();
});

const HEAD = 'Host: play.example.com\r\nContent-Type: application/json\r\n';
/** Open files of this process: sockets of gateway, platform and clients. */
const openFiles = () => readdirSync('/proc/self/fd').length;

/** A way to the platform: past the app, and through it, where a call has a limit or a body of unknown length. */
const WAYS = ['/api/early', '/api/login'] as const;

/** Answers 401 at the head of each request, reads nothing more of it and never closes. */
const early = (socket: Socket) => {
  socket.once('data', () => {
    socket.write('HTTP/1.1 401 Unauthorized\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}');
    socket.pause();
  });
};

test.each(WAYS)(
  '[SEC-06] who leaves in the middle of a body leaves no connection to the platform: %s',
  async (path) => {
    const { address, sockets } = await rawPlatform(cleanups, early);
    const { port } = await listening(cleanups, { upstream: address }, { rateLimitScale: 0 });
    const before = openFiles();
    for (let time = 0; time < 100; time += 1) {
      const left = connect(port, '127.0.0.1', () => {
        left.end(`POST ${path} HTTP/1.1\r\n${HEAD}Content-Length: 100000\r\n\r\n{"a":1}`);
      });
      await new Promise<void>((resolve) =>
        left
          .on('error', () => undefined)
          .once('close', () => resolve())
          .resume(),
      );
    }
    await vi.waitFor(() => expect([sockets.size, openFiles() - before]).toEqual([0, 0]), { timeout: 10_000 });
  },
);

test.each(WAYS)(
  '[SEC-06] a platform that answers before it has read a long body keeps no connection: %s',
  async (path) => {
    const { address, sockets } = await rawPlatform(cleanups, early);
    const { port } = await listening(cleanups, { upstream: address }, { rateLimitScale: 0 });
    const before = openFiles();
    const length = 900_000;
    for (let time = 0; time < 20; time += 1) {
      const answer = await raw(
        port,
        `POST ${path} HTTP/1.1\r\n${HEAD}Connection: close\r\nContent-Length: ${length}\r\n\r\n${'x'.repeat(length)}`,
      );
      expect(statusOf(answer)).toBe(401);
    }
    // The platform's own ends stay: it reads no more of them, not even that the other end has gone.
    await vi.waitFor(() => expect(openFiles() - before - sockets.size).toBe(0), { timeout: 10_000 });
  },
);

test.each(WAYS)('[SEC-06] [GW-03] a platform that has read a short body keeps its one connection: %s', async (path) => {
  const bodies: string[] = [];
  const { address, sockets } = await httpPlatform(cleanups, (request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => (bodies.push(body), response.end('{}')));
  });
  const { port } = await listening(cleanups, { upstream: address }, { rateLimitScale: 0 });
  const chunked = `${HEAD}Connection: close\r\nTransfer-Encoding: chunked\r\n\r\n3\r\n{"a\r\n4\r\n":1}\r\n0\r\n\r\n`;
  const counted = `${HEAD}Connection: close\r\nContent-Length: 7\r\n\r\n{"a":1}`;
  for (const rest of [chunked, counted, chunked, counted]) {
    expect(statusOf(await raw(port, `POST ${path} HTTP/1.1\r\n${rest}`))).toBe(200);
  }
  expect(bodies).toEqual(['{"a":1}', '{"a":1}', '{"a":1}', '{"a":1}']);
  expect(sockets.size).toBe(1);
});

test.each(WAYS)(
  '[SEC-06] [SEC-09] 300 slow bodies of one address hold nothing of the platform, and keep no other call of it away: %s',
  async (path) => {
    const { address, sockets } = await httpPlatform(cleanups, (_request, response) => response.end('{}'));
    const options = { rateLimitScale: 0, slowBodyMs: 3000 };
    const { port } = await listening(cleanups, { upstream: address }, options);
    const answers: string[] = [];
    const slow = Array.from({ length: 300 }, (_, index) => {
      const socket = connect(port, '127.0.0.1', () => {
        const length = index % 3 === 0 ? 'Transfer-Encoding: chunked' : 'Content-Length: 5000';
        const start = index % 3 === 0 ? '3\r\n{"a\r\n' : '{"a';
        socket.write(`POST ${path} HTTP/1.1\r\n${HEAD}${length}\r\n\r\n${start}`);
      });
      socket.on('error', () => undefined).on('data', (part) => answers.push(part.toString()));
      return socket;
    });
    cleanups.push(() => slow.forEach((socket) => socket.destroy()));
    const post = `POST ${path} HTTP/1.1\r\n${HEAD}Connection: close\r\nContent-Length: 2\r\n\r\n{}`;
    const others = await Promise.all(Array.from({ length: 50 }, async () => statusOf(await raw(port, post))));
    expect(new Set(others)).toEqual(new Set([200]));
    // A body that brings less than 1 KB in the given time is ended, so that none lasts.
    await vi.waitFor(() => expect(answers).toHaveLength(300), { timeout: 30_000 });
    expect(new Set(answers.map(statusOf))).toEqual(new Set([408]));
    expect(answers[0]).toContain('"code":"408"');
    await vi.waitFor(() => expect(sockets.size).toBeLessThanOrEqual(50), { timeout: 10_000 });
  },
);

test.each(WAYS)(
  '[SEC-09] in the full room of one address the slowest body ends, and the others pass: %s',
  async (path) => {
    const { address } = await httpPlatform(
      cleanups,
      (request, response) => void request.resume().on('end', () => response.end('{}')),
    );
    const options = { rateLimitScale: 0, bodyRoomPerNetwork: 150_000 };
    const { port } = await listening(cleanups, { upstream: address }, options);
    const post = (length: number, sent: number) =>
      `POST ${path} HTTP/1.1\r\n${HEAD}Connection: close\r\nContent-Length: ${length}\r\n\r\n${'x'.repeat(sent)}`;
    const held = raw(port, post(200_000, 140_000));
    // The others come once it is there; until then the room is not full.
    await vi.waitFor(
      async () => {
        expect(statusOf(await raw(port, post(60_000, 60_000)))).toBe(200);
        expect(await Promise.race([held, Promise.resolve('')])).toContain('429');
      },
      { timeout: 20_000 },
    );
  },
);

test.each(WAYS)('[SEC-06] long bodies share a room, short ones always find one: %s', async (path) => {
  const { address } = await httpPlatform(
    cleanups,
    (request, response) => void request.resume().on('end', () => response.end('{}')),
  );
  const { port } = await listening(cleanups, { upstream: address }, { rateLimitScale: 0, bodyRoom: 150_000 });
  const post = (length: number, sent: number) =>
    `POST ${path} HTTP/1.1\r\n${HEAD}Connection: close\r\nContent-Length: ${length}\r\n\r\n${'x'.repeat(sent)}`;
  const held = connect(port, '127.0.0.1', () => held.write(post(200_000, 140_000)));
  cleanups.push(() => held.destroy());
  held.on('error', () => undefined);
  await vi.waitFor(async () => expect(statusOf(await raw(port, post(80_000, 80_000)))).toBe(429), { timeout: 10_000 });
  expect(statusOf(await raw(port, post(60_000, 60_000)))).toBe(200);
  held.destroy();
  await vi.waitFor(async () => expect(statusOf(await raw(port, post(80_000, 80_000)))).toBe(200), { timeout: 10_000 });
});

test.each(['/api/a', '/api/captcha'])(
  '[SEC-06] an answer whose body is dropped says so, and the next one is read from its start: %s',
  async (path) => {
    const { address } = await rawPlatform(cleanups, (socket) => {
      const drop = 'x'.repeat(86);
      socket.on('data', (part) => {
        const status = /status=(\d+)/.exec(part.toString())?.[1] ?? '200';
        const body = ['204', '304'].includes(status) ? '' : drop;
        socket.write(`HTTP/1.1 ${status} Odd\r\nContent-Type: text/plain\r\nContent-Length: 86\r\n\r\n${body}`);
      });
    });
    const { port } = await listening(cleanups, { upstream: address }, { rateLimitScale: 0 });
    const get = (status: number, last = '') =>
      `GET ${path}?status=${status} HTTP/1.1\r\nHost: play.example.com\r\n${last}\r\n`;
    for (const status of [204, 205, 304]) {
      const answer = await raw(port, get(status) + get(200, 'Connection: close\r\n'));
      const [first = '', second = ''] = answer.split(/(?=HTTP\/1\.1 200)/);
      expect([statusOf(first), first.slice(first.indexOf('\r\n\r\n'))]).toEqual([status, '\r\n\r\n']);
      expect(/content-length: (\d+)/i.exec(first)?.[1]).toBe(status === 205 ? '0' : undefined);
      expect([statusOf(second), second.endsWith('x'.repeat(86))]).toEqual([200, true]);
    }
  },
);
