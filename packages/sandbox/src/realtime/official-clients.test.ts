import { request } from 'node:http';
import { calls } from '@housefront/contract/calls';
import Echo from 'laravel-echo';
import PusherServer from 'pusher';
import Pusher from 'pusher-js';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Listening } from '../server.ts';
import { sandboxPerTest } from '../testing/client.fixtures.ts';
import { within } from '../testing/once.fixtures.ts';
import { systemClock } from '../world/storage/clock.ts';

const { here, client } = sandboxPerTest({ clock: systemClock });
let listening: Listening;
const echoes: Echo<'pusher'>[] = [];

beforeEach(async () => {
  listening = await here.sandbox.listen({ port: 0 });
});
afterEach(() => {
  for (const echo of echoes.splice(0)) echo.disconnect();
});

const MB = 1024 * 1024;

/** Sends so many megabytes piece by piece, as a client on a slow line does. */
const sendSlowly = (path: string, megabytes: number, framed: boolean) =>
  within(
    `the answer of ${path}`,
    new Promise<{ status: number | undefined; written: number }>((resolve, reject) => {
      let written = 0;
      const headers = framed ? { 'content-length': megabytes * MB } : {};
      const sent = request({ host: '127.0.0.1', port: listening.port, path, method: 'POST', headers }, (reply) => {
        reply.resume().on('end', () => resolve({ status: reply.statusCode, written }));
      });
      sent.on('error', reject);
      const piece = Buffer.alloc(MB / 4, 32);
      const write = (): void => {
        if (written === megabytes * MB) {
          sent.end();
          return;
        }
        written += piece.length;
        sent.write(piece, () => setTimeout(write, 1));
      };
      write();
    }),
  );

function connect(token: string, key = 'housefront'): Echo<'pusher'> {
  const pusher = new Pusher(key, {
    cluster: '',
    wsHost: '127.0.0.1',
    wsPort: listening.port,
    forceTLS: false,
    enabledTransports: ['ws'],
    disableStats: true,
    channelAuthorization: {
      transport: 'ajax',
      endpoint: `http://127.0.0.1:${listening.port}/api/broadcasting/auth`,
      headers: { authorization: token },
    },
  });
  const echo = new Echo({ broadcaster: 'pusher', client: pusher });
  echoes.push(echo);
  return echo;
}

function server(secret = 'housefront-secret'): PusherServer {
  return new PusherServer({
    appId: '1',
    key: 'housefront',
    secret,
    host: '127.0.0.1',
    port: String(listening.port),
    useTLS: false,
  });
}

/** Joins a channel; resolves once it is subscribed. */
function joined(echo: Echo<'pusher'>, name: string, isPrivate: boolean) {
  const channel = isPrivate ? echo.private(name) : echo.channel(name);
  return within(
    `subscription to ${name}`,
    new Promise<typeof channel>((resolve, reject) => {
      channel.subscribed(() => resolve(channel));
      channel.error((error: unknown) => reject(new Error(JSON.stringify(error))));
    }),
  );
}

function nextEvent(channel: { listen(event: string, then: (data: unknown) => void): unknown }, event: string) {
  return within(
    event,
    new Promise<unknown>((resolve) => {
      channel.listen(`.${event}`, resolve);
    }),
  );
}

test('[SBX-02] the official client hears what the official server library triggers, alone and in batches', async () => {
  const echo = connect('');
  const channel = await joined(echo, 'web_api.VND', false);
  const first = nextEvent(channel, 'carousel_picture.url');
  expect((await server().trigger('web_api.VND', 'carousel_picture.url', { url: 'ä' })).status).toBe(200);
  expect(await first).toEqual({ url: 'ä' });
  const second = nextEvent(channel, 'second');
  await server().triggerBatch([
    { channel: 'elsewhere', name: 'x', data: {} },
    { channel: 'web_api.VND', name: 'second', data: { n: 2 } },
  ]);
  expect(await second).toEqual({ n: 2 });
  const channels = await server().get({ path: '/channels', params: { filter_by_prefix: 'web_' } });
  expect(await channels.json()).toEqual({ channels: { 'web_api.VND': {} } });
});

test('[ENG-06] the official client that joins a cache channel late hears its last event, or of a miss', async () => {
  const early = connect('');
  const missed = nextEvent(early.channel('cache-wins.VND'), 'pusher:cache_miss');
  expect(await missed).toEqual({});
  const told = nextEvent(early.channel('cache-wins.VND'), 'win');
  await server().trigger('cache-wins.VND', 'win', { id: 7 });
  expect(await told).toEqual({ id: 7 });
  expect(await nextEvent(connect('').channel('cache-wins.VND'), 'win')).toEqual({ id: 7 });
});

