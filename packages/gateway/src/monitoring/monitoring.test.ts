import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createGateway } from '../createGateway.ts';
import { createPrometheusMeter } from '../metrics/prometheus.ts';
import { captureLog, siteOf } from '../sites/site.fixtures.ts';

const folder = mkdtempSync(join(tmpdir(), 'monitoring-'));
afterAll(() => rmSync(folder, { recursive: true }));
const alerts = join(import.meta.dirname, 'alerts.yml');

/** Runs promtool; a test run on Debian installs it (scripts/programs/ensure-prometheus.ts). @throws with its output */
function promtool(...args: string[]): string {
  try {
    return execFileSync('promtool', args, { encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw new Error('promtool is missing; install the package prometheus', { cause: error });
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`promtool ${args.join(' ')}:\n${stdout}${stderr}`, { cause: error });
  }
}

/** Names of all series that a gateway with a pool has. */
async function seriesNames(): Promise<ReadonlySet<string>> {
  const meter = createPrometheusMeter();
  const pool = { load: () => ({ waiting: 0, activeMs: 0 }) };
  createGateway({ sites: [siteOf()], logger: captureLog().logger, meter, pool }).close();
  return new Set([...(await meter.text()).matchAll(/^# TYPE (\S+)/gm)].map(([, name = '']) => name));
}

const namesIn = (text: string) =>
  [...text.matchAll(/housefront_\w+/g)].map(([name]) => name.replace(/_(?:bucket|count|sum)$/, ''));

test('[OPS-07] promtool accepts the alert rules, and all series in them exist', async () => {
  expect(promtool('check', 'rules', alerts)).toContain('13 rules found');
  const known = await seriesNames();
  expect(known.size).toBe(18);
  expect(namesIn(readFileSync(alerts, 'utf8')).filter((name) => !known.has(name))).toEqual([]);
});

/** Series by minute, and the alerts that they cause at a time. */
interface Case {
  readonly series: Readonly<Record<string, string>>;
  readonly at: string;
  readonly fires: readonly string[];
}

const alive = { 'housefront_open_sockets{instance="a"}': '1x90' };
const bucket = (name: string, le: string) => `housefront_${name}_seconds_bucket{site="1001",le="${le}"}`;
const cases: readonly Case[] = [
  { series: alive, at: '30m', fires: [] },
  { series: { other: '1x60' }, at: '3m', fires: ['HousefrontGone'] },
  {
    series: {
      ...alive,
      'housefront_requests_total{site="1001",route="page",status="2xx"}': '0+90x60',
      'housefront_requests_total{site="1001",route="page",status="5xx"}': '0+10x60',
      'housefront_render_duration_seconds_count{site="1001"}': '0+100x60',
      'housefront_render_errors_total{site="1001"}': '0+10x60',
    },
    at: '20m',
    fires: ['HousefrontErrors', 'HousefrontRenderErrors'],
  },
  {
    series: {
      ...alive,
      [bucket('render_duration', '2.5')]: '0+50x60',
      [bucket('render_duration', '5')]: '0+100x60',
      [bucket('render_duration', '+Inf')]: '0+100x60',
      'housefront_render_waiting{instance="a"}': '60x60',
      [bucket('upstream_duration', '2.5')]: '0+50x60',
      [bucket('upstream_duration', '5')]: '0+100x60',
      [bucket('upstream_duration', '+Inf')]: '0+100x60',
    },
    at: '25m',
    fires: ['HousefrontRenderSlow', 'HousefrontRenderQueue', 'HousefrontPlatformSlow'],
  },
  {
    series: {
      ...alive,
      'housefront_upstream_duration_seconds_count{site="1001"}': '0+100x60',
      'housefront_upstream_errors_total{site="1001"}': '0+10x60',
      'housefront_event_loop_active_seconds_total{instance="a"}': '0+55x60',
    },
    at: '20m',
    fires: ['HousefrontPlatformErrors', 'HousefrontBusy'],
  },
  {
    series: {
      ...alive,
      'housefront_shared_store_up{instance="a"}': '0x60',
      'housefront_links_total{site="1001",outcome="unavailable"}': '0+1x60',
      'housefront_rate_limited_total{site="1001"}': '0+120x60',
      'housefront_browser_reports_total{site="1001",outcome="lost"}': '0+10x60',
    },
    at: '40m',
    fires: ['HousefrontStoreDown', 'HousefrontLinksUnavailable', 'HousefrontLimits', 'HousefrontBrowserReportsLost'],
  },
  {
    series: {
      ...alive,
      'housefront_pages_total{site="1001",cache="hit"}': '0+60x90',
      'housefront_pages_total{site="1001",cache="miss"}': '0+120x90',
    },
    at: '70m',
    fires: ['HousefrontFewHits'],
  },
];

test('[OPS-07] each alert fires when its case is brought about, and none on a healthy gateway', () => {
  const rules = [...readFileSync(alerts, 'utf8').matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name);
  expect(new Set(cases.flatMap(({ fires }) => fires))).toEqual(new Set(rules));
  // The labels of an alert that fires are part of its text: only its name is compared here, by its own series `ALERTS`.
  const tests = cases.map(({ series, at, fires }) => ({
    interval: '1m',
    input_series: Object.entries(series).map(([name, values]) => ({ series: name, values })),
    promql_expr_test: [
      {
        expr: 'count by (alertname) (ALERTS{alertstate="firing"})',
        eval_time: at,
        exp_samples: fires.map((alertname) => ({ labels: `{alertname="${alertname}"}`, value: 1 })),
      },
    ],
  }));
  const file = join(folder, 'test.yml');
  // JSON is YAML.
  writeFileSync(file, JSON.stringify({ rule_files: [alerts], evaluation_interval: '1m', tests }));
  expect(promtool('test', 'rules', file)).toContain('SUCCESS');
});

test('[OPS-07] Prometheus can run each query of the dashboard, and all series in them exist', async () => {
  const text = readFileSync(join(import.meta.dirname, 'dashboard.json'), 'utf8');
  const { panels } = JSON.parse(text) as { panels: { title: string; targets: { expr: string }[] }[] };
  const queries = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
  expect(queries.length).toBeGreaterThan(20);
  // As Grafana fills them in.
  const filled = queries.map((query) => query.replaceAll('$__rate_interval', '1m').replaceAll('$site', '.*'));
  const rules = filled.map((expr, index) => ({ record: `query_${index}`, expr }));
  const file = join(folder, 'queries.yml');
  writeFileSync(file, JSON.stringify({ groups: [{ name: 'queries', rules }] }));
  expect(promtool('check', 'rules', file)).toContain(`${queries.length} rules found`);
  const known = await seriesNames();
  expect([...known].filter((name) => !text.includes(name))).toEqual([]);
  expect(namesIn(queries.join(' ')).filter((name) => !known.has(name))).toEqual([]);
});
