import { expect, test } from 'vitest';
import { createAnnouncer } from './announcer.ts';
import { createHub } from './hub.ts';
import type { Peer } from './peer.ts';
import { channelAuth, type PusherApp } from './signature.ts';

const app: PusherApp = { id: '1', key: 'key', secret: 'secret' };

function createPeer(socketId: string) {
  const heard: unknown[] = [];
  const peer: Peer = { socketId, send: (text) => heard.push(JSON.parse(text)) };
  return { ...peer, heard };
}

function subscribe(channel: string, auth?: string): string {
  return JSON.stringify({ event: 'pusher:subscribe', data: { channel, auth } });
}

test('a greeting, a pong and a public subscription follow the protocol', () => {
  const hub = createHub(app);
  const peer = createPeer('1.1');
  hub.join(peer);
  hub.receive(peer, '{"event":"pusher:ping","data":{}}');
  hub.receive(peer, subscribe('web_member'));
  expect(peer.heard).toEqual([
    { event: 'pusher:connection_established', data: '{"socket_id":"1.1","activity_timeout":30}' },
    { event: 'pusher:pong', data: '{}' },
    { event: 'pusher_internal:subscription_succeeded', channel: 'web_member', data: '{}' },
  ]);
});

test('[SBX-04] a client that connects learns after how much silence to send a ping', () => {
  const hub = createHub(app);
  hub.setActivityTimeout(1);
  const peer = createPeer('1.1');
  hub.join(peer);
  expect(peer.heard).toMatchObject([{ data: '{"socket_id":"1.1","activity_timeout":1}' }]);
});

test('a private channel is joined only with a signature for this very socket and channel', () => {
  const hub = createHub(app);
  const peer = createPeer('1.1');
  const bad = [
    undefined,
    'key:abc',
    channelAuth(app, '2.2', 'private-member.7'),
    channelAuth(app, '1.1', 'private-member.8'),
    channelAuth({ ...app, secret: 'other' }, '1.1', 'private-member.7'),
  ];
  for (const auth of bad) hub.receive(peer, subscribe('private-member.7', auth));
  expect(peer.heard).toHaveLength(bad.length);
  for (const frame of peer.heard) expect(frame).toMatchObject({ event: 'pusher:subscription_error' });
  expect(hub.channels().size).toBe(0);
  hub.receive(peer, subscribe('private-member.7', channelAuth(app, '1.1', 'private-member.7')));
  hub.publish('private-member.7', 'member.cash', { cash: '1.00' });
  expect(peer.heard.at(-1)).toEqual({ event: 'member.cash', channel: 'private-member.7', data: '{"cash":"1.00"}' });
});

test('events reach the subscribed, not the excepted, and none after leaving', () => {
  const hub = createHub(app);
  const [a, b] = [createPeer('1.1'), createPeer('2.2')];
  for (const peer of [a, b]) hub.receive(peer, subscribe('x'));
  hub.publish('x', 'e', 1, '1.1');
  expect(a.heard).toHaveLength(1);
  expect(b.heard.at(-1)).toMatchObject({ event: 'e', data: '1' });
  hub.receive(a, '{"event":"pusher:unsubscribe","data":{"channel":"x"}}');
  hub.leave(b);
  hub.publish('x', 'e', 2);
  expect([a.heard.length, b.heard.length]).toEqual([1, 2]);
  expect(hub.channels().size).toBe(0);
});

test('nonsense, bad channel names and client events are answered with an error and change nothing', () => {
  const hub = createHub(app);
  const peer = createPeer('1.1');
  const frames = [
    '',
    'null',
    '[]',
    '{"event":5}',
    '{"event":"pusher:what"}',
    subscribe(''),
    subscribe('a b'),
    subscribe('x'.repeat(201)),
    '{"event":"pusher:subscribe"}',
    '{"event":"client-typing","channel":"x","data":{}}',
  ];
  for (const frame of frames) hub.receive(peer, frame);
  expect(peer.heard).toHaveLength(frames.length);
  for (const frame of peer.heard) expect(frame).toMatchObject({ event: 'pusher:error' });
  expect(hub.channels().size).toBe(0);
});

