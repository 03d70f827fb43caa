import type { MiddlewareHandler } from 'hono';
import type { SandboxEnv } from '../http/env.ts';

const LOOPBACK_NAMES = new Set(['localhost', '127.0.0.1', '[::1]']);
const LOOPBACK_ADDRESS = /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;

/**
 * Lets only this machine in. The names are checked too: a page elsewhere could otherwise reach the control interface
 * through its visitor's browser, by a form or by a host name that points to 127.0.0.1.
 */
export const loopbackOnly: MiddlewareHandler<SandboxEnv> = async (c, next) => {
  const address = c.env?.incoming?.socket.remoteAddress;
  const origin = c.req.header('origin');
  const allowed =
    (address === undefined || LOOPBACK_ADDRESS.test(address)) &&
    LOOPBACK_NAMES.has(new URL(c.req.url).hostname) &&
    (origin === undefined || LOOPBACK_NAMES.has(URL.parse(origin)?.hostname ?? ''));
  if (!allowed) return c.json({ problem: 'the control interface is for this machine only' }, 403);
  await next();
  return undefined;
};
