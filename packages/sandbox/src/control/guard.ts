import type { MiddlewareHandler } from 'hono';
import type { SandboxEnv } from '../http/env.ts';

const LOOPBACK_NAMES = new Set(['localhost', '127.0.0.1', '[::1]']);
const LOOPBACK_ADDRESS = /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;

/**
 * Accepts only requests from this machine. Host names are checked too: otherwise a foreign page could reach the control
 * interface through its visitor's browser, by a form, a picture or a host name that points to 127.0.0.1.
 */
export const loopbackOnly: MiddlewareHandler<SandboxEnv> = async (c, next) => {
  const address = c.env?.incoming?.socket.remoteAddress;
  const origin = c.req.header('origin');
  const allowed =
    (address === undefined || LOOPBACK_ADDRESS.test(address)) &&
    LOOPBACK_NAMES.has(new URL(c.req.url).hostname) &&
    (origin === undefined || LOOPBACK_NAMES.has(URL.parse(origin)?.hostname ?? '')) &&
    c.req.header('sec-fetch-site') !== 'cross-site';
  if (!allowed) return c.json({ problem: 'the control interface is for this machine only' }, 403);
  await next();
  return undefined;
};

/**
 * Accepts changes only from a person's navigation or from a program, not from a picture or frame in another page, and not
 * from a prefetch.
 */
export const calledOnPurpose: MiddlewareHandler<SandboxEnv> = async (c, next) => {
  const site = c.req.header('sec-fetch-site') ?? 'none';
  const destination = c.req.header('sec-fetch-dest') ?? 'empty';
  const ahead = c.req.header('sec-purpose') !== undefined || c.req.header('purpose') !== undefined;
  const byPage = site === 'same-origin' || site === 'none';
  if (!byPage || !['empty', 'document'].includes(destination) || ahead) {
    return c.json({ problem: 'open this address yourself' }, 403);
  }
  await next();
  return undefined;
};
