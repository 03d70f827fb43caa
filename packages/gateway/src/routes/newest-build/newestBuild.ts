import type { MiddlewareHandler } from 'hono';
import * as z from 'zod/mini';
import type { GatewayEnv } from '../../middleware/gateway-env.ts';

/** Longest wait for the address that names the newest build (milliseconds). */
const LIMIT_MS = 1000;

const announced = z.object({
  id: z.string().check(z.regex(/^[\w.-]{1,100}$/)),
  timestamp: z._default(z.string().check(z.maxLength(40)), ''),
});

/**
 * Answers which build is the newest by the address that the site entry names (VER-01). Where there is none, or it does not
 * answer with a build, the file of the site's own build speaks.
 */
export function newestBuild(): MiddlewareHandler<GatewayEnv> {
  return async (c, next) => {
    const address = c.get('site').newestBuild;
    const build = address === undefined ? null : await ask(address);
    if (build === null) return next();
    return c.json(build, 200, { 'cache-control': 'no-store' });
  };
}

/** Answers the metadata of the build that the address of the site entry names, which has no files here (API-17). */
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
    // An address that is silent announces nothing.
    return null;
  }
}
