import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { PrometheusMeter } from '../metrics/prometheus.ts';
import { purge, type PurgeOptions } from './purge.ts';

/** Largest body of a request, in bytes. */
const MOST_BODY = 64 * 1024;

/** Sources of the answers of the private port. */
export interface PrivateAppOptions {
  /** Absent where OpenTelemetry receives the measurements. */
  readonly prometheus: Pick<PrometheusMeter, 'text' | 'contentType'> | undefined;
  readonly purge: PurgeOptions;
}

/** The app of the private port, for operators' machines only: metrics (OPS-07) and purges (OPS-05). Visitors never reach it. */
export function createPrivateApp({ prometheus, purge: purging }: PrivateAppOptions): Hono {
  const app = new Hono();
  app.use(async (c, next) => {
    await next();
    c.header('cache-control', 'no-store');
    c.header('x-content-type-options', 'nosniff');
  });
  if (prometheus)
    app.get('/metrics', async (c) => c.body(await prometheus.text(), 200, { 'content-type': prometheus.contentType }));
  const onError = () => Response.json({ error: 'The body is too large.' }, { status: 413 });
  app.post('/_purge', bodyLimit({ maxSize: MOST_BODY, onError }), purge(purging));
  return app;
}
