import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, get, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { signPurge } from '../private/purge-signature.ts';
import { SERVER_JS, settings, writeSite } from '../sites/site.fixtures.ts';

/** Key of purges. */
export const PURGE_KEY = 'x'.repeat(42) + 'A';
/** Key of sign-in links of the site. */
export const LINK_KEY = 'y'.repeat(42) + 'A';

/** A platform whose answer changes. */
export async function startPlatform() {
  const state = { text: 'first' };
  const held: ServerResponse[] = [];
  const server = createServer((incoming, response) => {
    // The text is that of the moment of the request.
    response.writeHead(200).write(state.text);
    if (incoming.url?.startsWith('/slow')) held.push(response);
    else response.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    state,
    /** Answers that have begun and not ended, on paths that begin with `/slow`. */
    held,
    stop: () => (server.closeAllConnections(), server.close()),
  };
}

/** A built site whose pages show what a platform says. */
export const platformSite = (platform: string) =>
  writeSite({
    'dist/server/server.js': `${SERVER_JS.replace(/export const render[^\n]*\n/, '')}
export const render = async (request) => {
  const answer = await fetch('${platform}' + new URL(request.url).pathname);
  return { status: 200, headers: {}, html: '<p>' + (await answer.text()), cacheable: true, scriptHashes: [] };
};
`,
  });

/** A gateway that runs as a process. */
export interface GatewayProcess {
  readonly port: number;
  readonly privatePort: number;
  /** The log so far. */
  log(): string;
  stop(): Promise<void>;
}

/** Starts the program of the gateway. @throws its output, when it ends instead */
export async function startProcess(variables: Readonly<Record<string, string>>): Promise<GatewayProcess> {
  const child = spawn(process.execPath, [join(import.meta.dirname, '..', 'server.ts')], {
    env: { ...process.env, PORT: '0', PRIVATE_PORT: '0', RENDER_THREADS: '1', STOP_DELAY_MS: '0', ...variables },
  });
  let output = '';
  const listening = Promise.withResolvers<{ ports: readonly number[]; privatePort: number }>();
  const read = (bytes: Buffer) => {
    output += bytes.toString();
    const line = output.split('\n').find((text) => text.includes('"msg":"listening"') && text.endsWith('}'));
    if (line !== undefined) listening.resolve(JSON.parse(line) as { ports: readonly number[]; privatePort: number });
  };
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  const exit = once(child, 'exit');
  void exit.then(() => listening.reject(new Error(output)));
  const { ports, privatePort } = await listening.promise;
  return {
    port: ports[0] ?? 0,
    privatePort,
    log: () => output,
    async stop() {
      child.kill('SIGKILL');
      await exit;
    },
  };
}

/** An answer of a gateway. */
export interface Answer {
  readonly status: number;
  readonly text: string;
}

/** Asks a gateway for something of the site. */
export function ask({ port }: GatewayProcess, path: string, body?: unknown): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const headers = { host: 'play.example.com' };
  const options = { host: '127.0.0.1', port, path, headers };
  const sent = body === undefined ? get(options) : request({ ...options, method: 'POST' });
  sent.on('error', reject).on('response', (answer) => {
    let text = '';
    answer.on('data', (bytes: Buffer) => (text += bytes.toString()));
    answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
  });
  if (body !== undefined) sent.end(JSON.stringify(body));
  return promise;
}

/** Status and body of `/readyz` of a gateway. */
export async function readiness(gateway: GatewayProcess): Promise<unknown> {
  const { status, text } = await ask(gateway, '/readyz');
  return [status, JSON.parse(text)];
}

/** Sends a signed purge to the private port of a gateway. */
export function purgeAt({ privatePort }: GatewayProcess, tags: readonly string[]): Promise<Response> {
  const body = JSON.stringify({ tags });
  const signature = signPurge({ key: PURGE_KEY, body, now: Date.now() });
  return fetch(`http://127.0.0.1:${privatePort}/_purge`, {
    method: 'POST',
    headers: { 'x-housefront-signature': signature },
    body,
  });
}

/** Settings of the site of {@link platformSite}. */
export const siteVariables = (dir: string): Readonly<Record<string, string>> => ({
  HOUSEFRONT_SITES: JSON.stringify([
    { dir, hosts: ['play.example.com'], linkKey: LINK_KEY, upstream: settings.upstream },
  ]),
  PURGE_KEY,
  RATE_LIMIT_SCALE: '0',
});
