import { refuse, type Peer } from './peer.ts';
import { createPresence, readMember } from './presence.ts';
import { ERRORS, field, isChannelName, userOfChannel, writeFrame } from './protocol.ts';
import { isChannelAuth, type PusherApp } from './signature.ts';

/** Names of cache channels on the wire; private and presence ones have both prefixes. */
const isCache = (channel: string): boolean => /^(?:private-|presence-)?cache-/.test(channel);

/**
 * Creates the register of the channels of one application, with the connections that listen to them.
 * @param userOf the user who has signed in on a connection
 * @param changed is called with a channel that gained or lost a subscriber
 */
export function createSubscriptions(
  app: PusherApp,
  userOf: (peer: Peer) => string | undefined,
  changed: (channel: string) => void,
) {
  const presence = createPresence<Peer>();
  const listeners = new Map<string, Set<Peer>>();
  /** The last event of each cache channel, as it was sent (ENG-06). */
  const cached = new Map<string, string>();

  const tell = (to: readonly Peer[], event: string, data: unknown, channel: string): void => {
    for (const peer of to) peer.send(writeFrame(event, data, channel));
  };
  /** Whether a channel belongs to another user. */
  const isOthers = (peer: Peer, channel: string): boolean => {
    const user = userOfChannel(channel);
    return user !== undefined && userOf(peer) !== user;
  };

  const unsubscribe = (peer: Peer, channel: string): void => {
    const known = listeners.get(channel);
    const wasThere = known?.delete(peer);
    if (known?.size === 0) listeners.delete(channel);
    if (wasThere) changed(channel);
    const departed = presence.leave(channel, peer);
    if (departed) tell([...(known ?? [])], 'pusher_internal:member_removed', { user_id: departed.id }, channel);
  };

  return {
    /** Answers a request for a subscription. */
    subscribe: (peer: Peer, data: unknown): void => {
      const channel = field(data, 'channel') ?? '';
      if (!isChannelName(channel) && userOfChannel(channel) === undefined) {
        refuse(peer, ERRORS.badMessage);
        return;
      }
      const isPresence = channel.startsWith('presence-');
      const channelData = isPresence ? (field(data, 'channel_data') ?? '') : '';
      const member = isPresence ? readMember(channelData) : undefined;
      const isSigned = isChannelAuth(app, peer.socketId, channel, field(data, 'auth') ?? '', channelData);
      if (
        isPresence || channel.startsWith('private-')
          ? !isSigned || isPresence !== (member !== undefined)
          : isOthers(peer, channel)
      ) {
        const { message } = ERRORS.unauthorised;
        peer.send(writeFrame('pusher:subscription_error', { type: 'AuthError', error: message, status: 401 }, channel));
        return;
      }
      const known = listeners.get(channel) ?? new Set();
      const others = [...known];
      listeners.set(channel, known.add(peer));
      changed(channel);
      if (member === undefined) {
        peer.send(writeFrame('pusher_internal:subscription_succeeded', {}, channel));
        if (isCache(channel)) peer.send(cached.get(channel) ?? writeFrame('pusher:cache_miss', {}, channel));
        return;
      }
      const isNew = presence.enter(channel, peer, member);
      const there = presence.members(channel);
      const presenceData = {
        count: there.length,
        ids: there.map(({ id }) => id),
        hash: Object.fromEntries(there.map(({ id, info = null }) => [id, info])),
      };
      peer.send(writeFrame('pusher_internal:subscription_succeeded', { presence: presenceData }, channel));
      if (isNew) tell(others, 'pusher_internal:member_added', { user_id: member.id, user_info: member.info }, channel);
    },
    unsubscribe,
    /** Keeps an event for those who come later, if its channel is a cache channel. */
    keep: (channel: string, text: string): void => {
      if (isCache(channel)) cached.set(channel, text);
    },
    /** Forgets the last event of a cache channel, as servers do after half an hour. */
    forget: (channel: string): void => void cached.delete(channel),
    /** Ends all subscriptions of a connection. */
    endAll: (peer: Peer): void => {
      for (const channel of listeners.keys()) unsubscribe(peer, channel);
    },
    /** The connections of a channel. */
    of: (channel: string): readonly Peer[] => [...(listeners.get(channel) ?? [])],
    /** Users of a presence channel, each once. */
    users: (channel: string) => presence.members(channel),
    /** Channels with subscribers, and their number. */
    channels: (): ReadonlyMap<string, number> =>
      new Map([...listeners].map(([channel, peers]) => [channel, peers.size])),
  };
}
