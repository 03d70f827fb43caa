import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import http, { type RequestListener } from 'node:http';
import { systemClock } from './base/clock.ts';
import { createGateway } from './createGateway.ts';
import { listenGateway } from './listen.ts';
import type { GatewayOptions } from './options.ts';
import { captureLog, siteOf } from './sites/site.fixtures.ts';
import type { GatewaySite } from './sites/gateway-site.ts';

/** Clean-ups after a test, run in reverse order. */
export type Cleanups = (() => unknown)[];

/** A platform over http that exposes its open sockets. */
export async function httpPlatform(cleanups: Cleanups, handler: RequestListener) {
  const sockets = new Set<Socket>();
  const server = http.createServer(handler);
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  cleanups.push(() => (server.closeAllConnections(), server.close()));
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, sockets };
}

/** A platform that handles its raw connections itself. */
export async function rawPlatform(cleanups: Cleanups, onConnection: (socket: Socket) => void) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    onConnection(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  cleanups.push(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, sockets };
}

/** A gateway that listens for one site, on its own port or by its host. */
export async function listening(
  cleanups: Cleanups,
  over: Partial<GatewaySite>,
  options: Partial<GatewayOptions> = {},
  ownPort = true,
) {
  const log = captureLog();
  const gateway = createGateway({ sites: [siteOf(over)], logger: log.logger, options });
  const running = await listenGateway(gateway, [{ host: '127.0.0.1', port: 0, ...(ownPort && { site: '1001' }) }]);
  cleanups.push(() => running.stop({ clock: systemClock, delayMs: 0, limitMs: 50 }));
  return { port: running.ports[0] ?? 0, log };
}

/** Sends raw bytes and resolves with the whole response when the connection ends. */
export async function raw(port: number, text: string): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  let answer = '';
  const socket = connect(port, '127.0.0.1', () => socket.write(text));
  socket.on('data', (part) => (answer += part.toString()));
  socket.on('error', () => undefined).on('close', () => resolve(answer));
  socket.setTimeout(10_000, () => socket.destroy());
  return promise;
}

/** The status of an answer; 0 without one. */
export const statusOf = (answer: string): number => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);
