import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, createServer, request as httpRequest, type IncomingMessage } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream';
import { brotliCompressSync } from 'node:zlib';

/** A page or data file of the reference, kept in memory. */
export interface StaticFile {
  readonly type: string;
  readonly text: string;
}

/** Addresses below this path come from the static server, all others from the site. */
export const staticBase = '/__bench/';

function certificate(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'housefront-bench-tls-'));
  try {
    const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
    const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'];
    const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
    execFileSync(
      'openssl',
      ['req', '-x509', ...curve, '-nodes', '-days', '2', ...subject, '-keyout', key, '-out', cert],
      { stdio: 'ignore', timeout: 20_000 },
    );
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function staticServer(files: ReadonlyMap<string, StaticFile>) {
  const packed = new Map<string, { type: string; body: Buffer }>();
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://static.invalid').pathname;
    const file = files.get(path);
    if (!file) {
      response.writeHead(404).end();
      return;
    }
    const known = packed.get(path) ?? { type: file.type, body: brotliCompressSync(file.text) };
    packed.set(path, known);
    response.writeHead(200, { 'content-type': known.type, 'content-encoding': 'br', 'cache-control': 'no-cache' });
    response.end(known.body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** TLS and HTTP/2 before site and reference alike, on one origin. */
export interface Front {
  readonly origin: string;
  /** Files of the reference by path below {@link staticBase}; may grow while the front runs. */
  readonly files: Map<string, StaticFile>;
  close(): Promise<void>;
}

// Names of HTTP/1 connections that HTTP/2 forbids.
const hopByHop = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'proxy-connection']);

const endToEnd = (headers: IncomingMessage['headers']) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !hopByHop.has(name) && !name.startsWith(':')));

/** Starts the front before a site's address. */
export async function startFront(site: string): Promise<Front> {
  const files = new Map<string, StaticFile>();
  const { server: reference, origin: referenceOrigin } = await staticServer(files);
  const agent = new Agent({ keepAlive: true });
  const sessions = new Set<{ destroy(): void }>();
  const forward = (request: Http2ServerRequest, response: Http2ServerResponse) => {
    const base = request.url.startsWith(staticBase) ? referenceOrigin : site;
    const headers = { ...endToEnd(request.headers), host: request.headers[':authority'] ?? request.headers.host };
    const upstream = httpRequest(new URL(request.url, base), {
      agent,
      method: request.method,
      headers: { ...headers, 'x-forwarded-proto': 'https' },
      timeout: 60_000,
    });
    upstream.on('response', (answer) => {
      if (response.destroyed) {
        answer.destroy();
        return;
      }
      response.writeHead(answer.statusCode ?? 502, endToEnd(answer.headers));
      pipeline(answer, response, () => undefined);
    });
    upstream.on('error', () => {
      if (!response.headersSent && !response.destroyed) response.writeHead(502);
      response.end();
    });
    upstream.on('timeout', () => upstream.destroy());
    response.on('close', () => upstream.destroy());
    request.pipe(upstream);
  };
  const server = createSecureServer({ ...certificate(), allowHTTP1: true }, forward);
  server.on('session', (session) => {
    sessions.add(session);
    session.on('error', () => undefined);
    session.on('close', () => sessions.delete(session));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `https://localhost:${(server.address() as AddressInfo).port}`,
    files,
    close: async () => {
      for (const session of sessions) session.destroy();
      agent.destroy();
      reference.closeAllConnections();
      await Promise.all([server, reference].map((one) => new Promise((resolve) => one.close(resolve))));
    },
  };
}
