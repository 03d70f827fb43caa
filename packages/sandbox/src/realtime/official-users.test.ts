import { calls } from '@housefront/contract/calls';
import PusherServer from 'pusher';
import Pusher, { type Options, type PresenceChannel } from 'pusher-js';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Listening } from '../server.ts';
import { sandboxPerTest } from '../testing/client.fixtures.ts';
import { within } from '../testing/once.fixtures.ts';
import { systemClock } from '../world/storage/clock.ts';

const { here, client } = sandboxPerTest({ clock: systemClock });
let listening: Listening;
const clients: Pusher[] = [];
beforeEach(async () => {
  listening = await here.sandbox.listen({ port: 0 });
});
afterEach(() => {
  for (const one of clients.splice(0)) one.disconnect();
});

const server = () =>
  new PusherServer({
    appId: '1',
    key: 'housefront',
    secret: 'housefront-secret',
    host: '127.0.0.1',
    port: String(listening.port),
    useTLS: false,
  });

/** Where the official clients connect to. */
const address = () =>
  ({
    cluster: '',
    wsHost: '127.0.0.1',
    wsPort: listening.port,
    forceTLS: false,
    enabledTransports: ['ws'],
  }) as const satisfies Options;

/** The official client of a user, whose site signs with the official library. */
const connect = (id: string, signs = server()) => {
  const pusher = new Pusher('housefront', {
    ...address(),
    channelAuthorization: {
      transport: 'ajax',
      endpoint: '',
      customHandler: ({ socketId, channelName }, answer) =>
        answer(null, signs.authorizeChannel(socketId, channelName, { user_id: id, user_info: { name: `User ${id}` } })),
    },
    userAuthentication: {
      transport: 'ajax',
      endpoint: '',
      customHandler: ({ socketId }, answer) => answer(null, signs.authenticateUser(socketId, { id })),
    },
  });
  clients.push(pusher);
  return pusher;
};
const next = (from: { bind(event: string, then: (data: never) => void): unknown }, event: string) =>
  within(event, new Promise<unknown>((resolve) => void from.bind(event, resolve)));
const enter = async (pusher: Pusher) => {
  const room = pusher.subscribe('presence-room') as PresenceChannel;
  await next(room, 'pusher:subscription_succeeded');
  return room;
};
const users = async () => {
  const reply = await server().get({ path: '/channels/presence-room/users' });
  return ((await reply.json()) as { users: { id: string }[] }).users.map(({ id }) => id);
};

test('[SBX-02] users of a presence channel are announced once each, to the site and to each other', async () => {
  const first = await enter(connect('a'));
  const came = next(first, 'pusher:member_added');
  const other = connect('b');
  const second = await enter(other);
  expect(await came).toEqual({ id: 'b', info: { name: 'User b' } });
  expect([second.members.count, second.members.me]).toEqual([2, { id: 'b', info: { name: 'User b' } }]);
  await enter(connect('b'));
  expect(await users()).toEqual(['a', 'b']);
  const info = await server().get({
    path: '/channels/presence-room',
    params: { info: 'user_count,subscription_count' },
  });
  expect(await info.json()).toEqual({ occupied: true, user_count: 2, subscription_count: 3 });
  // One of two connections of a user goes: the user stays.
  other.disconnect();
  await expect
    .poll(
      async () =>
        (await (
          await server().get({ path: '/channels/presence-room', params: { info: 'subscription_count' } })
        ).json()) as object,
    )
    .toMatchObject({ subscription_count: 2 });
  expect(await users()).toEqual(['a', 'b']);
  const gone = next(first, 'pusher:member_removed');
  clients[2]?.disconnect();
  expect(await gone).toMatchObject({ id: 'b' });
  expect(await users()).toEqual(['a']);
  await expect(server().get({ path: '/channels/web_member/users' })).rejects.toMatchObject({ status: 400 });
  expect(await (await server().get({ path: '/channels/presence-none/users' })).json()).toEqual({ users: [] });
});

test('[SBX-02] an event to a user reaches this user only', async () => {
  const [a, b] = [connect('a'), connect('b')];
  for (const one of [a, b]) one.signin();
  await Promise.all([a.user.signinDonePromise, b.user.signinDonePromise]);
  // The client subscribes to the channel of its user by itself.
  await expect
    .poll(async () =>
      Object.keys(
        ((await (await server().get({ path: '/channels' })).json()) as { channels: object }).channels,
      ).toSorted(),
    )
    .toEqual(['#server-to-user-a', '#server-to-user-b']);
  const heard: unknown[] = [];
  b.user.bind('hello', (data: unknown) => heard.push(data));
  const hello = next(a.user, 'hello');
  expect((await server().sendToUser('a', 'hello', { n: 1 })).status).toBe(200);
  expect(await hello).toEqual({ n: 1 });
  const last = next(b.user, 'hello');
  await server().sendToUser('b', 'hello', { n: 2 });
  await last;
  expect(heard).toEqual([{ n: 2 }]);
});

