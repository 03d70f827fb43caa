import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, get, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { compiledSources } from './gateway-process.fixtures.ts';
import { SERVER_JS, writeSite } from './sites/site.fixtures.ts';

const cleanups: (() => void)[] = [];
afterEach(() => {
  for (const run of cleanups.splice(0)) run();
});

/** A site that renders only after the gate at `address` is opened. */
const slowServer = (address: string) => `
export { config, buildId } from './base.js';
export const render = async (request) => {
  await fetch('${address}');
  return { status: 200, headers: {}, html: 'slow but whole', cacheable: false, scriptHashes: [] };
};
`;

function run(env: Record<string, string>) {
  const child: ChildProcess = spawn(process.execPath, [join(import.meta.dirname, 'server.ts')], {
    env: { ...compiledSources(), PORT: '0', ...env },
  });
  const output: string[] = [];
  const lines = { wanted: '', found: Promise.withResolvers<string>() };
  const onData = (chunk: Buffer) => {
    output.push(chunk.toString());
    const line = output
      .join('')
      .split('\n')
      .find((text) => text.includes(lines.wanted));
    if (lines.wanted !== '' && line) lines.found.resolve(line);
  };
  child.stdout?.on('data', onData);
  child.stderr?.on('data', onData);
  const exit = new Promise<number | null>((resolve) => child.on('exit', resolve));
  cleanups.push(() => child.kill('SIGKILL'));
  const until = (text: string) => {
    lines.wanted = text;
    lines.found = Promise.withResolvers();
    onData(Buffer.alloc(0));
    return lines.found.promise;
  };
  return { child, output, exit, until };
}

/** A server that answers its requests only after `open`. */
async function createGate() {
  const waiting: ServerResponse[] = [];
  const server = createServer((_request, response) => void waiting.push(response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  cleanups.push(() => (server.closeAllConnections(), server.close()));
  const open = () => waiting.forEach((response) => response.end());
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, open, waiting };
}

function fetchText(port: number, host: string, path = '/'): Promise<{ status: number | undefined; text: string }> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, headers: { host } }, (reply) => {
      let text = '';
      reply.on('data', (chunk: Buffer) => (text += chunk.toString()));
      reply.on('end', () => resolve({ status: reply.statusCode, text }));
    }).on('error', reject);
  });
}

test(
  '[GW-05] the process serves its sites, names a broken one in one line, and on SIGTERM finishes what is open',
  { timeout: 40_000 },
  async () => {
    const gate = await createGate();
    const base = 'export const config = CONFIG; export const buildId = "b1";';
    const good = writeSite();
    const config = /config = (.*);/.exec(SERVER_JS)?.[1] ?? '{}';
    const slow = writeSite({
      'dist/server/base.js': base.replace('CONFIG', config.replace('1001', '1002')),
      'dist/server/server.js': slowServer(gate.address),
    });
    cleanups.push(good.remove, slow.remove);
    const sites = [
      { dir: good.dir, hosts: ['good.example.com'] },
      { dir: slow.dir, hosts: ['slow.example.com'] },
      { dir: '/no/such/site', hosts: ['gone.example.com'] },
    ];
    const { child, output, exit, until } = run({ HOUSEFRONT_SITES: JSON.stringify(sites), RENDER_THREADS: '1' });
    const started = JSON.parse(await until('"msg":"listening"')) as { ports: number[]; sites: string[] };
    expect(started.sites).toEqual(['1001', '1002']);
    expect(output.join('')).toContain('site /no/such/site: dist/client is missing; build the site first');
    const port = started.ports[0] ?? 0;
    expect((await fetchText(port, 'good.example.com')).text).toMatch(/^<p nonce="[\w-]{24}">zh_CN<\/p>$/);
    expect((await fetchText(port, 'gone.example.com')).status).toBe(404);

    const open = Array.from({ length: 10 }, (_, id) => fetchText(port, 'slow.example.com', `/${id}`));
    await vi.waitFor(() => expect(gate.waiting).toHaveLength(10), { timeout: 10_000 });
    child.kill('SIGTERM');
    await until('"msg":"stopping"');
    gate.open();
    expect((await Promise.all(open)).map((answer) => answer.text)).toEqual(
      Array.from({ length: 10 }, () => 'slow but whole'),
    );
    expect(await exit).toBe(0);
    expect(output.join('')).toContain('"cut":0');
  },
);

test('[GW-01] a wrong environment ends the process with every problem and its fix', { timeout: 40_000 }, async () => {
  const { exit, output } = run({ PORT: 'x', LOG_LEVEL: 'loud' });
  expect(await exit).toBe(1);
  expect(output.join('')).toBe(
    'The gateway cannot start:\n' +
      '  HOUSEFRONT_SITES: write JSON such as [{"dir":"sites/1001","port":4101}], or the path of a file with it\n' +
      '  PORT: write a port from 0 to 65535\n' +
      '  LOG_LEVEL: write fatal, error, warn, info, debug, trace or silent\n',
  );
});

test('[GW-01] with no usable site the process ends and says why', { timeout: 40_000 }, async () => {
  const { exit, output } = run({ HOUSEFRONT_SITES: '[{"dir":"/no/such/site","port":0}]' });
  expect(await exit).toBe(1);
  expect(output.join('')).toContain('no site can be served');
});

test('[GW-05] a process that cannot listen or reach Redis ends by itself', { timeout: 40_000 }, async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const site = writeSite();
  cleanups.push(() => taken.close(), site.remove);
  const port = `${(taken.address() as AddressInfo).port}`;
  const HOUSEFRONT_SITES = JSON.stringify([{ dir: site.dir, port: 0 }]);
  const ends = [{ PORT: port }, { REDIS_URL: `redis://127.0.0.1:${port}` }].map((env) =>
    run({ HOUSEFRONT_SITES, ...env }),
  );
  expect(await Promise.all(ends.map(({ exit }) => exit))).toEqual([1, 1]);
  expect(ends.map(({ output }) => /cannot \w+/.exec(output.join(''))?.[0])).toEqual(['cannot listen', 'cannot reach']);
});
