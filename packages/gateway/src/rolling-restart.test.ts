import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startLoad, startService } from './cluster.fixtures.ts';
import { ask, startGatewayProcess, type GatewayProcess } from './gateway-process.fixtures.ts';
import { freePort, startBalancer } from './nginx.fixtures.ts';
import { writeSite } from './sites/site.fixtures.ts';

const cleanups: (() => unknown)[] = [];
let site: ReturnType<typeof writeSite>;
beforeEach(() => {
  site = writeSite();
  cleanups.push(site.remove);
});
afterEach(async () => {
  for (const run of cleanups.splice(0).toReversed()) await run();
});

const SECOND = 1000;
/** Time of one step on the slowest machine. */
const LIMIT = { timeout: 30 * SECOND };

/** The platform. It takes orders, and notes how often each came. */
async function startPlatform() {
  const orders: string[] = [];
  const server = http.createServer((request, response) => {
    orders.push(String(request.headers['idempotency-key']));
    request.resume();
    response.setHeader('content-type', 'application/json').end('{"code":0}');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  cleanups.push(() => (server.closeAllConnections(), server.close()));
  // An IP server has an address of this type.
  return { orders, upstream: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

async function startOne(variables: Record<string, string>): Promise<GatewayProcess> {
  const gateway = await startGatewayProcess({ STOP_DELAY_MS: `${3 * SECOND}`, LOG_LEVEL: 'info', ...variables });
  cleanups.push(gateway.kill);
  return gateway;
}

const sitesOf = (upstream: string) => JSON.stringify([{ dir: site.dir, hosts: ['play.example.com'], upstream }]);

test(
  '[OPS-08] [GW-05] two gateways are replaced under 200 requests a second, and none is lost',
  { timeout: 120_000 },
  async () => {
    const { orders, upstream } = await startPlatform();
    const HOUSEFRONT_SITES = sitesOf(upstream);
    const service = await startService();
    cleanups.push(service.close);
    const join = async () => {
      const gateway = await startOne({ HOUSEFRONT_SITES });
      service.add(gateway.port);
      await vi.waitFor(() => expect(service.isReady(gateway.port)).toBe(true), LIMIT);
      return gateway;
    };
    const gateways = [await join(), await join()];

    // In turn, so that every connection that is kept is used several times a second.
    const agent = new http.Agent({ keepAlive: true, maxSockets: 20, scheduling: 'fifo' });
    cleanups.push(() => agent.destroy());
    const kinds = [
      { path: '/', has: 'zh_CN' },
      { path: '/assets/app-1a2b.js', has: 'export const app' },
      { path: '/api/order', method: 'POST', body: '{"amount":"1.00"}', has: '"code":0' },
      { path: '/builds/latest.json', has: 'b1' },
    ];
    const load = startLoad(200, async (count) => {
      const { has, ...kind } = kinds[count % kinds.length] ?? { path: '/', has: '' };
      const headers = kind.method ? { 'content-type': 'application/json', 'idempotency-key': `k${count}` } : {};
      const { status, text } = await ask({ port: service.port, agent, headers, ...kind });
      if (status !== 200 || !text.includes(has)) throw new Error(`${kind.path} is ${status} ${text.slice(0, 80)}`);
    });

    for (const gateway of gateways) {
      await vi.waitFor(() => expect(service.open(gateway.port)).toBeGreaterThan(0), LIMIT);
      gateway.terminate();
      // It says at once that it wants no more, and goes on answering those who come all the same.
      await vi.waitFor(
        async () => expect((await ask({ port: gateway.port, path: '/readyz' })).status).toBe(503),
        LIMIT,
      );
      const late = await ask({ port: gateway.port, path: '/', agent });
      expect([late.status, late.headers.connection]).toEqual([200, 'close']);
      // Every connection that was kept has been ended by an answer, while the gateway still listens.
      await vi.waitFor(() => expect(service.open(gateway.port)).toBe(0), LIMIT);
      expect((await ask({ port: gateway.port, path: '/healthz' })).status).toBe(200);
      expect(await gateway.ended).toBe(0);
      expect(gateway.output()).toContain('"cut":0');
      service.remove(gateway.port);
      await join();
    }
    const { begun, failures, seconds } = await load.stop();
    expect(failures).toEqual([]);
    expect(begun).toBeGreaterThan(199 * (seconds - 0.5));
    expect(begun).toBeGreaterThan(1000);
    // Each order came once.
    expect(orders.length).toBeGreaterThan(begun / 4 - 2);
    expect(new Set(orders).size).toBe(orders.length);
  },
);

test(
  '[OPS-08] [GW-06] behind the balancer of the repository no page or file is lost either',
  { timeout: 120_000 },
  async () => {
    const { upstream } = await startPlatform();
    const ports = [await freePort(), await freePort()];
    const start = (port: number) =>
      startOne({ HOUSEFRONT_SITES: sitesOf(upstream), PORT: `${port}`, STOP_DELAY_MS: '500', TRUST_PROXY: 'loopback' });
    const gateways = [await start(ports[0] ?? 0), await start(ports[1] ?? 0)];
    const balancer = await startBalancer(ports);
    cleanups.push(balancer.stop);
    const agent = new http.Agent({ keepAlive: true, maxSockets: 20 });
    cleanups.push(() => agent.destroy());
    const paths = ['/', '/assets/app-1a2b.js', '/api/balance', '/builds/latest.json'];
    const load = startLoad(200, async (count) => {
      const path = paths[count % paths.length] ?? '/';
      const { status } = await ask({ port: balancer.port, path, agent });
      if (status !== 200) throw new Error(`${path} is ${status}`);
    });
    for (const gateway of gateways) {
      gateway.terminate();
      expect(await gateway.ended).toBe(0);
      await start(gateway.port);
    }
    const { begun, failures } = await load.stop();
    expect(failures).toEqual([]);
    expect(begun).toBeGreaterThan(400);
  },
);
