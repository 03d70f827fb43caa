import http, { type RequestListener } from 'node:http';
import { type AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { captureLog, manualClock } from '../sites/site.fixtures.ts';
import { createOpenTelemetry } from './createOpenTelemetry.ts';
import { isDisabled } from './words.ts';

vi.setConfig({ testTimeout: 60_000 });

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  vi.unstubAllEnvs();
  for (const run of cleanups.splice(0).toReversed()) await run();
});

/** A receiver, with the paths at which something came, and its texts. */
async function collector(answer: RequestListener) {
  const paths: string[] = [];
  const texts: string[] = [];
  const server = http.createServer((request, response) => {
    let text = '';
    request.on('data', (part: Buffer) => (text += part.toString()));
    request.on('end', () => {
      paths.push(request.url ?? '');
      texts.push(text);
      answer(request, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // An IP server has an address of this type.
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  cleanups.push(close);
  return { paths, texts, address, close };
}

function telemetry(endpoint: string, variables: Record<string, string> = {}) {
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', endpoint);
  vi.stubEnv('OTEL_EXPORTER_OTLP_TIMEOUT', '300');
  const { logger, lines } = captureLog();
  const clock = manualClock();
  const made = createOpenTelemetry({ OTEL_METRIC_EXPORT_INTERVAL: '100', ...variables }, { logger, clock });
  cleanups.push(() => made.stop());
  const counter = made.meter.counter({ name: 'requests_total', help: 'x', labels: [] });
  const request = (parent?: string) => {
    counter({});
    made.tracing.request('GET', parent).end({}, false);
  };
  return { request, lines, clock, stop: () => made.stop() };
}

const partial = JSON.stringify({
  partialSuccess: { rejectedDataPoints: '1', rejectedSpans: '1', errorMessage: 'quota' },
});

test.each<[string, RequestListener | 'away']>([
  ['answers 404', (_, response) => void response.writeHead(404).end()],
  ['answers 401', (_, response) => void response.writeHead(401).end('no token')],
  ['answers 500', (_, response) => void response.writeHead(500).end()],
  ['is not there', 'away'],
  ['never answers', () => undefined],
  ['takes a part', (_, response) => void response.writeHead(200, { 'content-type': 'application/json' }).end(partial)],
])('[OBS-02] a collector that %s: one line, and the next one after a minute', async (_, answer) => {
  const { address, paths, close } = await collector(answer === 'away' ? () => undefined : answer);
  if (answer === 'away') close();
  const { request, lines, clock } = telemetry(address);
  request();
  await vi.waitFor(() => expect(lines).toHaveLength(1), { timeout: 20_000 });
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 40, msg: 'OpenTelemetry: what is sent does not arrive' });
  clock.advance(59_999);
  const before = paths.length;
  // Several more attempts; an absent collector cannot count them.
  await vi.waitFor(() => expect(answer === 'away' || paths.length > before + 3).toBe(true), { timeout: 20_000 });
  expect(lines).toHaveLength(1);
  clock.advance(1);
  await vi.waitFor(() => expect(lines).toHaveLength(2), { timeout: 20_000 });
});

const TRACED = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
const UNTRACED = TRACED.replace(/01$/, '00');

test.each<[Record<string, string>, parent: string | undefined, traces: boolean, metrics: boolean]>([
  [{}, undefined, true, true],
  [{}, UNTRACED, false, true],
  [{ OTEL_TRACES_EXPORTER: 'none' }, undefined, false, true],
  [{ OTEL_METRICS_EXPORTER: 'none' }, undefined, true, false],
  [{ OTEL_TRACES_EXPORTER: 'otlp', OTEL_METRICS_EXPORTER: ' OTLP ' }, undefined, true, true],
  [{ OTEL_TRACES_SAMPLER: 'always_off' }, TRACED, false, true],
  [{ OTEL_TRACES_SAMPLER: 'always_on', OTEL_TRACES_SAMPLER_ARG: '0' }, UNTRACED, true, true],
  [{ OTEL_TRACES_SAMPLER: 'traceidratio', OTEL_TRACES_SAMPLER_ARG: '0' }, TRACED, false, true],
  [{ OTEL_TRACES_SAMPLER: 'parentbased_always_off' }, undefined, false, true],
  [{ OTEL_TRACES_SAMPLER: 'parentbased_always_off' }, TRACED, true, true],
  [{ OTEL_TRACES_SAMPLER: 'parentbased_always_on' }, UNTRACED, false, true],
  [{ OTEL_TRACES_SAMPLER: 'parentbased_traceidratio', OTEL_TRACES_SAMPLER_ARG: '0' }, undefined, false, true],
  [{ OTEL_TRACES_SAMPLER_ARG: '0' }, TRACED, true, true],
])('[OBS-02] with %j and the parent %s: traces are sent: %s, measurements: %s', async (variables, parent, ...sent) => {
  const { address, paths } = await collector((_, response) => void response.end('{}'));
  const { request, lines, stop } = telemetry(address, variables);
  request(parent);
  await stop();
  expect([paths.includes('/v1/traces'), paths.includes('/v1/metrics')]).toEqual(sent);
  expect(lines).toEqual([]);
});

test.each<[Record<string, string>, name: string]>([
  [{}, 'housefront-gateway'],
  [{ OTEL_SERVICE_NAME: 'lucky-edge' }, 'lucky-edge'],
  [{ OTEL_RESOURCE_ATTRIBUTES: 'service.name=lucky-edge' }, 'lucky-edge'],
])('[OBS-02] with %j what is sent names the service %s, and has the attributes of the operator', async (own, name) => {
  const { address, paths, texts } = await collector((_, response) => void response.end('{}'));
  const { OTEL_RESOURCE_ATTRIBUTES: given, ...others } = own;
  const variables = { ...others, OTEL_RESOURCE_ATTRIBUTES: [given, 'deployment.zone=east'].filter(Boolean).join(',') };
  for (const [variable, value] of Object.entries(variables)) vi.stubEnv(variable, value);
  const { request, stop } = telemetry(address);
  request();
  await stop();
  expect(paths).toEqual(expect.arrayContaining(['/v1/traces', '/v1/metrics']));
  for (const text of texts) {
    expect(text).toContain(`{"key":"service.name","value":{"stringValue":"${name}"}}`);
    expect(text).toContain('{"key":"deployment.zone","value":{"stringValue":"east"}}');
  }
});

test('[OBS-02] an unknown word is named, and the preset counts', async () => {
  const { address, paths } = await collector((_, response) => void response.end('{}'));
  const words = { OTEL_TRACES_SAMPLER: '__proto__', OTEL_TRACES_EXPORTER: 'zipkin' };
  const { request, lines, stop } = telemetry(address, words);
  request();
  await stop();
  expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual([
    'OTEL_TRACES_SAMPLER: __proto__ is not known here, parentbased_traceidratio is used',
    'OTEL_TRACES_EXPORTER: zipkin is not known here, otlp is used',
  ]);
  expect(paths).toContain('/v1/traces');
});

test('[OBS-02] OTEL_SDK_DISABLED turns it off by the word true only', () => {
  const off = ['true', 'TRUE', ' True '].map((word) => isDisabled({ OTEL_SDK_DISABLED: word }));
  const on = ['false', '1', 'yes', ''].map((word) => isDisabled({ OTEL_SDK_DISABLED: word }));
  expect([off, on, isDisabled({})]).toEqual([[true, true, true], [false, false, false, false], false]);
});
