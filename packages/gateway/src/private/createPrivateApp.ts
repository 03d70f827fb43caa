import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { purge, type PurgeOptions } from './purge.ts';

/** What the private port answers. */
export interface PrivateAppOptions extends PurgeOptions {}

/** Largest body, in bytes. */
const MOST_BODY = 64 * 1024;

export function createPrivateApp(options: PrivateAppOptions): Hono {
  const tooLarge = { maxSize: MOST_BODY, onError: () => Response.json({ error: 'The body is too large.' }, { status: 413 }) };
  return new Hono().post('/_purge', bodyLimit(tooLarge), purge(options));
}