test('[SBX-02] no one subscribes to the channel of another user, or enters with a signature for another one', async () => {
  const pusher = connect('a');
  await next(pusher.connection, 'connected');
  pusher.send_event('pusher:subscribe', { channel: '#server-to-user-b' });
  const refusal = { event: 'pusher:subscription_error', channel: '#server-to-user-b', data: { status: 401 } };
  expect(await next(pusher.connection, 'message')).toMatchObject(refusal);
  const wrong = new PusherServer({ appId: '1', key: 'housefront', secret: 'wrong', host: '127.0.0.1' });
  const room = connect('c', wrong).subscribe('presence-room');
  expect(await next(room, 'pusher:subscription_error')).toMatchObject({ status: 401 });
  const forged = connect('d', wrong);
  const ended = next(forged.connection, 'error');
  forged.signin();
  expect(await ended).toMatchObject({ data: { code: 4009 } });
});

test('[SBX-02] the connections of a user are terminated, those of others stay', async () => {
  const [a, b] = [connect('a'), connect('b')];
  for (const one of [a, b]) one.signin();
  await Promise.all([a.user.signinDonePromise, b.user.signinDonePromise]);
  const ended = next(a.connection, 'disconnected');
  expect((await server().terminateUserConnections('a')).status).toBe(200);
  await ended;
  expect([a.connection.state, b.connection.state]).toEqual(['disconnected', 'connected']);
});

/** A member with an open connection on the own channel, that comes back as the driver wants. */
const member = async (account?: string, password?: string) => {
  let token = await client.signIn(account, password);
  const pusher = new Pusher('housefront', {
    ...address(),
    channelAuthorization: {
      transport: 'ajax',
      endpoint: `http://127.0.0.1:${listening.port}/api/broadcasting/auth`,
      headersProvider: () => ({ authorization: token }),
    },
  });
  clients.push(pusher);
  const channel = pusher.subscribe('private-member.1');
  await next(channel, 'pusher:subscription_succeeded');
  const heard: unknown[] = [];
  channel.bind('member.cash', (data: unknown) => heard.push(data));
  return {
    pusher,
    channel,
    heard,
    token: () => token,
    setToken: (renewed: string) => {
      token = renewed;
    },
    status: async () => (await client.send(calls.commonLayout, {}, token)).status,
  };
};
const money = () => client.control('/cash', { account: 'lucky88', amount: '1.00' });
const refused = async (channel: Parameters<typeof next>[0]) =>
  expect(await next(channel, 'pusher:subscription_error')).toMatchObject({ status: 401 });

test('[SBX-02] the private channel ends with the logout', async () => {
  const { channel, heard, token } = await member();
  const again = refused(channel);
  await client.send(calls.logout, {}, token());
  await again;
  await money();
  expect(heard).toEqual([]);
});

test.each(['frozen', 'disabled'])(
  '[SBX-02] the private channel and the login of a member who is %s end for good',
  async (state) => {
    const { channel, heard, status } = await member();
    const again = refused(channel);
    const order = await client.control('/account-state', { account: 'lucky88', state });
    await again;
    await money();
    expect([heard, await status()]).toEqual([[], 401]);
    // Thawed, by another order or by taking this one back.
    if (state === 'frozen') await client.control('/account-state', { account: 'lucky88', state: 'active' });
    else await client.control(`/undo/${String(order['undo'])}`, {});
    expect(await status()).toBe(401);
    expect(await client.signIn()).not.toBe('');
  },
);

test('[SBX-02] [PWD-03x] a changed password ends all connections; only the new token opens the channel again', async () => {
  const { channel, heard, token, setToken, status } = await member();
  const again = refused(channel);
  const form = { old_password: 'Lucky888', password: 'Lucky999', check_password: 'Lucky999' };
  const { newToken, code } = await client.send(calls.editPassword, form, token());
  expect([code, newToken]).toEqual(['100', expect.any(String)]);
  // The old token still works for calls in flight, but for no channel.
  await again;
  await money();
  expect([heard, await status()]).toEqual([[], 200]);
  setToken(newToken ?? '');
  const back = next(channel, 'pusher:subscription_succeeded');
  clients.at(-1)?.subscribe('private-member.1');
  await back;
  await money();
  await expect.poll(() => heard.length).toBe(1);
});

test('[SBX-02] [RT-14] a sign-in elsewhere is reported on the connection before it ends', async () => {
  const { channel, heard } = await member();
  const told = next(channel, 'login');
  const again = refused(channel);
  await client.signIn();
  expect(await told).toEqual({ token: expect.any(String) });
  await again;
  await money();
  expect(heard).toEqual([]);
});
