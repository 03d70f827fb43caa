import { readFileSync } from 'node:fs';
import http, { type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buildConnector } from 'undici';
import { afterEach, expect, test, vi } from 'vitest';
import { createFrameCheck } from './frame-check.ts';
import { isPublicAddress } from './public-address.ts';
import type { Resolve } from './pinned-agent.ts';

const SITE = new URL('https://play.example.com');
const PUBLIC = '93.184.216.34';
const lines = (name: string) =>
  readFileSync(join(import.meta.dirname, name), 'utf8')
    .split('\n')
    .filter((line) => !line.startsWith('# '));

const hostileNames = new Map(
  lines('hostile-names.txt')
    .filter(Boolean)
    .map((line) => line.split(' '))
    .map(([name = '', ...addresses]) => [name, addresses] as const),
);
const resolve: Resolve = (name) => {
  const found = name === 'good.example.com' ? [PUBLIC] : hostileNames.get(name);
  return found ? Promise.resolve(found) : Promise.reject(new Error('ENOTFOUND'));
};

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const run of cleanups.splice(0).toReversed()) await run();
});

/** A check whose connections all end at one server of this machine, and are noted with the address they were meant for. */
async function checkOver(handler: RequestListener = (_request, response) => void response.end()) {
  const server = http.createServer(handler);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const connections: string[] = [];
  const open = buildConnector({});
  const frames = createFrameCheck({
    resolve,
    limitMs: 300,
    connect: (options, callback) => {
      connections.push(options.hostname);
      open({ ...options, hostname: '127.0.0.1', host: '127.0.0.1', port: String(port), protocol: 'http:' }, callback);
    },
  });
  cleanups.push(() => (server.closeAllConnections(), server.close(), frames.close()));
  return { connections, check: (url: string) => frames.check(url, SITE) };
}

test('[HELP-04x] of 480 hostile addresses none is connected to', async () => {
  const { check, connections } = await checkOver();
  const addresses = lines('hostile-addresses.txt');
  expect(new Set(addresses).size).toBeGreaterThan(475);
  for (const address of addresses) {
    const verdict = await check(address);
    expect({ address, embeddable: verdict.embeddable }).toEqual({ address, embeddable: false });
    expect({ address, connections }).toEqual({ address, connections: [] });
    expect(['invalid-url', 'private-address', 'unreachable']).toContain(verdict.reason);
  }
});

test('[HELP-04x] names with any private, embedded or unreadable address are not connected to', async () => {
  const { check, connections } = await checkOver();
  expect(hostileNames.size).toBe(44);
  for (const name of hostileNames.keys()) {
    expect({ name, ...(await check(`http://${name}/`)) }).toEqual({
      name,
      embeddable: false,
      reason: 'private-address',
    });
  }
  expect(connections).toEqual([]);
});

test('[HELP-04x] a redirect is checked like the first address: public pages lead to no hostile one', async () => {
  const targets = lines('hostile-redirects.txt').filter(Boolean);
  expect(targets.length).toBeGreaterThan(30);
  for (const location of targets) {
    const { check, connections } = await checkOver((_request, response) => {
      response.writeHead(302, { location: Buffer.from(location).toString('latin1') }).end();
    });
    const verdict = await check('http://good.example.com/');
    expect({ location, ...verdict }).toMatchObject({ location, embeddable: false });
    expect({ location, connections: [...new Set(connections)] }).toEqual({ location, connections: [PUBLIC] });
    // A target without slashes is a path of the same page.
    const refused = location === 'http:127.0.0.1' ? ['too-many-redirects'] : ['invalid-url', 'private-address'];
    expect(refused).toContain(verdict.reason);
  }
});

test('[HELP-04x] the name is looked up once, so that a second answer cannot lead elsewhere', async () => {
  const answers = [[PUBLIC], ['127.0.0.1']];
  const looked = vi.fn<Resolve>(() => Promise.resolve(answers.shift() ?? []));
  const seen: string[] = [];
  const frames = createFrameCheck({
    resolve: looked,
    connect: ({ hostname, servername }, callback) => {
      seen.push(`${hostname} ${servername ?? ''}`);
      callback(new Error('refused'), null);
    },
  });
  expect(await frames.check('https://rebinding.example.com/', SITE)).toEqual({
    embeddable: false,
    reason: 'unreachable',
  });
  expect(looked).toHaveBeenCalledTimes(1);
  expect(seen).toEqual([`${PUBLIC} rebinding.example.com`]);
  frames.close();
});

test('[HELP-04x] three redirects are followed, a fourth is not', async () => {
  const { check, connections } = await checkOver((request, response) => {
    const step = Number(/\d+$/.exec(request.url ?? '')?.[0] ?? 0);
    if (step === 0) response.end('page');
    else response.writeHead(307, { location: `/${step - 1}` }).end();
  });
  expect(await check('http://good.example.com/3')).toEqual({ embeddable: false, reason: 'mixed-content' });
  expect(await check('http://good.example.com/4')).toEqual({ embeddable: false, reason: 'too-many-redirects' });
  expect(new Set(connections)).toEqual(new Set([PUBLIC]));
});

test('[HELP-04x] a page that never answers, or never stops, is given up; no body is read', async () => {
  let sent = 0;
  const { check } = await checkOver((request, response) => {
    if (request.url === '/silent') return;
    const chunk = Buffer.alloc(64 * 1024);
    const more = () => {
      while (!response.destroyed && response.write(chunk)) sent += chunk.length;
    };
    response.on('drain', more);
    more();
  });
  expect(await check('http://good.example.com/silent')).toEqual({ embeddable: false, reason: 'unreachable' });
  expect(await check('http://good.example.com/endless')).toEqual({ embeddable: false, reason: 'mixed-content' });
  expect(sent).toBeLessThan(5 * 1024 * 1024);
});

test('[HELP-04x] public addresses of both kinds are public', () => {
  for (const address of [PUBLIC, '8.8.8.8', '1.1.1.1', '2606:2800:220:1::1', '2a00:1450:4001:81b::200e']) {
    expect([address, isPublicAddress(address)]).toEqual([address, true]);
  }
});
