import { parseJson, withExactNumbers } from '@housefront/contract/json';

/** Internal events that the driver needs from a server. Its other internal events contain data that was not validated. */
const KNOWN: ReadonlySet<string> = new Set([
  'pusher:connection_established',
  'pusher:error',
  'pusher:ping',
  'pusher:pong',
  'pusher:subscription_error',
  'pusher_internal:subscription_succeeded',
]);

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
  // The driver looks channels up in a plain object.
  return channel in {} ? false : !isInternal(event) || KNOWN.has(event);
};

/**
 * The driver parses the JSON of a frame and the JSON inside it. Both are rewritten first, so that ids and order numbers keep
 * their digits (FLD-03).
 */
const exactly = (frame: string): string => {
  const read = parseJson(frame);
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
  const send = socket.send.bind(socket);
  socket.addEventListener('message', (event: MessageEvent) => {
    if (typeof hear === 'function' && isReadable(event.data))
      Reflect.apply(hear, socket, [{ data: exactly(event.data) }]);
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
