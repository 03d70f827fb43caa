import type { MiddlewareHandler } from 'hono';
import * as z from 'zod/mini';
import type { GatewayEnv } from '../../middleware/gateway-env.ts';

/** Longest wait for the address with the newest build (milliseconds). */
const LIMIT_MS = 1000;

const announced = z.object({
  id: z.string().check(z.regex(/^[\w.-]{1,100}$/)),
  timestamp: z._default(z.string().check(z.maxLength(40)), ''),
});

/**
 * Answers the newest build from the address in the site entry. Without such an address, or without a valid answer, the file
 * of the site's own build is used (VER-01).
 */
export function newestBuild(): MiddlewareHandler<GatewayEnv> {
  return async (c, next) => {
    const address = c.get('site').newestBuild;
    const build = address === undefined ? null : await ask(address);
    if (build === null) return next();
    return c.json(build, 200, { 'cache-control': 'no-store' });
  };
}

/** Answers the metadata of a build that is only known from the address in the site entry and has no files here (API-17). */
export function announcedMeta(): MiddlewareHandler<GatewayEnv> {
  return async (c, next) => {
    const address = c.get('site').newestBuild;
    const build = address === undefined ? null : await ask(address);
    if (build === null || c.req.param('file') !== `${build.id}.json`) return next();
    return c.json(build, 200, { 'cache-control': 'no-store' });
  };
}

async function ask(address: string): Promise<z.output<typeof announced> | null> {
  try {
    const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(LIMIT_MS) });
    const parsed = announced.safeParse(response.ok ? await response.json() : undefined);
    return parsed.success ? parsed.data : null;
  } catch {
    // An address without an answer announces nothing.
    return null;
  }
}