test('[SBX-02] calls signed with a wrong secret, changed or too old are refused', async () => {
  await expect(server('wrong').trigger('x', 'e', {})).rejects.toMatchObject({ status: 401 });
  const base = `http://127.0.0.1:${listening.port}/apps`;
  const post = async (path: string) =>
    (await fetch(base + path, { method: 'POST', body: '{"name":"e","data":"{}"}' })).status;
  expect(await post('/1/events')).toBe(401);
  expect(await post('/1/events?auth_key=housefront&auth_version=1.0&auth_timestamp=1&auth_signature=0')).toBe(401);
  expect(await post('/2/events')).toBe(404);
});

test('[SBX-02] a member joins the own private channels by token, and no other', async () => {
  const token = await client.signIn();
  const echo = connect(token);
  await joined(echo, 'member.1', true);
  await joined(echo, 'member.RMB', true);
  await expect(joined(echo, 'member.2', true)).rejects.toThrow('403');
  await expect(joined(echo, 'member.USD', true)).rejects.toThrow('403');
  await expect(joined(connect('dead'), 'member.1', true)).rejects.toThrow('401');
});

test('[SBX-02] ledger changes, a recall and a second sign-in reach the member at once', async () => {
  const token = await client.signIn();
  const channel = await joined(connect(token), 'member.1', true);
  const cash = nextEvent(channel, 'member.cash');
  await client.control('/cash', { account: 'lucky88', amount: '11.12' });
  expect(await cash).toEqual({ cash: '88900.00', version: expect.any(Number) });
  const back = nextEvent(channel, 'all_transfer_back');
  await client.send(calls.balanceAllBack, {}, token);
  await back;
  const login = nextEvent(channel, 'login');
  const second = await client.signIn();
  const event = await login;
  expect(event).toEqual({ token: expect.stringMatching(/^\w{10,}$/) });
  expect(JSON.stringify(event)).not.toContain(second);
  expect(JSON.stringify(event)).not.toContain(token);
});

test('[SBX-02] channel authorisation never rotates the token', async () => {
  const token = await client.signIn();
  await client.control('/session', { account: 'lucky88', action: 'rotate' });
  const reply = await client.post(
    '/broadcasting/auth',
    { socket_id: '1.1', channel_name: 'private-member.1' },
    { authorization: token },
  );
  expect(reply.status).toBe(200);
  expect(reply.headers.get('authorization')).toBeNull();
  for (const body of ['', '{}', '{"socket_id":"1.1:private-member.2","channel_name":"private-member.1"}']) {
    expect((await client.post('/broadcasting/auth', body, { authorization: token })).status).toBe(400);
  }
});

test('[RT-24] several channels are authorised by one call, each with its own answer', async () => {
  const token = await client.signIn();
  const names = ['private-member.1', 'private-member.2', 'private-member.RMB'];
  const asked = { socket_id: '1.1', channel_name: names[0], channel_names: names };
  const post = (body: string | object) => client.post('/broadcasting/auth', body, { authorization: token });
  const own = { auth: expect.stringMatching(/^housefront:[0-9a-f]{64}$/) };
  const channels = { [names[0] ?? '']: own, [names[1] ?? '']: { status: 403 }, [names[2] ?? '']: own };
  expect(await (await post(asked)).json()).toEqual({ channels });
  expect((await post({ ...asked, channel_names: Array.from({ length: 21 }, (_, index) => `c${index}`) })).status).toBe(
    400,
  );
  expect((await client.post('/broadcasting/auth', asked, {})).status).toBe(401);
});

test('the control interface sends any event of the contract', async () => {
  const token = await client.signIn();
  const channel = await joined(connect(token), 'member.1', true);
  const status = nextEvent(channel, 'forward_game.status');
  await client.control('/event', { channel: 'member.1', event: 'forward_game.status', data: { code: 957 } });
  expect(await status).toEqual({ code: 957 });
  expect(await client.control('/event', { channel: 'member.1', event: 'nothing' })).toHaveProperty('problem');
});

test.each(['/apps/1/events', '/api/login', '/broadcasting/auth', '/nowhere', '/control/nowhere'])(
  '[SBX-02] a body of 5 MB for %s is read to its end before it is refused, however it is sent',
  async (path) => {
    for (const framed of [true, false]) {
      const reply = await sendSlowly(path, 5, framed);
      expect({ path, framed, ...reply }).toEqual({ path, framed, status: 413, written: 5 * MB });
    }
  },
);

test('[SBX-02] the official server library hears that what it sends is too large, and goes on', async () => {
  const data = { text: 'x'.repeat(5 * MB) };
  await expect(server().trigger('web_api.VND', 'x', data)).rejects.toMatchObject({ status: 413 });
  expect((await server().trigger('web_api.VND', 'x', {})).status).toBe(200);
});
