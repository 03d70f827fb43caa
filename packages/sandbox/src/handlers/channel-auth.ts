import { isRecord } from '@housefront/contract/json';
import type { Context } from 'hono';
import { findSigned } from '../answers/defineHandler.ts';
import { bare } from '../world/storage/tokens.ts';
import type { Services } from '../answers/services.ts';
import type { Hub } from '../realtime/hub.ts';
import { channelAuth, type PusherApp } from '../realtime/signature.ts';

/**
 * Authorises a private channel by the `authorization` header: `member.{member_id}` and `member.{currency}` of the signed-in
 * member. It never rotates the token: the socket library would lose the new one. A replaced token, e.g. after a new password,
 * opens no channel, because a joined channel would outlast the time for which such a token still works.
 *
 * `channel_names[]` beside `channel_name` asks for several channels: `{ channels: { [name]: { auth } | { status } } }` (RT-24).
 */
export async function authoriseChannel(c: Context, services: Services, app: PusherApp, hub: Hub): Promise<Response> {
  const token = c.req.header('authorization') ?? '';
  const signed = findSigned({ ...services, site: c.req.header('x-site-id') }, token);
  // The session of an excluded member hears nothing (RG-31).
  if (!signed || signed.withdrawOnly || !services.world.sessions.isLatest(bare(token)))
    return c.json({ message: 'Unauthenticated.' }, 401);
  const { socketId, channels } = await readRequest(c);
  const [first] = channels;
  if (!/^\d+\.\d+$/.test(socketId) || first === undefined || channels.length > MAX_CHANNELS)
    return c.json({ message: 'Bad request.' }, 400);
  const own = [`private-member.${signed.memberId}`, `private-member.${signed.member.currency}`];
  if (channels.some((channel) => own.includes(channel))) hub.admit(socketId, signed.memberId);
  const answerTo = (channel: string) =>
    own.includes(channel) ? { auth: channelAuth(app, socketId, channel) } : { status: 403 };
  if (channels.length > 1)
    return c.json({ channels: Object.fromEntries(channels.map((channel) => [channel, answerTo(channel)])) });
  const answer = answerTo(first);
  return 'auth' in answer ? c.json(answer) : c.json({ message: 'Forbidden.' }, 403);
}

/** Most channels of one call. */
const MAX_CHANNELS = 20;

interface ChannelsRequest {
  readonly socketId: string;
  readonly channels: readonly string[];
}

const textsIn = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((one): one is string => typeof one === 'string');

/** The socket and the channels that a form or JSON body names. */
async function readRequest(c: Context): Promise<ChannelsRequest> {
  const text = await c.req.text();
  const named = (socketId: unknown, names: unknown, name: unknown): ChannelsRequest => ({
    socketId: textsIn(socketId)[0] ?? '',
    channels: Array.from(new Set([...textsIn(name), ...textsIn(names)])),
  });
  if (c.req.header('content-type')?.includes('json') !== true) {
    const form = new URLSearchParams(text);
    return named(form.get('socket_id'), form.getAll('channel_names[]'), form.get('channel_name'));
  }
  const body = readJson(text);
  return isRecord(body)
    ? named(body['socket_id'], body['channel_names'], body['channel_name'])
    : { socketId: '', channels: [] };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
