import type { KeptReport } from '@housefront/contract/browser-reports';
import type http from 'node:http';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createGateway } from '../../createGateway.ts';
import { readScrape } from '../../metrics/metrics.fixtures.ts';
import { createPrometheusMeter } from '../../metrics/prometheus.ts';
import { httpPlatform } from '../../raw-client.fixtures.ts';
import { captureLog, HOST, manualClock, OWN, settings, siteOf } from '../../sites/site.fixtures.ts';

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const run of cleanups.splice(0).toReversed()) await run();
});

interface Setup {
  readonly browserReports?: boolean;
  readonly reportsUrl?: string | undefined;
  /** Answers of the receiver, after which the test goes on. */
  readonly receive?: http.RequestListener;
}

/** A gateway whose reports go to a receiver of the test. */
async function collecting({
  browserReports = true,
  receive = (_, response) => response.writeHead(204).end(),
  ...over
}: Setup = {}) {
  const batches: { headers: http.IncomingHttpHeaders; reports: KeptReport[] }[] = [];
  const receiver = await httpPlatform(cleanups, (request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { reports } = JSON.parse(Buffer.concat(parts).toString()) as { reports: KeptReport[] };
      batches.push({ headers: request.headers, reports });
      receive(request, response);
    });
  });
  const clock = manualClock();
  const meter = createPrometheusMeter();
  const { logger, lines } = captureLog();
  const reportsUrl = 'reportsUrl' in over ? over.reportsUrl : `${receiver.address}/in`;
  const gateway = createGateway({
    sites: [siteOf({ config: { ...settings, browserReports } })],
    logger,
    clock,
    meter,
    options: { reportsUrl },
  });
  let visitors = 0;
  const post = async (path: string, body: unknown, address = `9.9.${(visitors += 1) >> 8}.${visitors & 255}`) => {
    const env = { incoming: { socket: { remoteAddress: address } } } as unknown as Record<string, never>;
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const headers = { ...OWN, 'content-type': 'application/json', cookie: 'a=1', 'user-agent': 'Test/1' };
    return (await gateway.app.request(HOST + path, { method: 'POST', body: text, headers }, env)).status;
  };
  const outcomes = async () => {
    const series = readScrape(await meter.text());
    return (outcome: string) => series.get(`housefront_browser_reports_total{site="1001",outcome="${outcome}"}`);
  };
  /** All reports that arrived, once there are so many. */
  const arrived = async (count: number) => {
    await vi.waitFor(() => {
      clock.advance(1000);
      expect(batches.flatMap(({ reports }) => reports)).toHaveLength(count);
    }, 10_000);
    return batches.flatMap(({ reports }) => reports);
  };
  const page = async () => gateway.app.request(HOST, { headers: OWN });
  return { post, arrived, batches, outcomes, page, clock, lines };
}

const error = (message = 'no', stack = '') => ({ kind: 'error', message, stack });
const body = (...reports: object[]) => ({ build: 'b1', path: '/hall/3?tk=hunter2', reports });

describe('happy', () => {
  test('[OBS-01] errors and web vitals reach the receiver with site, build and path, and without anything about the visitor', async () => {
    const { post, arrived, batches, clock } = await collecting();
    const stack = 'TypeError: no\n    at f (https://play.example.com/assets/client-Ab12Cd34.js:1:123456)';
    const vital = { kind: 'vital', name: 'LCP', value: 1234.5, rating: 'good' };
    expect(await post('/reports/browser', body(error('mail a@example.com, account 88001234567', stack), vital))).toBe(
      204,
    );
    const at = clock.now();
    expect(await arrived(2)).toEqual([
      {
        kind: 'error',
        message: 'mail [e-mail], account [number]',
        stack: 'TypeError: no\n    at f (/assets/client-Ab12Cd34.js:1:123456)',
        site: '1001',
        build: 'b1',
        path: '/hall/3',
        at,
      },
      { ...vital, site: '1001', build: 'b1', path: '/hall/3', at },
    ]);
    expect(Object.keys(batches[0]?.headers ?? {})).not.toContain('cookie');
    expect(JSON.stringify(batches)).not.toMatch(/hunter2|9\.9\.0|Test\/1/);
  });

  test('[OBS-01] violations of the policy are collected in both forms, without samples and those of extensions', async () => {
    const { post, arrived, page } = await collecting();
    expect((await page()).headers.get('content-security-policy')).toContain('; report-uri /reports/csp;');
    const old = {
      'csp-report': {
        'document-uri': 'http://play.example.com/wallet?tk=hunter2',
        'effective-directive': 'img-src',
        'blocked-uri': 'https://evil.example.com/p.png?hunter2',
        'source-file': 'http://play.example.com/assets/a.js?x=hunter2',
        'line-number': 3,
        'script-sample': 'hunter2',
      },
    };
    const recent = (blockedURL: string, sourceFile?: string) => ({
      type: 'csp-violation',
      body: {
        documentURL: 'http://play.example.com/',
        effectiveDirective: 'script-src-elem',
        blockedURL,
        sourceFile,
        sample: 'hunter2',
      },
    });
    expect(await post('/reports/csp', old)).toBe(204);
    expect(await post('/reports/csp', [recent('inline'), recent('chrome-extension://abc/x.js')])).toBe(204);
    const reports = await arrived(2);
    expect(reports).toMatchObject([
      {
        kind: 'csp',
        directive: 'img-src',
        blocked: 'https://evil.example.com',
        source: '/assets/a.js:3',
        path: '/wallet',
      },
      { kind: 'csp', directive: 'script-src-elem', blocked: 'inline', source: '', path: '/' },
    ]);
    expect(JSON.stringify(reports)).not.toContain('hunter2');
  });
});

