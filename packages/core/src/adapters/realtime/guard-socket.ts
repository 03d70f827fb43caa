import { isRecord, parseJson, withExactNumbers } from '@housefront/contract/json';

/** Internal events that the driver needs from a server. Its other internal events contain data that was not validated. */
const KNOWN: ReadonlySet<string> = new Set([
  'pusher:connection_established',
  'pusher:cache_miss',
  'pusher:error',
  'pusher:ping',
  'pusher:pong',
  'pusher:subscription_error',
  'pusher_internal:subscription_succeeded',
]);

/** Close codes of the protocol begin here; the driver throws on an error that comes first without one. */
const FIRST_CODE = 4000;

/** Silence after which a ping is due, in seconds, where a greeting says none: the default of the protocol. */
const ACTIVITY_S = 120;

/** The data of a frame, which may be JSON inside JSON. */
const dataOf = (frame: object): unknown => {
  const data: unknown = Reflect.get(frame, 'data');
  return typeof data === 'string' ? parseJson(data) : data;
};

/** Frames that may come first. The driver gives the socket up for any other one. */
const FIRST: ReadonlySet<unknown> = new Set(['pusher:connection_established', 'pusher:error']);

const isFirst = (frame: string): boolean => {
  const read = parseJson(frame);
  return isRecord(read) && FIRST.has(read['event']);
};

const isInternal = (event: string) => event.startsWith('pusher:') || event.startsWith('pusher_internal:');

/** Whether the driver can read a frame: JSON with a name, on no channel or on one that has a name. */
export const isReadable = (data: unknown): boolean => {
  if (typeof data !== 'string') return false;
  let frame: unknown;
  try {
    frame = JSON.parse(data);
  } catch {
    return false;
  }
  if (typeof frame !== 'object' || frame === null || !('event' in frame)) return false;
  const { event } = frame;
  const channel = ('channel' in frame ? frame.channel : null) ?? '';
  if (typeof event !== 'string' || typeof channel !== 'string') return false;
  if (event === 'pusher:error') {
    const data = dataOf(frame);
    if (!isRecord(data) || !(Number(data['code']) >= FIRST_CODE)) return false;
  }
  // The driver looks channels up in a plain object.
  return channel in {} ? false : !isInternal(event) || KNOWN.has(event);
};

/** A greeting with what the driver cannot do without. */
const greeting = (frame: Readonly<Record<string, unknown>>): string => {
  const data = dataOf(frame);
  const known = isRecord(data) ? data : {};
  const seconds = Number(known['activity_timeout']);
  return JSON.stringify({ ...frame, data: { ...known, activity_timeout: seconds > 0 ? seconds : ACTIVITY_S } });
};

/**
 * The driver parses the JSON of a frame and the JSON inside it. Both are rewritten first, so that ids and order numbers keep
 * their digits (FLD-03).
 */
const exactly = (frame: string): string => {
  const read = parseJson(frame);
  if (isRecord(read) && read['event'] === 'pusher:connection_established') return greeting(read);
  if (typeof read !== 'object' || read === null || !('data' in read) || typeof read.data !== 'string') {
    return withExactNumbers(frame);
  }
  const data = withExactNumbers(read.data);
  return data === read.data || parseJson(data) === undefined ? frame : JSON.stringify({ ...read, data });
};

/**
 * Filter between a socket and the driver. It drops frames that would make the driver throw, and writes to a closing socket
 * (the driver still writes shortly after a close).
 */
export const guardSocket = <Socket extends Pick<WebSocket, 'addEventListener' | 'readyState' | 'send'>>(
  socket: Socket,
): Socket => {
  let hear: unknown;
  let isGreeted = false;
  const send = socket.send.bind(socket);
  socket.addEventListener('message', (event: MessageEvent) => {
    if (!isReadable(event.data)) return;
    isGreeted ||= isFirst(event.data);
    if (isGreeted && typeof hear === 'function') Reflect.apply(hear, socket, [{ data: exactly(event.data) }]);
  });
  return Object.defineProperties(socket, {
    // Some sockets call the function in this property directly.
    onmessage: {
      get: () => null,
      set: (next: unknown) => {
        hear = next;
      },
    },
    send: { value: (data: string) => socket.readyState === 1 && send(data) },
  });
};
