import { refuse, type Peer } from './peer.ts';
import type { PresenceMember } from './presence.ts';
import { ERRORS, field, readFrame, writeFrame, type ProtocolError } from './protocol.ts';
import { isUserAuth, type PusherApp } from './signature.ts';
import { createSubscriptions } from './subscriptions.ts';

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
  /** Forgets the last event of a cache channel, so that who comes next hears of a miss (ENG-06). */
  forget(channel: string): void;
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
  let down = false;
  let quiet = ACTIVITY_TIMEOUT;
  const subscriptions = createSubscriptions(app, (peer) => users.get(peer), changed);

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
    subscriptions.endAll(peer);
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
      subscriptions.endAll(peer);
    },
    receive: (peer, text) => {
      const frame = readFrame(text);
      if (!frame) refuse(peer, ERRORS.badMessage);
      else if (frame.event === 'pusher:ping') peer.send(writeFrame('pusher:pong', {}));
      else if (frame.event === 'pusher:subscribe') subscriptions.subscribe(peer, frame.data);
      else if (frame.event === 'pusher:signin') signIn(peer, frame.data);
      else if (frame.event === 'pusher:unsubscribe')
        subscriptions.unsubscribe(peer, field(frame.data, 'channel') ?? '');
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
      subscriptions.keep(channel, text);
      const reached = subscriptions.of(channel).filter(({ socketId }) => socketId !== exceptSocketId);
      for (const peer of reached) peer.send(text);
      sent({ channel, event, data, heardBy: reached.length });
    },
    forget: (channel) => subscriptions.forget(channel),
    terminate: (userId) => {
      for (const peer of peers) {
        if (users.get(peer) === userId || `${members.get(peer)}` === userId) end(peer, ERRORS.terminated);
      }
    },
    users: (channel) => subscriptions.users(channel),
    channels: () => subscriptions.channels(),
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
