import { createServer, type Server as HttpServer, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { getRequestListener, RequestError } from '@hono/node-server';
import type { Clock } from './base/clock.ts';
import type { Gateway } from './createGateway.ts';
import { describeFailure } from './logging/describeFailure.ts';
import {
  MAX_HEAD,
  refusalOf,
  refusalText,
  refusedHead,
  statusOfParseError,
  targetOf,
  type RefusalStatus,
} from './refusal.ts';
import type { GatewayEnv } from './middleware/gateway-env.ts';

/** Address to listen on. */
export interface Listener {
  readonly host: string;
  /** 0 selects a free one. */
  readonly port: number;
  /** Site of all requests on this port; without it the Host header decides. */
  readonly site?: string;
}

/** Times of stopping, in milliseconds. */
export interface StopOptions {
  readonly clock: Clock;
  /** Time to keep listening while not ready; every answer closes its connection. */
  readonly delayMs: number;
  /** Time limit of open requests; then their connections are cut. */
  readonly limitMs: number;
}

/** A started gateway, with its ports and its end. */
export interface ListeningGateway {
  /** Ports in the order of the listeners. */
  readonly ports: readonly number[];
  /** Stops accepting, lets open requests finish, closes. Resolves with the number of requests that were cut (GW-05). */
  stop(options: StopOptions): Promise<number>;
}

/** Limits of connections, in milliseconds. */
export interface ConnectionLimits {
  /** Time for which a client may read nothing of its answer; each byte that it reads restarts the time. */
  readonly unreadMs: number;
}

const serverOptions = {
  keepAliveTimeout: 65_000,
  headersTimeout: 15_000,
  requestTimeout: 60_000,
  // More than is accepted, because the address is unknown in a head that the parser refuses.
  maxHeaderSize: 2 * MAX_HEAD,
  // Without this, a request without a body would still be a stream, whose events cost as much as finding its page.
  optimizeEmptyRequests: true,
  // Node would answer a request without a host itself, without headers and unseen.
  requireHostHeader: false,
};

/** Starts listening; rejects when a port is not available, and then closes all listeners. */
export async function listenGateway(
  gateway: Gateway,
  listeners: readonly Listener[],
  { unreadMs = 30_000 }: Partial<ConnectionLimits> = {},
): Promise<ListeningGateway> {
  const open = new Set<ServerResponse>();
  let stopping = false;

  const servers = listeners.map((listener) => {
    const fetch = (request: Request, env: unknown) => gateway.app.fetch(request, bindings(env, listener.site));
    const server = createServer(serverOptions, (request, response) => {
      const refuse = (status: RefusalStatus, why: string) => {
        const { head, body } = refusalOf(status, request.url);
        gateway.unreadable(status, why, request.url);
        response.writeHead(status, [...head]).end(body);
      };
      const refused = refusedHead(request.rawHeaders);
      if (refused) return refuse(refused.status, refused.why);
      if (!stopping && gateway.hot(request, response, listener.site)) return undefined;
      open.add(response);
      if (stopping) response.setHeader('connection', 'close');
      response.once('close', () => open.delete(response));
      // Answers of the server itself would have no headers.
      const errorHandler = (error: unknown) =>
        refuse(error instanceof RequestError ? 400 : 500, describeFailure(error));
      return void getRequestListener(fetch, { errorHandler })(request, response);
    });
    // The same of an expectation that no server knows.
    server.on('checkExpectation', (request, response) => server.emit('request', request, response));
    server.on('connection', (socket) => socket.once('close', gateway.connected()));
    server.on('clientError', (error: NodeJS.ErrnoException & { rawPacket?: Buffer }, socket: Socket) => {
      const status = statusOfParseError(error.code);
      // A client that still waits for an answer would take this text for it. Nearly always the client has left while sending
      // its body.
      const answering = [...open].some((response) => response.socket === socket);
      if (error.code === 'ECONNRESET' || !socket.writable || answering) {
        socket.destroy();
        return;
      }
      const target = targetOf(error.rawPacket);
      gateway.unreadable(status, error.code ?? error.message, target);
      socket.end(refusalText(status, target), () => socket.destroySoon());
    });
    server.setTimeout(unreadMs, (socket) => {
      // Reset instead of closed: otherwise the system would keep offering the rest to a client that reads nothing.
      if (socket.writableLength > 0) socket.resetAndDestroy();
      // Connections that wait for a request or for the platform have other limits.
      else if (socket.timeout === unreadMs) socket.setTimeout(unreadMs);
      // The remaining case: no request came within keepAliveTimeout.
      else socket.destroy();
    });
    return { server, listener };
  });

  const closeAll = () => Promise.all(servers.map(({ server }) => closed(server)));
  try {
    const ports = await Promise.all(servers.map(({ server, listener }) => listening(server, listener)));
    return {
      ports,
      async stop({ clock, delayMs, limitMs }) {
        stopping = true;
        gateway.drain();
        for (const response of open) if (!response.headersSent) response.setHeader('connection', 'close');
        await new Promise<void>((resolve) => clock.after(delayMs, resolve));
        const done = closeAll();
        let cut = 0;
        const cancel = clock.after(limitMs, () => {
          cut = open.size;
          for (const { server } of servers) server.closeAllConnections();
        });
        await done;
        cancel();
        gateway.close();
        return cut;
      },
    };
  } catch (error) {
    await closeAll();
    throw error;
  }
}

function bindings(env: unknown, site: string | undefined): GatewayEnv['Bindings'] {
  // Node's server passes these bindings with every request.
  return { ...(env as GatewayEnv['Bindings']), ...(site === undefined ? {} : { listenerSite: site }) };
}

async function listening(server: HttpServer, { host, port }: Listener): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  server.once('error', reject);
  server.listen(port, host, () => {
    server.off('error', reject);
    const address = server.address();
    resolve(typeof address === 'object' && address ? address.port : port);
  });
  return promise;
}

async function closed(server: HttpServer): Promise<void> {
  if (!server.listening) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  server.close(() => resolve());
  await promise;
}
