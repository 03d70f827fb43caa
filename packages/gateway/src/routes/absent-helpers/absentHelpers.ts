import { Hono } from 'hono';
import type { GatewayEnv } from '../../types.ts';
import { failureReply } from '../../upstream/reply.ts';

/**
 * Paths that belong to the site's own server and never reach the platform (HELP-10x). A gateway without such a
 * helper says so in the envelope, which clients take as that helper having failed.
 */
const ABSENT_HELPERS = ['/clientCaptcha', '/check_iframe', '/get_info_data', '/api/fb_tracking'] as const;

/** Answers every absent helper with the 404 envelope. */
export function absentHelpers(): Hono<GatewayEnv> {
  const routes = new Hono<GatewayEnv>();
  for (const path of ABSENT_HELPERS) routes.all(path, () => failureReply(404));
  return routes;
}
