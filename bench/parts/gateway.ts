import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import autocannon, { type Options, type Result } from 'autocannon';
import { paced } from '../lib/paced.ts';
import { processorTime } from '../lib/processor.ts';
import { hasNginx, startBareProxy, startReference } from '../lib/reference-server.ts';
import { atLeast, atMost, fact, ms, times, type Row } from '../lib/report.ts';
import type { Running } from '../lib/services.ts';
import { median, medianOf, ratios } from '../lib/stats.ts';
import { hasWrk, wrk } from '../lib/wrk.ts';
import type { Bench } from './part.ts';

const phone = { 'user-agent': 'Mozilla/5.0 (Linux; Android 10; K) Mobile', 'accept-language': 'zh-CN' };
const cachedHeaders = { ...phone, 'accept-encoding': 'gzip' };
/** Asks for pages that are in no cache. */
const freshPages = join(import.meta.dirname, '../lib/fresh.lua');
const rate = (value: number) => `${value.toFixed(0)}/s`;
const bad = ({ errors, timeouts, non2xx }: Result) => errors + timeouts + non2xx;

/** A load that must be answered in full. @throws when anything failed */
async function load(options: Options): Promise<Result> {
  const result = await autocannon({ timeout: 20, ...options });
  if (bad(result) > result.requests.total / 100) throw new Error(`${options.url}: ${bad(result)} requests failed`);
  return result;
}

/** Resident memory of a process, MB; NaN if the system does not report it. */
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

/** Answers a second by a generator that is not the limit where it is installed. */
export const rateOf = async (url: string, seconds: number): Promise<number> =>
  hasWrk()
    ? wrk(url, seconds, { headers: cachedHeaders })
    : (await load({ url, connections: 50, duration: seconds, headers: cachedHeaders })).requests.average;

async function cachedPage(site: string, { rounds, amount, say }: Bench): Promise<Row[]> {
  const answer = await fetch(`${site}/`, { headers: phone });
  const page = { gzipped: gzipSync(await answer.text()), head: answer.headers };
  const bare = await startReference('node:http', page);
  const floor = await startReference('one piece', page);
  const nginx = hasNginx() ? await startReference('nginx', page) : undefined;
  const seconds = amount({ whole: 3, quick: 2, smallest: 2 });
  const found: { gateway: number; bare: number; floor: number; nginx: number }[] = [];
  try {
    for (let round = 0; round < rounds; round += 1) {
      say(`cached page: round ${round + 1} of ${rounds}`);
      found.push({
        gateway: await rateOf(`${site}/`, seconds),
        bare: await rateOf(bare.url, seconds),
        floor: await rateOf(floor.url, seconds),
        nginx: nginx ? await rateOf(nginx.url, seconds) : Number.NaN,
      });
    }
  } finally {
    await bare.stop();
    await floor.stop();
    await nginx?.stop();
  }
  type Other = 'bare' | 'floor' | 'nginx';
  const against = (name: Other) =>
    ratios(
      found.map(({ gateway }) => gateway),
      found.map((one) => one[name]),
    );
  const own = medianOf(found, ({ gateway }) => gateway);
  const row = (name: Other, what: string, budget?: number): Row => {
    const other = medianOf(found, (one) => one[name]);
    const doubts = [
      !hasWrk() && 'wrk is not installed, and autocannon is slower than what it measures',
      hasWrk() && other < NOT_THE_LIMIT * own && 'both may be as fast as wrk',
    ].filter((doubt) => doubt !== false);
    const note = [`gateway ${rate(own)}, reference ${rate(other)}`, ...doubts].join('; ');
    const values = { value: median(against(name)), gateway: own, reference: other };
    return budget === undefined || doubts.length > 0
      ? fact('gateway', what, times(median(against(name))), note, values)
      : atLeast('gateway', what, against(name), budget, times, { note, values });
  };
  return [
    nginx
      ? row('nginx', 'cached guest page against one worker of nginx', 0.5)
      : fact('gateway', 'cached guest page against one worker of nginx', 'nginx is not installed'),
    row('bare', 'cached guest page against bare node:http with the same head'),
    row('floor', 'cached guest page against the floor: node:http that writes head and page in one piece'),
  ];
}

