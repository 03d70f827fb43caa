import type { Context } from 'hono';
import { bare, findSigned } from '../handlers/defineHandler.ts';
import type { Services } from '../handlers/services.ts';
import type { Hub } from './hub.ts';
import { channelAuth, type PusherApp } from './signature.ts';

/**
 * Authorises a private channel by the `authorization` header: `member.{member_id}` and `member.{currency}` of the signed-in
 * member. It never rotates the token: the socket library would lose the new one. A replaced token, e.g. after a new password,
 * opens no channel, because a joined channel would outlast the time for which such a token still works.
 */
export async function authoriseChannel(c: Context, services: Services, app: PusherApp, hub: Hub): Promise<Response> {
  const token = c.req.header('authorization') ?? '';
  const signed = findSigned({ ...services, site: c.req.header('x-site-id') }, token);
  if (!signed || !services.world.sessions.isLatest(bare(token))) return c.json({ message: 'Unauthenticated.' }, 401);
  const { socket_id: socketId, channel_name: channel } = await readFields(c);
  if (!/^\d+\.\d+$/.test(socketId ?? '') || channel === undefined) return c.json({ message: 'Bad request.' }, 400);
  const own = [`private-member.${signed.memberId}`, `private-member.${signed.member.currency}`];
  if (!own.includes(channel)) return c.json({ message: 'Forbidden.' }, 403);
  hub.admit(socketId ?? '', signed.memberId);
  return c.json({ auth: channelAuth(app, socketId ?? '', channel) });
}

/** The fields of a form or JSON body, as text. */
async function readFields(c: Context): Promise<Partial<Record<string, string>>> {
  const text = await c.req.text();
  if (c.req.header('content-type')?.includes('json') !== true) return Object.fromEntries(new URLSearchParams(text));
  try {
    const body: unknown = JSON.parse(text);
    const entries = typeof body === 'object' && body !== null ? Object.entries(body) : [];
    return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
  } catch {
    return {};
  }
}
