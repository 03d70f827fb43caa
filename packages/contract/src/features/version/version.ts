import * as z from 'zod/mini';
import { defineCall } from '../../calls/endpoint.ts';
import { id, textOrEmpty } from '../../wire/wire.ts';

/** The newest build of the site; a timestamp in the query keeps caches from answering. */
export const latestBuild = defineCall({
  name: 'latestBuild',
  path: '/builds/latest.json',
  method: 'GET',
  base: 'site',
  auth: 'none',
  reply: 'plain',
  request: z.strictObject({ timestamp: z.string() }),
  response: z.object({ id, timestamp: textOrEmpty }),
  summary: 'Id of the newest build.',
  rows: ['API-16', 'VER-01', 'VER-08'],
});

/** Metadata of a build. */
export const buildMeta = defineCall({
  name: 'buildMeta',
  path: '/builds/meta/{buildId}.json',
  method: 'GET',
  base: 'site',
  auth: 'none',
  reply: 'plain',
  request: z.strictObject({ buildId: z.string() }),
  response: z.looseObject({ id, timestamp: textOrEmpty }),
  summary: 'Metadata of one build.',
  rows: ['API-17', 'VER-08'],
});

/** The data of a server-rendered public page, as one file. */
export const pagePayload = defineCall({
  name: 'pagePayload',
  path: '/{path}/_payload.json',
  method: 'GET',
  base: 'site',
  auth: 'none',
  reply: 'plain',
  request: z.strictObject({
    /** Path of the page without slashes around it; empty for home. */
    path: z.string(),
    /** Build id of the requesting page; a payload of another build is not used. */
    build: z.string(),
    /** The list on a list page. */
    gt_id: z.optional(z.string()),
    gp_id: z.optional(z.string()),
    house: z.optional(z.string()),
    isCrashGame: z.optional(z.string()),
  }),
  response: z.object({
    build: id,
    data: z.object({
      mode: z.string(),
      locale: z.string(),
      currency: z.string(),
      /** Answers by query, in the app's format. */
      queries: z.array(
        z.object({
          queryKey: z.array(z.unknown()),
          state: z.object({ status: z.literal('success'), data: z.unknown(), dataUpdatedAt: z.number() }),
        }),
      ),
    }),
  }),
  summary: 'Prerendered data of a public page as a guest sees it.',
  rows: ['API-18x'],
});