test('the announcer lets only events of the contract out', () => {
  const hub = createHub(app);
  const announcer = createAnnouncer(hub);
  const peer = createPeer('1.1');
  hub.receive(peer, subscribe('web_api.VND'));
  announcer.toChannel('web_api.VND', 'carousel_picture.url', {});
  expect(peer.heard.at(-1)).toMatchObject({ event: 'carousel_picture.url', channel: 'web_api.VND' });
  expect(() => announcer.toChannel('web_api.VND', 'made.up', {})).toThrow('no event');
  expect(() => announcer.toChannel('nowhere', 'member.cash', {})).toThrow('no event');
  expect(() => announcer.toChannel('member.1.2', 'member.cash', {})).toThrow('no event');
  expect(() => announcer.toMember(1, 'login', {})).toThrow('does not fit');
  expect(() => announcer.toMember(1, 'toString', {})).toThrow('no event');
});

test('[SBX-04] while it is down all are sent away, and those who come back later are let in', () => {
  const told: unknown[] = [];
  const hub = createHub(app, (event) => told.push(event));
  const { heard, ...peer } = createPeer('1.1');
  const closed: number[] = [];
  const leaving: Peer = { ...peer, close: (code) => closed.push(code) };
  hub.join(leaving);
  hub.setDown(true);
  hub.join({ ...leaving, socketId: '2.2' });
  expect(closed).toEqual([4100, 4100]);
  hub.leave(leaving);
  hub.setDown(false);
  hub.join(leaving);
  expect(heard.at(-1)).toMatchObject({ event: 'pusher:connection_established' });
  hub.publish('web_member', 'x', { a: 1 });
  expect(told).toEqual([{ channel: 'web_member', event: 'x', data: { a: 1 }, heardBy: 0 }]);
});

test('[SBX-04] each connection that begins or ends to listen to a channel is reported once', () => {
  const changed: string[] = [];
  const hub = createHub(app, undefined, (channel) => changed.push(`${channel} ${hub.channels().get(channel) ?? 0}`));
  const [one, other] = [createPeer('1.1'), createPeer('2.2')];
  hub.receive(one, subscribe('web_member'));
  hub.receive(other, subscribe('web_member'));
  hub.receive(other, subscribe('private-member.1', 'no signature'));
  hub.leave(one);
  hub.leave(one);
  hub.receive(other, '{"event":"pusher:unsubscribe","data":{"channel":"web_member"}}');
  expect(changed).toEqual(['web_member 1', 'web_member 2', 'web_member 1', 'web_member 0']);
});

test('[ENG-06] a cache channel gives its last event with each subscription, and reports a miss without one', () => {
  const hub = createHub(app);
  const peer = createPeer('1.1');
  hub.publish('cache-wins.USD', 'win', { id: 1 });
  hub.publish('cache-wins.USD', 'win', { id: 2 });
  for (const channel of ['cache-wins.USD', 'cache-wins.EUR', 'web_member']) hub.receive(peer, subscribe(channel));
  hub.forget('cache-wins.USD');
  hub.receive(peer, subscribe('cache-wins.USD'));
  const joined = (channel: string) => ({ event: 'pusher_internal:subscription_succeeded', channel, data: '{}' });
  const missed = (channel: string) => ({ event: 'pusher:cache_miss', channel, data: '{}' });
  expect(peer.heard).toEqual([
    joined('cache-wins.USD'),
    { event: 'win', channel: 'cache-wins.USD', data: '{"id":2}' },
    joined('cache-wins.EUR'),
    missed('cache-wins.EUR'),
    joined('web_member'),
    joined('cache-wins.USD'),
    missed('cache-wins.USD'),
  ]);
});
