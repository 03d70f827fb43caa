import { Hono } from 'hono';
import * as z from 'zod/mini';
import type { Clock } from '../world/clock.ts';
import type { Hub } from './hub.ts';
import { isChannelName, LIMITS } from './protocol.ts';
import { signatureProblem, type PusherApp } from './signature.ts';

const name = z.string().check(z.minLength(1), z.maxLength(LIMITS.name));
const channel = z.string().check(z.refine(isChannelName, 'not a channel name'));
const socketId = z.optional(z.nullable(z.string().check(z.regex(/^\d+\.\d+$/))));
const data = z.string().check(z.maxLength(LIMITS.data));
const eventBody = z.object({
  name,
  data,
  channel: z.optional(channel),
  channels: z.optional(z.array(channel).check(z.maxLength(LIMITS.channels))),
  socket_id: socketId,
});
const batchBody = z.object({
  batch: z.array(z.object({ name, data, channel, socket_id: socketId })).check(z.maxLength(LIMITS.batch)),
});

/** The signed Pusher HTTP API under `/apps/{id}`: `events`, `batch_events`, `channels`, `channels/{name}`. */
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

  api.post('/:id/events', async (c) => {
    const body = z.safeParse(eventBody, await readJson(c.req));
    if (!body.success) return c.text(z.prettifyError(body.error), 400);
    const { channels = [], channel: single, name: event, data: payload, socket_id: except } = body.data;
    for (const target of single === undefined ? channels : [...channels, single]) {
      hub.publish(target, event, payload, except ?? undefined);
    }
    return c.json({});
  });

  api.post('/:id/batch_events', async (c) => {
    const body = z.safeParse(batchBody, await readJson(c.req));
    if (!body.success) return c.text(z.prettifyError(body.error), 400);
    for (const event of body.data.batch) {
      hub.publish(event.channel, event.name, event.data, event.socket_id ?? undefined);
    }
    return c.json({});
  });

  api.get('/:id/channels', (c) => {
    const prefix = c.req.query('filter_by_prefix') ?? '';
    const names = [...hub.channels().keys()].filter((known) => known.startsWith(prefix));
    return c.json({ channels: Object.fromEntries(names.map((known) => [known, {}])) });
  });

  api.get('/:id/channels/:name', (c) => {
    const count = hub.channels().get(c.req.param('name')) ?? 0;
    const wantsCount = (c.req.query('info') ?? '').split(',').includes('subscription_count');
    return c.json({ occupied: count > 0, ...(wantsCount ? { subscription_count: count } : {}) });
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