describe('error', () => {
  test('[OBS-01] a receiver that refuses loses its batch, the log says so, and the next one is sent', async () => {
    let turns = 0;
    const { post, arrived, outcomes, lines } = await collecting({
      receive: (_, response) => response.writeHead((turns += 1) === 1 ? 500 : 204).end(),
    });
    await post('/reports/browser', body(error(), error()));
    await arrived(2);
    await vi.waitFor(() => expect(lines.join('')).toContain('reports of browsers are lost'), 10_000);
    expect((await outcomes())('lost')).toBe(2);
    await post('/reports/browser', body(error()));
    expect(await arrived(3)).toHaveLength(3);
  });

  test('[OBS-01] while a receiver does not answer, at most 1,000 reports wait', { timeout: 20_000 }, async () => {
    const held: http.ServerResponse[] = [];
    const { post, arrived, outcomes } = await collecting({ receive: (_, response) => void held.push(response) });
    const many = body(...Array.from({ length: 20 }, () => error()));
    await post('/reports/browser', body(error()));
    await arrived(1);
    for (let turn = 0; turn < 55; turn += 1) await post('/reports/browser', many);
    expect((await outcomes())('dropped')).toBe(100);
    for (const response of held) response.end();
  });

  test('[OBS-01] a site without the key, or a gateway without a receiver, collects nothing', async () => {
    for (const setup of [{ browserReports: false }, { reportsUrl: undefined }]) {
      const { post, page } = await collecting(setup);
      expect(await post('/reports/browser', body(error()))).toBe(404);
      expect(await post('/reports/csp', { 'csp-report': {} })).toBe(404);
      expect((await page()).headers.get('content-security-policy')).not.toContain('report-uri');
    }
  });
});

describe('security', () => {
  test('[OBS-01] what is no report is refused, and what is too large is not read', async () => {
    const { post, outcomes } = await collecting();
    const wrong = [
      'x',
      {},
      body(),
      body({ kind: 'vital', name: 'X', value: 1, rating: 'good' }),
      body({ kind: 'vital', name: 'LCP', value: 1e12, rating: 'good' }),
      body(...Array.from({ length: 21 }, () => error())),
      { ...body(error()), build: '<b>' },
    ];
    for (const one of wrong) expect(await post('/reports/browser', one)).toBe(400);
    expect(await post('/reports/csp', { 'csp-report': 1 })).toBe(400);
    expect(await post('/reports/browser', body(error('x'.repeat(20_000))))).toBe(413);
    expect((await outcomes())('refused')).toBe(8);
  });

  test('[OBS-01] an address and a site have limits', async () => {
    const { post, outcomes } = await collecting();
    const one = [];
    for (let turn = 0; turn < 61; turn += 1) one.push(await post('/reports/browser', body(error()), '8.8.8.8'));
    expect(one.filter((status) => status === 204)).toHaveLength(60);
    expect(one.at(-1)).toBe(429);
    const many = [];
    for (let turn = 0; turn < 541; turn += 1) many.push(await post('/reports/browser', body(error())));
    expect(many.filter((status) => status === 204)).toHaveLength(540);
    expect((await outcomes())('limited')).toBe(1);
  });
});
