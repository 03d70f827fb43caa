import { envelope } from '@housefront/contract/envelope';
import { parseRequest } from '@housefront/contract/endpoint';
import { checkIframe as call } from '@housefront/contract/features/helpers';
import type { Context, Handler } from 'hono';
import { readJson } from '../../http/json-body.ts';
import type { GatewayEnv } from '../../types.ts';
import { failureReply } from '../../upstream/reply.ts';
import type { FrameCheck } from './frame-check.ts';

/** `POST /check_iframe`: whether a page may be shown in a frame of the site; for the site's own pages only (HELP-03, HELP-04x). */
export function checkIframe(frames: FrameCheck): Handler<GatewayEnv> {
  return async (c) => {
    if (!isOwnPage(c)) return failureReply(403);
    const asked = parseRequest(call, await readJson(c));
    if (!asked.ok) return failureReply(400);
    const { embeddable, reason } = await frames.check(asked.data.url, new URL(c.get('origin')));
    return c.json(envelope('1000', '', { embeddable, reason }), 200, { 'cache-control': 'no-store' });
  };
}

/** True when a page of this site asks: the browser says so, and no page can make it say otherwise. */
function isOwnPage(c: Context<GatewayEnv>): boolean {
  const fetchSite = c.req.header('sec-fetch-site');
  if (fetchSite !== undefined) return fetchSite === 'same-origin';
  const origin = URL.parse(c.req.header('origin') ?? '');
  return origin !== null && origin.host === new URL(c.get('origin')).host;
}
