import { Hono } from 'hono';
import type { PrometheusMeter } from '../metrics/prometheus.ts';

/** What the private port answers. */
export interface PrivateAppOptions {
  /** Absent where OpenTelemetry receives the measurements. */
  readonly prometheus: Pick<PrometheusMeter, 'text' | 'contentType'> | undefined;
}

/** The app of the private port, for operators' machines only: metrics (OPS-07). Visitors never reach it. */
export function createPrivateApp({ prometheus }: PrivateAppOptions): Hono {
  const app = new Hono();
  app.use(async (c, next) => {
    await next();
    c.header('cache-control', 'no-store');
    c.header('x-content-type-options', 'nosniff');
  });
  if (prometheus)
    app.get('/metrics', async (c) => c.body(await prometheus.text(), 200, { 'content-type': prometheus.contentType }));
  return app;
}
