import { spawn } from 'node:child_process';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { compiledSources } from '../gateway-process.fixtures.ts';
import { httpPlatform } from '../raw-client.fixtures.ts';
import { writeSite } from '../sites/site.fixtures.ts';

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const run of cleanups.splice(0).toReversed()) await run();
});

interface SentSpan {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly attributes: readonly { readonly key: string; readonly value: Record<string, unknown> }[];
}

/** A receiver of OTLP over HTTP, with what arrived as text by path. */
async function receiver() {
  const bodies: { readonly path: string; readonly text: string }[] = [];
  const server = http.createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      bodies.push({ path: request.url ?? '', text: Buffer.concat(parts).toString() });
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  cleanups.push(() => (server.closeAllConnections(), server.close()));
  const spans = (): SentSpan[] =>
    bodies
      .filter(({ path }) => path === '/v1/traces')
      .flatMap(({ text }) => {
        const sent = JSON.parse(text) as { resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[] };
        return sent.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans));
      });
  const metrics = () => bodies.filter(({ path }) => path === '/v1/metrics').map(({ text }) => text);
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, spans, metrics, bodies };
}

/** The program with its import, as an operator starts it. */
async function start(env: Record<string, string>) {
  const args = ['--import', join(import.meta.dirname, 'register.ts'), join(import.meta.dirname, '../server.ts')];
  const child = spawn(process.execPath, args, { env: { ...compiledSources(), PORT: '0', PRIVATE_PORT: '0', ...env } });
  cleanups.push(() => child.kill('SIGKILL'));
  let output = '';
  const { promise, resolve, reject } = Promise.withResolvers<{ ports: number[]; privatePort: number }>();
  const read = (part: Buffer) => {
    output += part.toString();
    const line = output.split('\n').find((text) => text.includes('"msg":"listening"'));
    if (line !== undefined) resolve(JSON.parse(line) as { ports: number[]; privatePort: number });
  };
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  const exit = new Promise<void>((done) => child.on('exit', () => done()));
  void exit.then(() => reject(new Error(output)));
  return { ...(await promise), stop: () => (child.kill('SIGTERM'), exit) };
}

test(
  '[OPS-07] one import sends traces and series to OpenTelemetry instead, hands the trace to the platform, and sends no query',
  { timeout: 60_000 },
  async () => {
    const asked: http.IncomingHttpHeaders[] = [];
    const platform = await httpPlatform(cleanups, (request, response) => {
      asked.push(request.headers);
      response.end('{}');
    });
    const otlp = await receiver();
    const site = writeSite();
    cleanups.push(site.remove);
    const gateway = await start({
      HOUSEFRONT_SITES: JSON.stringify([{ dir: site.dir, hosts: ['127.0.0.1'], upstream: platform.address }]),
      RENDER_THREADS: '1',
      TRUST_PROXY: 'loopback',
      OTEL_EXPORTER_OTLP_ENDPOINT: otlp.address,
      OTEL_METRIC_EXPORT_INTERVAL: '500',
      STOP_DELAY_MS: '0',
    });
    const base = `http://127.0.0.1:${gateway.ports[0]}`;
    const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
    const traceparent = `00-${traceId}-00f067aa0ba902b7-01`;
    await (await fetch(`${base}/api/list?tk=hunter2`, { headers: { traceparent } })).text();
    // The first goes through the app, and the others may be answered ahead of it.
    for (let turn = 0; turn < 3; turn += 1) await (await fetch(`${base}/?utm=hunter2`)).text();
    expect((await fetch(`http://127.0.0.1:${gateway.privatePort}/metrics`)).status).toBe(404);

    await vi.waitFor(() => {
      const last = otlp.metrics().at(-1) ?? '';
      for (const name of ['housefront_requests_total', 'housefront_upstream_duration_seconds', 'housefront_kept_bytes'])
        expect(last).toContain(`"${name}"`);
      expect(last).toMatch(/"housefront_pages_total".*?"stringValue":"hit".*?"asDouble":2/);
    }, 20_000);
    await gateway.stop();
    const spans = otlp.spans();
    const call = spans.find(({ name, traceId: id }) => name === 'GET' && id === traceId);
    const step = spans.find(({ name }) => name === 'platform');
    expect(call?.parentSpanId).toBe('00f067aa0ba902b7');
    expect(step).toMatchObject({ traceId, parentSpanId: call?.spanId });
    expect(asked[0]?.['traceparent']).toBe(`00-${traceId}-${step?.spanId}-01`);
    expect(call?.attributes).toContainEqual({ key: 'url.path', value: { stringValue: '/api/list' } });
    expect(call?.attributes).toContainEqual({ key: 'housefront.site', value: { stringValue: '1001' } });
    expect(spans.some(({ name, traceId: id }) => name === 'render' && id !== traceId)).toBe(true);
    expect(JSON.stringify(otlp.bodies)).not.toContain('hunter2');
  },
);

test('[OPS-07] a trace that a visitor names does not go on', { timeout: 60_000 }, async () => {
  const asked: http.IncomingHttpHeaders[] = [];
  const platform = await httpPlatform(cleanups, (request, response) => {
    asked.push(request.headers);
    response.end('{}');
  });
  const otlp = await receiver();
  const site = writeSite();
  cleanups.push(site.remove);
  const gateway = await start({
    HOUSEFRONT_SITES: JSON.stringify([{ dir: site.dir, hosts: ['127.0.0.1'], upstream: platform.address }]),
    OTEL_EXPORTER_OTLP_ENDPOINT: otlp.address,
    OTEL_TRACES_SAMPLER_ARG: '0',
    STOP_DELAY_MS: '0',
  });
  const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
  await (await fetch(`http://127.0.0.1:${gateway.ports[0]}/api/list`, { headers: { traceparent } })).text();
  expect(asked[0]?.['traceparent']).toMatch(/^00-(?!4bf92f3577b34da6a3ce929d0e0e4736)[0-9a-f]{32}-[0-9a-f]{16}-00$/);
  await gateway.stop();
  expect(otlp.spans()).toEqual([]);
});

test(
  '[OBS-02] with OTEL_SDK_DISABLED the program has its own metrics, as without the import, and sends nothing',
  { timeout: 60_000 },
  async () => {
    const otlp = await receiver();
    const site = writeSite();
    cleanups.push(site.remove);
    const gateway = await start({
      HOUSEFRONT_SITES: JSON.stringify([{ dir: site.dir, hosts: ['127.0.0.1'], upstream: 'http://127.0.0.1:9' }]),
      OTEL_EXPORTER_OTLP_ENDPOINT: otlp.address,
      OTEL_SDK_DISABLED: 'true',
      STOP_DELAY_MS: '0',
    });
    await (await fetch(`http://127.0.0.1:${gateway.ports[0]}/`)).text();
    const metrics = await fetch(`http://127.0.0.1:${gateway.privatePort}/metrics`);
    expect([metrics.status, await metrics.text()]).toEqual([200, expect.stringContaining('housefront_requests_total')]);
    await gateway.stop();
    expect(otlp.bodies).toEqual([]);
  },
);
