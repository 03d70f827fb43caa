import http from 'node:http';
import { BlockList } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createGateway } from '../createGateway.ts';
import { listeningSite } from '../hot-path/hot-pages.fixtures.ts';
import { httpPlatform } from '../raw-client.fixtures.ts';
import { createMemoryState } from '../shared/memory-state.ts';
import { captureLog, HOST, manualClock, OWN, pageOf, siteOf } from '../sites/site.fixtures.ts';
import type { GatewaySite } from '../sites/gateway-site.ts';
import type { SharedState } from '../shared/shared-state.ts';
import { readScrape } from './metrics.fixtures.ts';
import { createPrometheusMeter } from './prometheus.ts';

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const run of cleanups.splice(0).toReversed()) await run();
});

/** A gateway of one site, and its series. */
function measured(over: Partial<GatewaySite> = {}, shared?: SharedState) {
  const meter = createPrometheusMeter();
  const clock = manualClock();
  const trustedProxies = new BlockList();
  trustedProxies.addSubnet('10.0.0.0', 8);
  const gateway = createGateway({
    sites: [siteOf(over)],
    logger: captureLog().logger,
    clock,
    meter,
    options: { trustedProxies },
    ...(shared && { shared }),
  });
  cleanups.push(() => gateway.close());
  /** One request of a visitor behind the trusted proxy. */
  const ask = async (path: string, address: string, init: RequestInit = {}) =>
    gateway.app.request(
      HOST + path,
      { ...init, headers: { ...OWN, 'x-forwarded-for': address, ...(init.headers as Record<string, string>) } },
      { incoming: { socket: { remoteAddress: '10.0.0.1' } } },
    );
  const scrape = async () => readScrape(await meter.text());
  return { ask, scrape, clock };
}

test('[OPS-07] pages, calls, limits and links are counted by site and kind, with their times', async () => {
  const platform = await httpPlatform(cleanups, (request, response) => {
    response.writeHead(request.url === '/api/broken' ? 500 : 200).end('{}');
  });
  let clock = manualClock();
  const render: GatewaySite['render'] = (request) => {
    clock.advance(200);
    return request.url.includes('broken') ? Promise.reject(new Error('no')) : Promise.resolve(pageOf(request));
  };
  const site = measured({ render, upstream: platform.address, linkKey: undefined });
  ({ clock } = site);
  await site.ask('/', '1.1.1.1');
  await site.ask('/', '1.1.1.1');
  await site.ask('/broken', '1.1.1.1');
  await site.ask('/api/list', '1.1.1.1');
  await site.ask('/api/broken', '1.1.1.1');
  await site.ask('/healthz', '1.1.1.1');
  for (let turn = 0; turn < 31; turn += 1) {
    await site.ask('/get_info_data', '2.2.2.2', { method: 'POST', body: '{"enc":"x"}' });
  }
  const series = await site.scrape();
  const of = (name: string) => series.get(`housefront_${name}`);
  expect(of('requests_total{site="1001",route="page",status="2xx"}')).toBe(2);
  expect(of('requests_total{site="1001",route="page",status="5xx"}')).toBe(1);
  expect(of('requests_total{site="1001",route="api",status="2xx"}')).toBe(1);
  expect(of('requests_total{site="1001",route="helper",status="4xx"}')).toBe(31);
  expect(of('requests_total{site="none",route="health",status="2xx"}')).toBe(1);
  expect(of('pages_total{site="1001",cache="hit"}')).toBe(1);
  expect(of('pages_total{site="1001",cache="miss"}')).toBe(1);
  expect(of('render_duration_seconds_count{site="1001"}')).toBe(2);
  expect(of('render_duration_seconds_bucket{le="0.1",site="1001"}')).toBe(0);
  expect(of('render_duration_seconds_bucket{le="0.25",site="1001"}')).toBe(2);
  expect(of('render_errors_total{site="1001"}')).toBe(1);
  expect(of('upstream_duration_seconds_count{site="1001"}')).toBe(2);
  expect(of('upstream_errors_total{site="1001"}')).toBe(1);
  expect(of('rate_limited_total{site="1001"}')).toBe(1);
  expect(of('links_total{site="1001",outcome="refused"}')).toBe(30);
  expect(of('kept_bytes')).toBeGreaterThan(500);
  expect(of('build_info{site="1001",build="b1"}')).toBe(1);
  expect(of('shared_store_up')).toBe(1);
  expect(of('event_loop_active_seconds_total')).toBeGreaterThan(0);
  expect(of('resident_memory_bytes')).toBeGreaterThan(1_000_000);
  site.clock.advance(31_000);
  await site.ask('/', '1.1.1.1');
  expect((await site.scrape()).get('housefront_pages_total{site="1001",cache="stale"}')).toBe(1);
});

test('[OPS-07] a shared store that does not answer is seen', async () => {
  const site = measured(
    {},
    { ...createMemoryState(manualClock()), status: () => ({ links: 'ready', shared: 'unreachable' }) },
  );
  expect((await site.scrape()).get('housefront_shared_store_up')).toBe(0);
});

test('[OPS-07] 10,000 addresses, unknown paths and unknown sites add no series', { timeout: 60_000 }, async () => {
  const site = measured({ render: (request) => Promise.resolve({ ...pageOf(request), cacheable: false }) });
  const round = async (turn: number) => {
    const address = `1.${turn >> 16}.${(turn >> 8) & 255}.${turn & 255}`;
    await site.ask(`/nope-${turn}`, address);
    await site.ask(`/p?a=${turn}`, address, { headers: { host: `site-${turn}.example.org` } });
    await site.ask(`/api/${turn}.x`, address, { method: 'DELETE' });
    await site.ask('/get_info_data', address, { method: 'POST', body: `{"enc":"${turn}"}` });
  };
  await round(0);
  const before = await site.scrape();
  for (let turn = 1; turn < 10_000; turn += 1) await round(turn);
  const after = await site.scrape();
  expect([...after.keys()]).toEqual([...before.keys()]);
  expect(after.get('housefront_requests_total{site="none",route="page",status="4xx"}')).toBe(10_000);
  expect(after.get('housefront_requests_total{site="1001",route="page",status="4xx"}')).toBe(10_000);
});

test('[OPS-07] kept pages that are answered ahead of the app are counted, and connections while they are open', async () => {
  const meter = createPrometheusMeter();
  const { get, port, stop } = await listeningSite({}, {}, meter);
  cleanups.push(stop);
  for (let turn = 0; turn < 5; turn += 1) await get('/');
  const answers = [await get('/'), await get('/nope'), await get('/nope'), await get('/nope')];
  expect(answers.map(({ hot }) => hot)).toEqual([true, false, true, true]);
  const series = readScrape(await meter.text());
  expect(series.get('housefront_requests_total{site="1001",route="page",status="2xx"}')).toBe(6);
  expect(series.get('housefront_requests_total{site="1001",route="page",status="4xx"}')).toBe(3);
  expect(series.get('housefront_pages_total{site="1001",cache="hit"}')).toBe(7);
  expect(series.get('housefront_open_sockets')).toBe(1);
  const second = http.get({ host: '127.0.0.1', port, path: '/', agent: new http.Agent({ keepAlive: true }) });
  await new Promise((resolve) => second.on('response', (answer) => answer.resume().on('end', resolve)));
  expect(readScrape(await meter.text()).get('housefront_open_sockets')).toBe(2);
  second.destroy();
});
