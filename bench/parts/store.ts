import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { signPurge } from '../../packages/gateway/src/private/purge-signature.ts';
import { createRedisState } from '../../packages/gateway/src/shared/redis-state.ts';
import { SERVER_JS, writeSite } from '../../packages/gateway/src/sites/site.fixtures.ts';
import { atLeast, atMost, fact, ms, times, type Row } from '../lib/report.ts';
import { startGateway } from '../lib/services.ts';
import { median, medianOf, percentile, ratios } from '../lib/stats.ts';
import { startStore } from '../lib/store.ts';
import { rateOf } from './gateway.ts';
import type { Bench } from './part.ts';

/** Ports beside those of gateways. */
const STORE_PORT = Number(process.env['HOUSEFRONT_PORT_BASE']) - 10;
const PRIVATE_PORTS = STORE_PORT - 10;

/** A site whose pages say how often they were rendered. */
const countingSite = () =>
  writeSite({
    'dist/server/server.js': SERVER_JS.replace(
      "'<p nonce=",
      "String((globalThis.rendered = (globalThis.rendered ?? 0) + 1)).padStart(60_000, '.') + '<p nonce=",
    ),
  });

/** Cost of a shared store for pages and calls, and the time until all gateways know of a purge (OPS-05). */
export async function store({ root, rounds, amount, say }: Bench): Promise<Row[]> {
  const site = countingSite();
  const shared = await startStore(STORE_PORT);
  const key = randomBytes(32).toString('base64url');
  const start = (place: number, env: Readonly<Record<string, string>>) =>
    startGateway({
      root,
      place,
      sandbox: 'http://127.0.0.1:1',
      sites: [{ dir: site.dir, hosts: ['localhost'] }],
      env: { RATE_LIMIT_SCALE: '1000000', PURGE_KEY: key, PRIVATE_PORT: String(PRIVATE_PORTS + place), ...env },
    });
  const alone = await start(0, {});
  const joined = [await start(1, { REDIS_URL: shared.url }), await start(2, { REDIS_URL: shared.url })] as const;
  const [own, [one = '']] = [alone.urls[0] ?? '', joined[0].urls];
  const seconds = amount({ whole: 4, quick: 2, smallest: 2 });
  try {
    // The first answer of each is rendered, all others are kept.
    for (const url of [own, one]) await (await fetch(`${url}/`)).text();
    const pages: { own: number; one: number }[] = [];
    for (let round = 0; round < rounds; round += 1) {
      say(`store: round ${round + 1} of ${rounds}`);
      pages.push({ own: await rateOf(`${own}/`, seconds), one: await rateOf(`${one}/`, seconds) });
    }
    say('store: purges');
    const purges = await purgeTimes(
      joined.map(({ urls }) => urls[0] ?? ''),
      key,
      amount({ whole: 100, quick: 20, smallest: 2 }),
    );
    const ratio = ratios(
      pages.map((page) => page.one),
      pages.map((page) => page.own),
    );
    return [
      atLeast('store', 'kept pages a second, with a store to without', ratio, 0.95, times, {
        note: `${medianOf(pages, (page) => page.one).toFixed(0)}/s and ${medianOf(pages, (page) => page.own).toFixed(0)}/s`,
      }),
      ...(await callTimes(shared.url, amount({ whole: 5000, quick: 500, smallest: 20 }))),
      atMost('store', 'purge until the other gateway sends the new page, p99', percentile(purges, 0.99), 1000, ms, {
        note: `median ${ms(median(purges))} of ${purges.length} purges, from the answer of the gateway that was asked`,
      }),
    ];
  } finally {
    await Promise.all([alone, ...joined].map((gateway) => gateway.stop()));
    await shared.stop();
    site.remove();
  }
}

/** Time that the store adds to a call with a rate limit and to a sign-in link, one after another over loopback. */
async function callTimes(url: string, count: number): Promise<Row[]> {
  const state = await createRedisState({ url, onError: () => undefined });
  const limit = { name: 'bench', points: 1_000_000, seconds: 60 };
  const works: Readonly<Record<string, (turn: number) => Promise<unknown>>> = {
    'a call with a rate limit': () => state.take(limit, 'visitor'),
    'a sign-in link': (turn) => state.useOnce(`bench ${turn}`, 60_000, Date.now() + 1000),
  };
  const rows: Row[] = [];
  for (const [name, work] of Object.entries(works)) {
    const found: number[] = [];
    for (let turn = 0; turn < count; turn += 1) {
      const began = performance.now();
      await work(turn);
      found.push(performance.now() - began);
    }
    const middle = median(found);
    const note = `p99 ${percentile(found, 0.99).toFixed(2)} ms of ${count}`;
    rows.push(fact('store', `added to ${name}, median`, `${middle.toFixed(2)} ms`, note, { value: middle }));
  }
  state.close();
  return rows;
}

/** Purges at the first gateway, and measures until the second one sends another page, in ms. */
async function purgeTimes(urls: readonly string[], key: string, count: number): Promise<number[]> {
  const page = async () => (await fetch(`${urls[1]}/`)).text();
  const found: number[] = [];
  for (let turn = 0; turn < count; turn += 1) {
    const before = await page();
    const body = '{"tags":["site-1001-page-home"]}';
    const headers = { 'x-housefront-signature': signPurge({ key, body, now: Date.now() }) };
    const answer = await fetch(`http://127.0.0.1:${PRIVATE_PORTS + 1}/_purge`, { method: 'POST', headers, body });
    if (!answer.ok) throw new Error(`A purge was answered with ${answer.status}.`);
    const began = performance.now();
    while ((await page()) === before) await wait(1);
    found.push(performance.now() - began);
  }
  return found;
}
