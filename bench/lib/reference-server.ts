import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stopService } from '../../scripts/services.ts';

/** A server of one page's bytes, to compare the gateway with. */
export interface Reference {
  readonly name: 'nginx' | 'node:http';
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

/**
 * Starts a server of a page's bytes in a process of its own.
 * @param wanted nginx sends a bare head; the bare node:http server sends the page's own
 * @param page the page, compressed, and its head
 */
export async function startReference(
  wanted: 'nginx' | 'node:http',
  { gzipped, head }: { readonly gzipped: Uint8Array; readonly head: Headers },
): Promise<Reference> {
  const folder = mkdtempSync(join(tmpdir(), 'housefront-bench-'));
  // Workers of nginx that root started are somebody else.
  chmodSync(folder, 0o755);
  const page = join(folder, 'page.gz');
  writeFileSync(page, gzipped);
  const port = await freePort();
  const nginx = wanted === 'nginx';
  let child: ChildProcess;
  if (nginx) {
    const config = join(folder, 'nginx.conf');
    writeFileSync(config, nginxConfig(folder, port));
    child = spawn('nginx', ['-p', folder, '-c', config], { stdio: 'ignore' });
  } else {
    const sent = JSON.stringify([...head].filter(([name]) => !OWN_HEADERS.has(name)).flat());
    child = spawn(process.execPath, ['-e', nodeServer, page, String(port), sent], { stdio: 'ignore' });
  }
  const stop = async () => {
    await stopService(child);
    rmSync(folder, { recursive: true, force: true });
  };
  const url = `http://127.0.0.1:${port}/`;
  for (let attempt = 0; attempt < 50; attempt += 1) {
    try {
      if ((await fetch(url, { signal: AbortSignal.timeout(1000) })).ok) return { name: wanted, url, stop };
    } catch {
      // Not listening yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await stop();
  throw new Error('The reference server did not start.');
}
