import { isIP } from 'node:net';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { PrometheusMeter } from '../metrics/prometheus.ts';
import { purge, type PurgeOptions } from './purge.ts';

/** Largest body of a request, in bytes. */
const MAX_BODY = 64 * 1024;

/** Sources of the answers of the private port. */
export interface PrivateAppOptions {
  /** Absent where OpenTelemetry receives the measurements. */
  readonly prometheus: Pick<PrometheusMeter, 'text' | 'contentType'> | undefined;
  readonly purge: PurgeOptions;
  /** Name or address that the port is bound to, as an operator may write it. */
  readonly host: string;
}

/** Names that no public DNS server can point at a machine: one label, or a zone of machines. */
const PRIVATE_NAME = /^[\w-]+$|^[\w.-]+\.(?:localhost|local|internal|svc)$/;

/**
 * Whether a Host header names the port as operators' machines do. A page in a browser beside the gateway could otherwise read it
 * under its own name, which it points at this machine (DNS rebinding).
 */
function isOwnHost(header: string, bound: string): boolean {
  const [, address, plain] = /^(?:\[([\da-f:.]+)\]|([\w.-]+?)\.?)(?::\d+)?$/i.exec(header) ?? [];
  const name = (address ?? plain ?? '').toLowerCase();
  return isIP(name) !== 0 || (name !== '' && name === bound.toLowerCase()) || PRIVATE_NAME.test(name);
}

/** The app of the private port, for operators' machines only: metrics and purges. Visitors never reach it (OPS-07). */
export function createPrivateApp({ prometheus, purge: purging, host }: PrivateAppOptions): Hono {
  const app = new Hono();
  app.use(async (c, next) => {
    await next();
    c.header('cache-control', 'no-store');
    c.header('x-content-type-options', 'nosniff');
  });
  if (prometheus)
    app.get('/metrics', async (c) =>
      isOwnHost(c.req.header('host') ?? '', host)
        ? c.body(await prometheus.text(), 200, { 'content-type': prometheus.contentType })
        : c.text('Metrics are read by an address, or by the name in PRIVATE_HOST.\n', 403),
    );
  const onError = () => Response.json({ error: 'The body is too large.' }, { status: 413 });
  app.post('/_purge', bodyLimit({ maxSize: MAX_BODY, onError }), purge(purging));
  return app;
}
