import * as z from 'zod/mini';

/** Error codes of the Pusher protocol, version 7. 40xx: do not reconnect; 41xx: reconnect later; 42xx: reconnect at once. */
export const ERRORS = {
  unknownApp: { code: 4001, message: 'Application does not exist' },
  unsupportedVersion: { code: 4007, message: 'Unsupported protocol version' },
  noVersion: { code: 4008, message: 'No protocol version supplied' },
  terminated: { code: 4009, message: 'You got disconnected by the app' },
  unauthorised: { code: 4009, message: 'The connection is unauthorized' },
  down: { code: 4100, message: 'The server is down for a while' },
  sessionOver: { code: 4200, message: 'The login behind this connection is over' },
  silent: { code: 4201, message: 'Pong reply not received in time' },
  clientEvent: { code: 4301, message: 'Client events are not enabled' },
  badMessage: { code: 4301, message: 'Invalid message' },
} as const;

/** One of the protocol's errors. */
export type ProtocolError = (typeof ERRORS)[keyof typeof ERRORS];

/** Longest name of an event or a channel in characters, and the largest event in bytes (the limits of the Pusher HTTP API). */
export const LIMITS = { name: 200, data: 10_240, channels: 100, batch: 10 } as const;

const frame = z.object({
  event: z.string(),
  channel: z.optional(z.string()),
  data: z.optional(z.unknown()),
});

/** A message of a client. */
export type ClientFrame = z.output<typeof frame>;

/** Reads a client's frame; undefined if it is invalid. `data` may be JSON text or the value itself. */
export function readFrame(text: string): ClientFrame | undefined {
  const parsed = z.safeParse(frame, json(text));
  if (!parsed.success) return undefined;
  const { data } = parsed.data;
  return { ...parsed.data, data: typeof data === 'string' ? (json(data) ?? data) : data };
}

/** Writes a frame; `data` is sent as JSON text, as the protocol requires. */
export function writeFrame(event: string, data?: unknown, channel?: string): string {
  return JSON.stringify({
    event,
    ...(channel === undefined ? {} : { channel }),
    ...(data === undefined ? {} : { data: typeof data === 'string' ? data : JSON.stringify(data) }),
  });
}

/** True for a valid channel name. */
export function isChannelName(name: string): boolean {
  return name.length <= LIMITS.name && /^[\w\-=@,.;]+$/.test(name);
}

/** The channel of one signed-in user (`sendToUser` of the server libraries). */
const USER_CHANNEL = '#server-to-user-';

/** The user of a channel; undefined for other channels. */
export function userOfChannel(name: string): string | undefined {
  const id = name.slice(USER_CHANNEL.length);
  return name.startsWith(USER_CHANNEL) && id !== '' && name.length <= LIMITS.name ? id : undefined;
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A text of a message's data; undefined without it. */
export function field(data: unknown, name: string): string | undefined {
  const value: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, name) : undefined;
  return typeof value === 'string' ? value : undefined;
}
