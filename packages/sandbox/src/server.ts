import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import type { SandboxEnv } from './http/env.ts';
import type { Hub } from './realtime/hub.ts';
import type { PusherApp } from './realtime/signature.ts';
import { attachSocketServer } from './realtime/socket-server.ts';

/** Address to listen on. */
export interface ListenOptions {
  /** Default 4300; 0 selects a free port. */
  readonly port?: number;
  /** Default 127.0.0.1: the sandbox serves this machine only. */
  readonly host?: string;
}

/** A server that listens. */
export interface Listening {
  readonly port: number;
  /** Stops the server and cuts all connections. */
  close(): Promise<void>;
}

/** Another program listens on the port. */
export class PortInUse extends Error {
  override readonly name = 'PortInUse';
  readonly port: number;

  constructor(port: number) {
    super(`port ${port} is in use`);
    this.port = port;
  }
}

/** Serves an app and the Pusher protocol on one port. Throws {@link PortInUse}. */
export async function startServer(
  { port = 0, host = '127.0.0.1' }: ListenOptions,
  app: Hono<SandboxEnv>,
  pusherApp: PusherApp,
  hub: Hub,
): Promise<Listening> {
  // Without options the adaptor creates an HTTP/1 server.
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  const closeSockets = attachSocketServer(server, pusherApp, hub);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new PortInUse(port) : error),
    );
    server.listen(port, host, resolve);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    close: () =>
      new Promise((resolve) => {
        closeSockets();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
