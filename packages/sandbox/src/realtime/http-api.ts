import { Hono } from 'hono';
import * as z from 'zod/mini';
import type { Clock } from '../world/storage/clock.ts';
import type { Hub } from './hub.ts';
import { isChannelName, LIMITS, userOfChannel } from './protocol.ts';
import { signatureProblem, type PusherApp } from './signature.ts';

const name = z.string().check(z.minLength(1), z.maxLength(LIMITS.name));
const channel = z
  .string()
  .check(z.refine((text) => isChannelName(text) || userOfChannel(text) !== undefined, 'not a channel name'));
const socketId = z.optional(z.nullable(z.string().check(z.regex(/^\d+\.\d+$/))));
const info = z.optional(z.string());
const event = { name, data: z.string(), socket_id: socketId, info };
const eventBody = z
  .object({
    ...event,
    channel: z.optional(channel),
    channels: z.optional(z.array(channel).check(z.maxLength(LIMITS.channels))),
  })
  .check(z.refine(({ channel: one, channels = [] }) => one !== undefined || channels.length > 0, 'no channel'));
const batchBody = z.object({
  batch: z.array(z.object({ ...event, channel })).check(z.maxLength(LIMITS.batch)),
});

/** Attributes of a channel that a caller may request. */
interface Attributes {
  readonly subscription_count?: number;
  /** Of presence channels only. */
  readonly user_count?: number;
}

const isPresence = (channelName: string): boolean => channelName.startsWith('presence-');
const isTooLarge = ({ data }: { readonly data: string }): boolean => Buffer.byteLength(data) > LIMITS.data;
const presenceOnly = 'user_count is known of presence channels only';
const tooLarge = `The data content of this event exceeds the allowed maximum (${LIMITS.data} bytes)`;

/**
 * The signed Pusher HTTP API under `/apps/{id}`: `events`, `batch_events`, `channels`, `channels/{name}`,
 * `channels/{name}/users`, `users/{id}/terminate_connections`.
 */
export function createHttpApi(app: PusherApp, hub: Hub, clock: Clock): Hono {
  const api = new Hono();

  api.use('/:id/*', async (c, next) => {
    if (c.req.param('id') !== app.id) return c.text('Unknown app', 404);
    const call = { method: c.req.method, path: c.req.path, query: c.req.query(), body: await c.req.text() };
    const problem = signatureProblem(app, call, clock.now());
    if (problem !== undefined) return c.text(problem, 401);
    await next();
    return undefined;
  });

  const attributes = (channelName: string, wanted = ''): Attributes => {
    const asked = wanted.split(',').map((attribute) => attribute.trim());
    const count = hub.channels().get(channelName) ?? 0;
    return {
      ...(asked.includes('subscription_count') && { subscription_count: count }),
      ...(asked.includes('user_count') && isPresence(channelName) && { user_count: hub.users(channelName).length }),
    };
  };

  api.post('/:id/events', async (c) => {
    const body = z.safeParse(eventBody, await readJson(c.req));
    if (!body.success) return c.text(z.prettifyError(body.error), 400);
    if (isTooLarge(body.data)) return c.text(tooLarge, 413);
    const { channels = [], channel: single, name: event, data: payload, socket_id: except, info: wanted } = body.data;
    const targets = [...new Set(single === undefined ? channels : [...channels, single])];
    for (const target of targets) hub.publish(target, event, payload, except ?? undefined);
    if (wanted === undefined) return c.json({});
    return c.json({ channels: Object.fromEntries(targets.map((target) => [target, attributes(target, wanted)])) });
  });

  api.post('/:id/batch_events', async (c) => {
    const body = z.safeParse(batchBody, await readJson(c.req));
    if (!body.success) return c.text(z.prettifyError(body.error), 400);
    const { batch } = body.data;
    if (batch.some(isTooLarge)) return c.text(tooLarge, 413);
    for (const event of batch) hub.publish(event.channel, event.name, event.data, event.socket_id ?? undefined);
    if (batch.every((event) => event.info === undefined)) return c.json({});
    return c.json({ batch: batch.map((event) => attributes(event.channel, event.info)) });
  });

  api.get('/:id/channels', (c) => {
    const prefix = c.req.query('filter_by_prefix') ?? '';
    const wanted = c.req.query('info');
    if (wanted?.includes('user_count') === true && !isPresence(prefix)) return c.text(presenceOnly, 400);
    const names = [...hub.channels().keys()].filter((known) => known.startsWith(prefix));
    return c.json({ channels: Object.fromEntries(names.map((known) => [known, attributes(known, wanted)])) });
  });

  api.get('/:id/channels/:name', (c) => {
    const channelName = c.req.param('name');
    const wanted = c.req.query('info');
    if (wanted?.includes('user_count') === true && !isPresence(channelName)) return c.text(presenceOnly, 400);
    return c.json({ occupied: hub.channels().has(channelName), ...attributes(channelName, wanted) });
  });

  api.get('/:id/channels/:name/users', (c) => {
    const channelName = c.req.param('name');
    if (!isPresence(channelName)) return c.text('Users are known of presence channels only', 400);
    return c.json({ users: hub.users(channelName).map(({ id }) => ({ id })) });
  });

  api.post('/:id/users/:user/terminate_connections', (c) => {
    hub.terminate(c.req.param('user'));
    return c.json({});
  });

  return api;
}

async function readJson(request: { text(): Promise<string> }): Promise<unknown> {
  try {
    return JSON.parse(await request.text());
  } catch {
    return undefined;
  }
}
