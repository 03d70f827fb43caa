import { randomInt } from 'node:crypto';
import type { Server } from 'node:http';
import { WebSocketServer, type WebSocket } from 'ws';
import type { Hub } from './hub.ts';
import { ERRORS, LIMITS, writeFrame, type ProtocolError } from './protocol.ts';
import type { PusherApp } from './signature.ts';

/** Times of checking and dropping silent clients (milliseconds). */
export interface KeepAlive {
  /** Silence after which the server pings; default 60000. */
  readonly pingAfterMs: number;
  /** Wait for any message after a ping; default 30000. */
  readonly pongWithinMs: number;
}

const defaultKeepAlive: KeepAlive = { pingAfterMs: 60_000, pongWithinMs: 30_000 };

/** Oldest and newest supported protocol version. */
const VERSIONS = { from: 5, to: 7 };

/**
 * Serves the Pusher protocol at `/app/{key}` of an HTTP server. Other upgrades are left to other listeners.
 * @returns closes all sockets.
 */
export function attachSocketServer(
  server: Server,
  app: PusherApp,
  hub: Hub,
  keepAlive: KeepAlive = defaultKeepAlive,
): () => void {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: LIMITS.data * 2 });
  server.on('upgrade', (request, socket, head) => {
    const url = new URL(request.url ?? '/', 'http://sandbox.invalid');
    const key = /^\/app\/([^/]+)$/.exec(url.pathname)?.[1];
    if (key === undefined) return;
    sockets.handleUpgrade(request, socket, head, (ws) => {
      const problem = handshakeProblem(app, key, url.searchParams.get('protocol'));
      if (problem) refuse(ws, problem);
      else accept(ws, hub, keepAlive);
    });
  });
  return () => {
    for (const ws of sockets.clients) ws.terminate();
    sockets.close();
  };
}

function handshakeProblem(app: PusherApp, key: string, version: string | null): ProtocolError | undefined {
  if (key !== app.key) return ERRORS.unknownApp;
  if (version === null || version === '') return ERRORS.noVersion;
  const number = Number(version);
  const spoken = Number.isInteger(number) && number >= VERSIONS.from && number <= VERSIONS.to;
  return spoken ? undefined : ERRORS.unsupportedVersion;
}

function refuse(ws: WebSocket, error: ProtocolError): void {
  ws.send(writeFrame('pusher:error', { ...error }));
  ws.close(error.code, error.message);
}

function accept(ws: WebSocket, hub: Hub, { pingAfterMs, pongWithinMs }: KeepAlive): void {
  const peer = {
    socketId: `${randomInt(1e9)}.${randomInt(1e9)}`,
    send: (text: string) => ws.send(text, ignoreSendError),
    close: (code: number, reason: string) => ws.close(code, reason),
  };
  let timer: NodeJS.Timeout;
  const heard = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      peer.send(writeFrame('pusher:ping', {}));
      timer = setTimeout(() => refuse(ws, ERRORS.silent), pongWithinMs);
    }, pingAfterMs);
  };
  ws.on('message', (data) => {
    heard();
    hub.receive(peer, textOf(data));
  });
  ws.on('close', () => {
    clearTimeout(timer);
    hub.leave(peer);
  });
  // A broken socket also closes; no other action is needed.
  ws.on('error', () => ws.terminate());
  heard();
  hub.join(peer);
}

function textOf(data: Buffer | ArrayBuffer | Buffer[]): string {
  if (Array.isArray(data)) return Buffer.concat(data).toString('utf8');
  return Buffer.isBuffer(data) ? data.toString('utf8') : Buffer.from(data).toString('utf8');
}

function ignoreSendError(): void {}
