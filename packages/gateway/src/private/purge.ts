import type { Handler } from 'hono';
import type { Logger } from 'pino';
import * as z from 'zod/mini';
import type { Clock } from '../base/clock.ts';
import { describeFailure } from '../logging/describeFailure.ts';
import type { NetworkPurge } from '../network/purge/network-purge.ts';
import type { SharedState } from '../shared/shared-state.ts';
import { isSigned, SIGNATURE_HEADER } from './purge-signature.ts';

/** Dependencies of the route. */
export interface PurgeOptions {
  readonly shared: SharedState;
  readonly clock: Clock;
  readonly logger: Logger;
  /** Key of signatures; without one nothing can be purged. */
  readonly key: string | undefined;
  /** Copies of a network before all gateways; absent without such a network. */
  readonly copies?: NetworkPurge | undefined;
}

const MAX_TAGS = 256;
/** Tags as `cacheTag` makes them. */
const tag = z.string().check(z.regex(/^site-[a-z0-9._-]{1,160}$/));
const purgeSchema = z.strictObject({
  tags: z.array(tag).check(z.minLength(1), z.maxLength(MAX_TAGS)),
});

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * `POST /_purge`: `{ "tags": ["site-1001-page-home"] }`, signed. Purges kept pages that have one of the tags, on all
 * gateways, and the copies of the network before them. 401 without a valid signature, 400 for another body, 503 if only this
 * gateway has purged them, 502 if the network has not: send it again (OPS-06).
 */
export function purge({ shared, clock, logger, key, copies }: PurgeOptions): Handler {
  return async (c) => {
    if (key === undefined) return c.json({ error: 'Set PURGE_KEY to purge pages.' }, 404);
    const body = await c.req.text();
    if (!isSigned(c.req.header(SIGNATURE_HEADER) ?? '', { key, body, now: clock.now() }))
      return c.json({ error: `${SIGNATURE_HEADER} is missing, wrong or older than a minute.` }, 401);
    const asked = purgeSchema.safeParse(parseJson(body));
    if (!asked.success)
      return c.json({ error: `Write { "tags": ["site-1001-page-home"] }, with 1 to ${MAX_TAGS} tags.` }, 400);
    const tags = [...new Set(asked.data.tags)];
    try {
      await shared.purge(tags);
    } catch (error) {
      logger.warn({ tags, failure: describeFailure(error) }, 'other gateways do not know of a purge');
      return c.json({ error: 'Only this gateway has purged these pages. Send it again.' }, 503);
    }
    try {
      await copies?.purge(tags, c.req.raw.signal);
    } catch (error) {
      logger.warn({ tags, failure: describeFailure(error) }, 'the network has not dropped its copies');
      return c.json(
        { error: 'The gateways have purged these pages, the network before them has not. Send it again.' },
        502,
      );
    }
    logger.info({ tags }, 'pages are purged');
    return c.json({ purged: tags });
  };
}
