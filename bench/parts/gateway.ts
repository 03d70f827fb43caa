import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import autocannon, { type Options, type Result } from 'autocannon';
import { startReference } from '../lib/reference-server.ts';
import { atLeast, atMost, fact, ms, times, type Row } from '../lib/report.ts';
import { median, medianOf, ratios } from '../lib/stats.ts';
import { hasWrk, wrk } from '../lib/wrk.ts';
import type { Bench } from './part.ts';

const phone = { 'user-agent': 'Mozilla/5.0 (Linux; Android 10; K) Mobile', 'accept-language': 'zh-CN' };
const cachedHeaders = { ...phone, 'accept-encoding': 'gzip' };
const rate = (value: number) => `${value.toFixed(0)}/s`;
const bad = ({ errors, timeouts, non2xx }: Result) => errors + timeouts + non2xx;

/** A load that must be answered in full. @throws when anything failed */
async function load(options: Options): Promise<Result> {
  const result = await autocannon({ timeout: 20, ...options });
  if (bad(result) > result.requests.total / 100) throw new Error(`${options.url}: ${bad(result)} requests failed`);
  return result;
}

/** Resident memory of a process, MB; NaN where the system does not tell. */
function memory(pid: number): number {
  try {
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return Number(kilobytes) / 1024;
  } catch {
    return Number.NaN;
  }
}

/** Where the reference is not so many times faster, both may be as fast as the generator. */
const NOT_THE_LIMIT = 1.25;

async function cachedPage(site: string, { rounds, quick, say }: Bench): Promise<Row[]> {
  const html = await (await fetch(`${site}/`, { headers: phone })).text();
  const reference = await startReference(gzipSync(html));
  const duration = quick ? 2 : 3;
  const generator = hasWrk() ? 'wrk' : 'autocannon';
  const rateOf = async (url: string) =>
    generator === 'wrk'
      ? wrk(url, duration, cachedHeaders)
      : (await load({ url, connections: 50, duration, headers: cachedHeaders })).requests.average;
  const found: { gateway: number; reference: number }[] = [];
  try {
    for (let round = 0; round < rounds; round += 1) {
      say(`cached page: round ${round + 1} of ${rounds}`);
      found.push({ gateway: await rateOf(`${site}/`), reference: await rateOf(reference.url) });
    }
  } finally {
    await reference.stop();
  }
  const against = ratios(
    found.map(({ gateway }) => gateway),
    found.map(({ reference }) => reference),
  );
  const [own, other] = [medianOf(found, (one) => one.gateway), medianOf(found, (one) => one.reference)];
  const what = `cached guest page against ${reference.name === 'nginx' ? 'one worker of nginx' : reference.name}`;
  const doubts = [
    generator !== 'wrk' && 'wrk is not installed, and autocannon is slower than what it measures',
    generator === 'wrk' && other < NOT_THE_LIMIT * own && 'both may be as fast as wrk',
    reference.name !== 'nginx' && 'the budget (0.5 x) is against nginx, which is not installed',
  ].filter((doubt) => doubt !== false);
  const note = [`gateway ${rate(own)}, ${reference.name} ${rate(other)}, by ${generator}`, ...doubts].join('; ');
  const values = { value: median(against), gateway: own, reference: other };
  return doubts.length === 0
    ? [atLeast('gateway', what, against, 0.5, times, { note, values })]
    : [fact('gateway', what, times(median(against)), note, values)];
}

/** A query that no earlier page had, so that nothing comes from the cache. */
const fresh = (() => {
  let number = Date.now();
  return () => `/?q=${(number += 1)}`;
})();

