import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';

/** A listening private port. */
export interface PrivateListener {
  readonly port: number;
  /** Closes it with all its connections. */
  close(): void;
}

/** Serves the private app; rejects when the port is not available. */
export async function listenPrivate(app: Hono, host: string, port: number): Promise<PrivateListener> {
  const server = createServer({ requestTimeout: 10_000 }, (request, response) => void answer(request, response));
  const answer = getRequestListener(app.fetch);
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', reject);
  server.listen(port, host, resolve);
  await promise;
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
