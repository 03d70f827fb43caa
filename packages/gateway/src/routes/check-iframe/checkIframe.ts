import { envelope } from '@housefront/contract/envelope';
import { parseRequest } from '@housefront/contract/endpoint';
import { checkIframe as call } from '@housefront/contract/features/helpers';
import type { Handler } from 'hono';
import { readJson } from '../../http/json-body.ts';
import { senderOf } from '../../middleware/same-origin-only/sameOriginOnly.ts';
import type { GatewayEnv } from '../../middleware/gateway-env.ts';
import { failureReply } from '../../upstream/reply.ts';
import type { FrameCheck } from './frame-check.ts';

/**
 * `POST /check_iframe`: whether a page may be shown in a frame of the site; only for requests of the site's own pages
 * (HELP-03).
 */
export function checkIframe(frames: FrameCheck): Handler<GatewayEnv> {
  return async (c) => {
    if (senderOf(c) !== 'same-origin') return failureReply(403);
    const asked = parseRequest(call, await readJson(c));
    if (!asked.ok) return failureReply(400);
    const { embeddable, reason } = await frames.check(asked.data.url, new URL(c.get('origin')));
    return c.json(envelope('1000', '', { embeddable, reason }), 200, { 'cache-control': 'no-store' });
  };
}
