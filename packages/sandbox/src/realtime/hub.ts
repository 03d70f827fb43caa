import { ERRORS, isChannelName, readFrame, writeFrame, type ProtocolError } from './protocol.ts';
import { isChannelAuth, type PusherApp } from './signature.ts';

/** One connected client, as the hub sees it. */
export interface Peer {
  /** `number.number`, unique among the connected. */
  readonly socketId: string;
  send(text: string): void;
}

/** Who is connected, who listens to what. Channel names are those of the wire (with `private-`). */
export interface Hub {
  join(peer: Peer): void;
  leave(peer: Peer): void;
  /** Handles one frame of a client. */
  receive(peer: Peer, text: string): void;
  /** Sends an event to everybody on a channel but `exceptSocketId`. */
  publish(channel: string, event: string, data: unknown, exceptSocketId?: string): void;
  /** Channels somebody listens to, with the number of listeners. */
  channels(): ReadonlyMap<string, number>;
}

/** Makes the hub of one application. */
export function createHub(app: PusherApp): Hub {
  const listeners = new Map<string, Set<Peer>>();

  const refuse = (peer: Peer, error: ProtocolError): void => peer.send(writeFrame('pusher:error', { ...error }));

  const subscribe = (peer: Peer, data: unknown): void => {
    const channel = field(data, 'channel') ?? '';
    if (!isChannelName(channel)) {
      refuse(peer, ERRORS.badMessage);
      return;
    }
    const isPrivate = channel.startsWith('private-') || channel.startsWith('presence-');
    if (isPrivate && !isChannelAuth(app, peer.socketId, channel, field(data, 'auth') ?? '')) {
      const { message } = ERRORS.unauthorised;
      peer.send(writeFrame('pusher:subscription_error', { type: 'AuthError', error: message, status: 401 }, channel));
      return;
    }
    const known = listeners.get(channel) ?? new Set();
    listeners.set(channel, known.add(peer));
    peer.send(writeFrame('pusher_internal:subscription_succeeded', {}, channel));
  };

  const unsubscribe = (peer: Peer, channel: string): void => {
    const known = listeners.get(channel);
    known?.delete(peer);
    if (known?.size === 0) listeners.delete(channel);
  };

  return {
    join: (peer) => {
      peer.send(writeFrame('pusher:connection_established', { socket_id: peer.socketId, activity_timeout: 30 }));
    },
    leave: (peer) => {
      for (const channel of listeners.keys()) unsubscribe(peer, channel);
    },
    receive: (peer, text) => {
      const frame = readFrame(text);
      if (!frame) refuse(peer, ERRORS.badMessage);
      else if (frame.event === 'pusher:ping') peer.send(writeFrame('pusher:pong', {}));
      else if (frame.event === 'pusher:subscribe') subscribe(peer, frame.data);
      else if (frame.event === 'pusher:unsubscribe') unsubscribe(peer, field(frame.data, 'channel') ?? '');
      else if (frame.event.startsWith('client-')) refuse(peer, ERRORS.clientEvent);
      else if (frame.event !== 'pusher:pong') refuse(peer, ERRORS.badMessage);
    },
    publish: (channel, event, data, exceptSocketId) => {
      const text = writeFrame(event, data, channel);
      for (const peer of listeners.get(channel) ?? []) {
        if (peer.socketId !== exceptSocketId) peer.send(text);
      }
    },
    channels: () => new Map([...listeners].map(([channel, peers]) => [channel, peers.size])),
  };
}

function field(data: unknown, name: string): string | undefined {
  const value: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, name) : undefined;
  return typeof value === 'string' ? value : undefined;
}