/** A query that no earlier page had, so that nothing comes from the cache. */
const fresh = (() => {
  let number = Date.now();
  return () => `/?q=${(number += 1)}`;
})();

/** Pages a second that are asked for as fast as they come, in no cache. */
async function fullLoad(site: string, seconds: number): Promise<number> {
  if (hasWrk()) return wrk(site, seconds, { headers: phone, connections: 20, script: freshPages });
  const requests = [{ setupRequest: (one: { path?: string }) => ({ ...one, path: fresh() }) }];
  return (await load({ url: site, headers: phone, requests, connections: 20, duration: seconds })).requests.average;
}

async function rendering({ site, gatewayPid, sandboxPid }: Running, { amount, say }: Bench): Promise<Row[]> {
  const seconds = amount({ whole: 8, quick: 4, smallest: 2 });
  say('rendering');
  // Code that renders is slow until the engine has compiled it on each thread.
  await fullLoad(site, Math.ceil(seconds / 2));
  const used = () => [
    processorTime(gatewayPid),
    processorTime(sandboxPid),
    processorTime(process.pid) + processorTime(process.pid, 'children'),
  ];
  const before = used();
  const full = await fullLoad(site, seconds);
  const [own = 0, sandbox = 0, generator = 0] = used().map(
    (time, index) => (time - (before[index] ?? 0)) / (full * seconds),
  );
  say('rendering at half load');
  const half = await paced({ url: site, headers: phone, path: fresh, rate: full / 2, seconds });
  return [
    atLeast('gateway', 'rendering uncached pages', full, 300, rate, {
      note: 'sandbox on the same processors answers each page’s calls',
    }),
    fact(
      'gateway',
      'rendering: processor time of a page',
      ms(own),
      `sandbox ${ms(sandbox)}, generator ${ms(generator)}`,
      {
        value: own,
        sandbox,
        generator,
      },
    ),
    atMost('gateway', 'rendering: p99 at half load', half.p99, 100, ms, {
      note: `p50 ${ms(half.p50)} at ${rate(half.rate)}`,
    }),
  ];
}

async function proxy(
  { site, sandbox }: { site: string; sandbox: string },
  { rounds, amount, say }: Bench,
): Promise<Row[]> {
  const path = '/api/art/halls/2.svg';
  const bare = await startBareProxy(sandbox);
  const added: number[] = [];
  const floor: number[] = [];
  const notes: string[] = [];
  try {
    for (let round = 0; round < Math.min(rounds, 3); round += 1) {
      say(`proxy: round ${round + 1}`);
      const run = (base: string) =>
        paced({
          url: new URL(path, base).href,
          rate: amount({ whole: 1000, quick: 1000, smallest: 50 }),
          seconds: amount({ whole: 5, quick: 3, smallest: 1 }),
        });
      const [through, least, direct] = [await run(site), await run(bare.url), await run(sandbox)];
      added.push(through.p99 - direct.p99);
      floor.push(least.p99 - direct.p99);
      notes.push(`${through.p99.toFixed(1)} - ${direct.p99.toFixed(1)} at ${rate(through.rate)}`);
    }
  } finally {
    await bare.stop();
  }
  return [
    atMost('gateway', 'proxy: added p99 at 1,000 requests/s', added, 15, ms, { note: notes.join('; ') }),
    fact('gateway', 'proxy: floor, added p99 of a bare node:http forwarder', ms(median(floor)), '', {
      value: median(floor),
    }),
  ];
}

async function slowRequests(
  running: { site: string; sandbox: string; gatewayPid: number },
  { amount, say }: Bench,
): Promise<Row[]> {
  const { site, sandbox, gatewayPid } = running;
  const count = amount({ whole: 2000, quick: 500, smallest: 20 });
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
    const health = await paced({
      url: `${site}/healthz`,
      rate: 100,
      seconds: amount({ whole: 5, quick: 5, smallest: 1 }),
    });
    const used = memory(gatewayPid);
    const note = `${open} of ${count} open while measured`;
    return [
      atMost('gateway', `health p99 with ${count} slow requests open`, health.p99, 50, ms, { note }),
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
  rows.push(...(await rendering(running, bench)));
  rows.push(...(await proxy(running, bench)));
  rows.push(...(await slowRequests(running, bench)));
  return rows;
}
