import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stopService } from '../../scripts/services/services.ts';

/**
 * `node:http` answers as a program does, `one piece` writes head and page at once past the response of Node's server, which
 * is as little as that server can do for a request.
 */
type ReferenceName = 'nginx' | 'node:http' | 'one piece';

/** A server to compare the gateway with. */
export interface Reference {
  readonly name: ReferenceName;
  readonly url: string;
  stop(): Promise<void>;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

const nginxConfig = (folder: string, port: number) => `daemon off; worker_processes 1; pid ${folder}/pid;
error_log ${folder}/error.log; events { worker_connections 1024; }
http { access_log off; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi; keepalive_requests 1000000;
  server { listen 127.0.0.1:${port}; root ${folder}; location / { default_type text/html; add_header content-encoding gzip; try_files /page.gz =404; } } }`;

const nodeServer = `const { createServer } = require('node:http'); const body = require('node:fs').readFileSync(process.argv[1]);
const head = [...JSON.parse(process.argv[3]), 'content-encoding', 'gzip', 'content-length', String(body.length)];
createServer((request, response) => { response.writeHead(200, head); response.end(body); }).listen(Number(process.argv[2]), '127.0.0.1');`;

const onePieceServer = `const { createServer } = require('node:http'); const body = require('node:fs').readFileSync(process.argv[1]);
const head = [...JSON.parse(process.argv[3]), 'content-encoding', 'gzip', 'content-length', String(body.length), 'date', new Date().toUTCString()];
const lines = head.map((text, at) => text + (at % 2 ? '\\r\\n' : ': ')).join('');
const whole = Buffer.concat([Buffer.from('HTTP/1.1 200 OK\\r\\n' + lines + '\\r\\n', 'latin1'), body]);
createServer({ optimizeEmptyRequests: true }, (request, response) => response.socket.write(whole, (error) => error || response.emit('finish')))
  .listen(Number(process.argv[2]), '127.0.0.1');`;

const bareProxy = `const { Agent, createServer, request } = require('node:http'); const agent = new Agent({ keepAlive: true });
const { hostname, port } = new URL(process.argv[2]);
createServer({ optimizeEmptyRequests: true }, (incoming, response) => {
  const outgoing = request({ hostname, port, path: incoming.url, headers: incoming.rawHeaders, agent }, (answer) => {
    const parts = [];
    answer.on('data', (part) => parts.push(part));
    answer.on('end', () => { response.writeHead(answer.statusCode, answer.rawHeaders); response.end(Buffer.concat(parts)); });
  });
  outgoing.on('error', () => response.destroy());
  outgoing.end();
}).listen(Number(process.argv[1]), '127.0.0.1');`;

/** Whether nginx is installed. */
export const hasNginx = (): boolean => spawnSync('nginx', ['-v']).status === 0;

/** Headers that a bare server writes by itself or for its own bytes. */
const OWN_HEADERS = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'keep-alive',
  'transfer-encoding',
]);

/** Waits until a server answers. @throws when it does not start */
async function started(url: string): Promise<void> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    try {
      // Whatever it answers, it listens.
      await fetch(url, { signal: AbortSignal.timeout(1000) });
      return;
    } catch {
      // Not listening yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The reference server did not start.');
}

async function running(child: ChildProcess, port: number, release: () => void = () => undefined) {
  const url = `http://127.0.0.1:${port}/`;
  const stop = async () => {
    await stopService(child);
    release();
  };
  try {
    await started(url);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
}

/**
 * Starts a server of a page's bytes in a process of its own.
 * @param wanted nginx sends a bare head; the others send the page's own
 * @param page the page, compressed, and its head
 */
export async function startReference(
  wanted: ReferenceName,
  { gzipped, head }: { readonly gzipped: Uint8Array; readonly head: Headers },
): Promise<Reference> {
  const folder = mkdtempSync(join(tmpdir(), 'housefront-bench-'));
  // Workers of nginx that root started run as another user.
  chmodSync(folder, 0o755);
  const page = join(folder, 'page.gz');
  writeFileSync(page, gzipped);
  const port = await freePort();
  let child: ChildProcess;
  if (wanted === 'nginx') {
    const config = join(folder, 'nginx.conf');
    writeFileSync(config, nginxConfig(folder, port));
    child = spawn('nginx', ['-p', folder, '-c', config], { stdio: 'ignore' });
  } else {
    const sent = JSON.stringify([...head].filter(([name]) => !OWN_HEADERS.has(name)).flat());
    const program = wanted === 'node:http' ? nodeServer : onePieceServer;
    child = spawn(process.execPath, ['-e', program, page, String(port), sent], { stdio: 'ignore' });
  }
  const release = () => rmSync(folder, { recursive: true, force: true });
  return { name: wanted, ...(await running(child, port, release)) };
}

/** Starts a forwarder that does nothing else, in a process of its own: what forwarding costs on Node at the least. */
export async function startBareProxy(upstream: string): Promise<Omit<Reference, 'name'>> {
  const port = await freePort();
  return running(spawn(process.execPath, ['-e', bareProxy, String(port), upstream], { stdio: 'ignore' }), port);
}