async function rendering(site: string, { quick, say }: Bench): Promise<Row[]> {
  const uncached = {
    url: site,
    headers: phone,
    requests: [{ setupRequest: (one: { path?: string }) => ({ ...one, path: fresh() }) }],
  };
  say('rendering');
  const full = await load({ ...uncached, connections: 20, duration: quick ? 4 : 8 });
  say('rendering at half load');
  const half = await load({
    ...uncached,
    connections: 20,
    overallRate: Math.max(1, Math.floor(full.requests.average / 2)),
    duration: quick ? 4 : 8,
  });
  return [
    atLeast('gateway', 'rendering uncached pages', full.requests.average, 300, rate, {
      note: 'sandbox on the same processors answers each page’s calls',
    }),
    atMost('gateway', 'rendering: p99 at half load', half.latency.p99, 100, ms, {
      note: `p50 ${ms(half.latency.p50)} at ${rate(half.requests.average)}`,
    }),
  ];
}

async function proxy(
  { site, sandbox }: { site: string; sandbox: string },
  { rounds, quick, say }: Bench,
): Promise<Row[]> {
  const path = '/api/art/halls/2.svg';
  const added: number[] = [];
  const notes: string[] = [];
  for (let round = 0; round < Math.min(rounds, 3); round += 1) {
    say(`proxy: round ${round + 1}`);
    const run = (base: string) =>
      load({ url: `${base}${path}`, connections: 50, overallRate: 1000, duration: quick ? 3 : 5 });
    const [through, direct] = [await run(site), await run(sandbox)];
    added.push(through.latency.p99 - direct.latency.p99);
    notes.push(`${through.latency.p99} - ${direct.latency.p99} at ${rate(through.requests.average)}`);
  }
  return [atMost('gateway', 'proxy: added p99 at 1,000 requests/s', added, 15, ms, { note: notes.join('; ') })];
}

async function slowRequests(
  running: { site: string; sandbox: string; gatewayPid: number },
  { quick, say }: Bench,
): Promise<Row[]> {
  const { site, sandbox, gatewayPid } = running;
  const count = quick ? 500 : 2000;
  say(`${count} slow requests`);
  const path = '/api/v2/get_jackpot';
  const control = (name: string, body: unknown) =>
    fetch(`${sandbox}/control/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const told = await control('latency', { path: '/v2/get_jackpot', ms: 12_000 });
  if (!told.ok) throw new Error(`The sandbox refused to be slow: ${await told.text()}`);
  const agent = new Agent({ maxSockets: count });
  const url = new URL(path, site);
  const statuses = new Map<number, number>();
  const started = Array.from({ length: count }, () => {
    const sent = request(
      url,
      { agent, method: 'POST', headers: { 'content-type': 'application/json' }, timeout: 30_000 },
      (answer) => {
        statuses.set(answer.statusCode ?? 0, (statuses.get(answer.statusCode ?? 0) ?? 0) + 1);
        answer.resume();
      },
    );
    sent.on('error', () => statuses.set(0, (statuses.get(0) ?? 0) + 1));
    sent.end('{"currency":"RMB"}');
    return sent;
  });
  try {
    await wait(3000);
    const open = count - [...statuses.values()].reduce((sum, one) => sum + one, 0);
    const health = await load({ url: `${site}/healthz`, connections: 5, overallRate: 100, duration: 5 });
    const used = memory(gatewayPid);
    const note = `${open} of ${count} open while measured`;
    return [
      atMost('gateway', `health p99 with ${count} slow requests open`, health.latency.p99, 50, ms, { note }),
      atMost('gateway', `memory with ${count} slow requests open`, used, 512, (value) => `${value.toFixed(0)} MB`, {
        note,
      }),
    ];
  } finally {
    for (const sent of started) sent.destroy();
    agent.destroy();
    await control('clear', {});
    await control('latency', { ms: 0 });
    await control('latency', { path: '/v2/get_jackpot', ms: 0 });
  }
}

/** The gateway under load, over loopback only. */
export async function gateway(bench: Bench): Promise<Row[]> {
  const running = await bench.services();
  const rows = await cachedPage(running.site, bench);
  rows.push(fact('gateway', 'memory after cached pages', `${memory(running.gatewayPid).toFixed(0)} MB`));
  rows.push(...(await rendering(running.site, bench)));
  rows.push(...(await proxy(running, bench)));
  rows.push(...(await slowRequests(running, bench)));
  return rows;
}
