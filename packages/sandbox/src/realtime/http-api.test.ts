import { createHash, createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { systemClock } from '../world/storage/clock.ts';
import { createHttpApi } from './http-api.ts';
import { createHub } from './hub.ts';
import { channelAuth, type PusherApp } from './signature.ts';

const app: PusherApp = { id: '1', key: 'key', secret: 'secret' };

function setUp() {
  const sent: string[] = [];
  const hub = createHub(app, ({ channel, event }) => sent.push(`${channel} ${event}`));
  const api = createHttpApi(app, hub, systemClock);
  const call = async (method: 'GET' | 'POST', path: string, body = '', query: Record<string, string> = {}) => {
    const signed: Record<string, string> = {
      ...query,
      auth_key: 'key',
      auth_version: '1.0',
      auth_timestamp: String(Math.floor(Date.now() / 1000)),
      ...(body !== '' && { body_md5: createHash('md5').update(body).digest('hex') }),
    };
    const plain = Object.entries(signed)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, value]) => `${name}=${value}`)
      .join('&');
    const auth_signature = createHmac('sha256', 'secret').update(`${method}\n/1/${path}\n${plain}`).digest('hex');
    const address = `http://localhost/1/${path}?${new URLSearchParams({ ...signed, auth_signature }).toString()}`;
    const reply = await api.request(address, { method, ...(body !== '' && { body }) });
    const text = await reply.text();
    return { status: reply.status, body: text.startsWith('{') ? (JSON.parse(text) as unknown) : text };
  };
  const post = (path: 'events' | 'batch_events', order: object) => call('POST', path, JSON.stringify(order));
  /** So many connections on a channel. */
  const listen = (channel: string, times: number) => {
    for (let place = 1; place <= times; place += 1) {
      const socketId = `${hub.channels().size + 1}.${place}`;
      const user = channel.startsWith('presence-') ? JSON.stringify({ user_id: `user ${place}` }) : '';
      const auth = channelAuth(app, socketId, channel, user);
      hub.receive(
        { socketId, send: () => undefined },
        JSON.stringify({ event: 'pusher:subscribe', data: { channel, auth, channel_data: user } }),
      );
    }
  };
  return { call, post, listen, sent };
}

test('[SBX-02] data is measured in bytes: 10,240 are carried, more is 413, alone and in a batch', async () => {
  const { post, sent } = setUp();
  const event = { name: 'e', channel: 'x' };
  for (const data of ['x'.repeat(10_240), '元'.repeat(3413)]) {
    expect((await post('events', { ...event, data })).status).toBe(200);
    expect((await post('batch_events', { batch: [{ ...event, data }] })).status).toBe(200);
  }
  for (const data of ['x'.repeat(10_241), '元'.repeat(3414), '元'.repeat(9000)]) {
    expect((await post('events', { ...event, data })).status).toBe(413);
    const batch = [
      { ...event, data: '' },
      { ...event, data },
    ];
    expect((await post('batch_events', { batch })).status).toBe(413);
  }
  expect(sent).toHaveLength(4);
});

test('[SBX-02] an event goes to one to a hundred channels, a batch has at most ten events', async () => {
  const { post, sent } = setUp();
  const event = { name: 'e', data: '{}' };
  const names = (count: number) => Array.from({ length: count }, (_, index) => `c${index}`);
  for (const target of [{}, { channels: [] }, { channels: names(101) }, { channel: '' }, { channel: 'a b' }]) {
    expect((await post('events', { ...event, ...target })).status).toBe(400);
  }
  const batch = (count: number) => ({ batch: names(count).map((channel) => ({ ...event, channel })) });
  expect((await post('batch_events', batch(11))).status).toBe(400);
  expect((await post('batch_events', { batch: [event] })).status).toBe(400);
  expect(sent).toEqual([]);
  expect((await post('events', { ...event, channels: names(100) })).status).toBe(200);
  expect((await post('batch_events', batch(10))).status).toBe(200);
  expect((await post('events', { ...event, channel: 'a', channels: ['a', 'b'] })).status).toBe(200);
  expect(sent).toHaveLength(112);
});

test('[SBX-02] names of events and channels have up to 200 characters', async () => {
  const { post } = setUp();
  const order = (name: number, channel: number) => ({ name: 'n'.repeat(name), channel: 'c'.repeat(channel), data: '' });
  const states = await Promise.all(
    [order(200, 200), order(201, 1), order(1, 201), order(0, 1)].flatMap((event) => [
      post('events', event),
      post('batch_events', { batch: [event] }),
    ]),
  );
  expect(states.map(({ status }) => status)).toEqual([200, 200, 400, 400, 400, 400, 400, 400]);
});

test('[SBX-02] attributes are listed when they are asked for', async () => {
  const { call, post, listen } = setUp();
  listen('x', 2);
  listen('presence-room', 3);
  const event = { name: 'e', data: '{}' };
  const both = 'subscription_count,user_count';
  const channels = ['x', 'presence-room', 'empty'];
  expect((await post('events', { ...event, channels })).body).toEqual({});
  expect((await post('events', { ...event, channels, info: both })).body).toEqual({
    channels: {
      x: { subscription_count: 2 },
      'presence-room': { subscription_count: 3, user_count: 3 },
      empty: { subscription_count: 0 },
    },
  });
  const batch = [
    { ...event, channel: 'x', info: 'subscription_count' },
    { ...event, channel: 'presence-room', info: 'user_count' },
    { ...event, channel: 'x' },
  ];
  expect((await post('batch_events', { batch })).body).toEqual({
    batch: [{ subscription_count: 2 }, { user_count: 3 }, {}],
  });
  expect((await post('batch_events', { batch: batch.slice(2) })).body).toEqual({});
  const info = { info: both };
  expect((await call('GET', 'channels', '', { ...info, filter_by_prefix: 'presence-' })).body).toEqual({
    channels: { 'presence-room': { subscription_count: 3, user_count: 3 } },
  });
  expect((await call('GET', 'channels/presence-room', '', info)).body).toEqual({
    occupied: true,
    subscription_count: 3,
    user_count: 3,
  });
  for (const path of ['channels', 'channels/x']) expect((await call('GET', path, '', info)).status).toBe(400);
});
