import { createPresence, readMember, type PresenceMember } from './presence.ts';
import { ERRORS, isChannelName, readFrame, userOfChannel, writeFrame, type ProtocolError } from './protocol.ts';
import { isChannelAuth, isUserAuth, type PusherApp } from './signature.ts';

/** A connected client. */
export interface Peer {
  /** `number.number`, unique among all connections. */
  readonly socketId: string;
  send(text: string): void;
  /** Ends the connection with a code of the protocol. */
  close?(code: number, reason: string): void;
}

/** A sent event. */
export interface Published {
  readonly channel: string;
  readonly event: string;
  readonly data: unknown;
  /** Number of connections that it reached. */
  readonly heardBy: number;
}

/** All connections and their subscriptions. Channel names are those of the wire (with `private-`). */
export interface Hub {
  join(peer: Peer): void;
  leave(peer: Peer): void;
  /** Handles one frame of a client. */
  receive(peer: Peer, text: string): void;
  /** Records that a connection may use a member's channels. */
  admit(socketId: string, memberId: number): void;
  /** Closes the connections of a member. The member may reconnect at once and is authenticated again. */
  dropMember(memberId: number): void;
  /** Sends an event to all subscribers of a channel except `exceptSocketId`. */
  publish(channel: string, event: string, data: unknown, exceptSocketId?: string): void;
  /** Ends the connections of a user: those signed in as this user, and those of the member with this id. */
  terminate(userId: string): void;
  /** Users of a presence channel, each once. */
  users(channel: string): readonly PresenceMember[];
  /** Channels with subscribers, and their number. */
  channels(): ReadonlyMap<string, number>;
  /** While it is down, all connections are closed and refused; clients reconnect afterwards. */
  setDown(down: boolean): void;
  isDown(): boolean;
  /** Sets the idle time after which later clients send a ping (seconds). */
  setActivityTimeout(seconds: number): void;
  activityTimeout(): number;
}

/** Default idle time after which clients send a ping, in seconds. */
export const ACTIVITY_TIMEOUT = 30;

/**
 * Creates the hub of one application.
 * @param sent is called with every event
 * @param changed is called with a channel that gained or lost a subscriber
 */
export function createHub(
  app: PusherApp,
  sent: (event: Published) => void = () => undefined,
  changed: (channel: string) => void = () => undefined,
): Hub {
  const peers = new Set<Peer>();
  /** Members by the connections that may use their channels. */
  const members = new Map<Peer, number>();
  /** Users who signed in, by their connection. */
  const users = new Map<Peer, string>();
  const presence = createPresence<Peer>();
  let down = false;
  let quiet = ACTIVITY_TIMEOUT;
  const listeners = new Map<string, Set<Peer>>();

  const refuse = (peer: Peer, error: ProtocolError): void => peer.send(writeFrame('pusher:error', { ...error }));

  const tell = (to: readonly Peer[], event: string, data: unknown, channel: string): void => {
    for (const peer of to) peer.send(writeFrame(event, data, channel));
  };
  /** Whether a channel belongs to another user. */
  const isOthers = (peer: Peer, channel: string): boolean => {
    const user = userOfChannel(channel);
    return user !== undefined && users.get(peer) !== user;
  };

  const subscribe = (peer: Peer, data: unknown): void => {
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
  };

  const unsubscribe = (peer: Peer, channel: string): void => {
    const known = listeners.get(channel);
    const wasThere = known?.delete(peer);
    if (known?.size === 0) listeners.delete(channel);
    if (wasThere) changed(channel);
    const departed = presence.leave(channel, peer);
    if (departed) tell([...(known ?? [])], 'pusher_internal:member_removed', { user_id: departed.id }, channel);
  };

  const signIn = (peer: Peer, data: unknown): void => {
    const userData = field(data, 'user_data') ?? '';
    const id = readUserId(userData);
    if (id === undefined || !isUserAuth(app, peer.socketId, userData, field(data, 'auth') ?? '')) {
      end(peer, ERRORS.unauthorised);
      return;
    }
    users.set(peer, id);
    peer.send(writeFrame('pusher:signin_success', { user_data: userData }));
  };

  /** Ends a connection; it receives nothing more, whenever its socket closes. */
  const end = (peer: Peer, error: ProtocolError): void => {
    for (const channel of listeners.keys()) unsubscribe(peer, channel);
    members.delete(peer);
    users.delete(peer);
    refuse(peer, error);
    peer.close?.(error.code, error.message);
  };

  return {
    join: (peer) => {
      peers.add(peer);
      if (down) {
        end(peer, ERRORS.down);
        return;
      }
      peer.send(writeFrame('pusher:connection_established', { socket_id: peer.socketId, activity_timeout: quiet }));
    },
    leave: (peer) => {
      peers.delete(peer);
      members.delete(peer);
      users.delete(peer);
      for (const channel of listeners.keys()) unsubscribe(peer, channel);
    },
    receive: (peer, text) => {
      const frame = readFrame(text);
      if (!frame) refuse(peer, ERRORS.badMessage);
      else if (frame.event === 'pusher:ping') peer.send(writeFrame('pusher:pong', {}));
      else if (frame.event === 'pusher:subscribe') subscribe(peer, frame.data);
      else if (frame.event === 'pusher:signin') signIn(peer, frame.data);
      else if (frame.event === 'pusher:unsubscribe') unsubscribe(peer, field(frame.data, 'channel') ?? '');
      else if (frame.event.startsWith('client-')) refuse(peer, ERRORS.clientEvent);
      else if (frame.event !== 'pusher:pong') refuse(peer, ERRORS.badMessage);
    },
    admit: (socketId, memberId) => {
      for (const peer of peers) if (peer.socketId === socketId) members.set(peer, memberId);
    },
    dropMember: (memberId) => {
      const connections = [...members].filter(([, owner]) => owner === memberId);
      for (const [peer] of connections) end(peer, ERRORS.sessionOver);
    },
    publish: (channel, event, data, exceptSocketId) => {
      const text = writeFrame(event, data, channel);
      const reached = [...(listeners.get(channel) ?? [])].filter(({ socketId }) => socketId !== exceptSocketId);
      for (const peer of reached) peer.send(text);
      sent({ channel, event, data, heardBy: reached.length });
    },
    terminate: (userId) => {
      for (const peer of peers) {
        if (users.get(peer) === userId || `${members.get(peer)}` === userId) end(peer, ERRORS.terminated);
      }
    },
    users: (channel) => presence.members(channel),
    channels: () => new Map([...listeners].map(([channel, peers]) => [channel, peers.size])),
    isDown: () => down,
    activityTimeout: () => quiet,
    setActivityTimeout: (seconds) => {
      quiet = seconds;
    },
    setDown: (next) => {
      down = next;
      if (down) for (const peer of peers) end(peer, ERRORS.down);
    },
  };
}

function readUserId(userData: string): string | undefined {
  try {
    const id = field(JSON.parse(userData), 'id');
    return id === '' ? undefined : id;
  } catch {
    return undefined;
  }
}

function field(data: unknown, name: string): string | undefined {
  const value: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, name) : undefined;
  return typeof value === 'string' ? value : undefined;
}
