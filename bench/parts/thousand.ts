import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { collectGarbage } from '../lib/collect-garbage.ts';
import { residentMb } from '../lib/processor.ts';
import { fact, ms, type Row } from '../lib/report.ts';
import { startHosts } from '../lib/services.ts';
import { copyBuilds } from '../lib/site-copies.ts';
import { median } from '../lib/stats.ts';
import type { Bench } from './part.ts';

const seconds = (value: number) => `${(value / 1000).toFixed(1)} s`;
const megabytes = (value: number) => `${value.toFixed(value < 10 ? 2 : 0)} MB`;

/** Asks for home of a site by its host. @returns milliseconds until its whole page was here */
const home = (port: number, host: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const begun = performance.now();
    const asked = request(
      { host: '127.0.0.1', port, path: '/', headers: { host, 'accept-encoding': 'br' } },
      (answer) => {
        if (answer.statusCode !== 200) reject(new Error(`${host} answered with ${answer.statusCode}.`));
        answer.resume().on('end', () => resolve(performance.now() - begun));
      },
    );
    asked.on('error', reject).end();
  });

/** Costs of a gateway with this number of sites, each with a host of its own. */
async function serve(bench: Bench, dirs: readonly string[], folder: string, place: number): Promise<Row[]> {
  const { sandbox } = await bench.services();
  const list = join(folder, `gateway-${dirs.length}.json`);
  const hosts = dirs.map((_, index) => `site-${index}.test`);
  const realtime = { host: new URL(sandbox).hostname, port: Number(new URL(sandbox).port), tls: false };
  writeFileSync(
    list,
    JSON.stringify(
      dirs.map((dir, index) => ({ dir, hosts: [hosts[index]], upstream: sandbox, realtime, frameHosts: [sandbox] })),
    ),
  );
  const inspector = 9400 + place + (Number(process.env['HOUSEFRONT_PORT_BASE'] ?? 0) % 1000);
  const begun = performance.now();
  const gateway = await startHosts({ root: bench.root, place, list, node: [`--inspect=127.0.0.1:${inspector}`] });
  const start = performance.now() - begun;
  try {
    await collectGarbage(inspector);
    const started = residentMb(gateway.pid);
    const pages: number[] = [];
    for (const host of hosts) pages.push(await home(gateway.port, host));
    await collectGarbage(inspector);
    const asked = residentMb(gateway.pid);
    const again: number[] = [];
    for (const host of hosts) again.push(await home(gateway.port, host));
    const name = `gateway with ${dirs.length} sites by host`;
    return [
      fact('thousand', `${name}: start`, seconds(start), 'until /readyz', { value: start }),
      fact('thousand', `${name}: memory`, megabytes(started), `after a page of each ${megabytes(asked)}`, {
        value: started,
        asked,
      }),
      fact(
        'thousand',
        `${name}: first page of a site`,
        ms(median(pages)),
        `longest ${ms(Math.max(...pages))}; again ${ms(median(again))}`,
        { value: median(pages), again: median(again) },
      ),
    ];
  } finally {
    await gateway.stop();
  }
}

/** One gateway with a hundred and with a thousand sites, each with an id, an entry and a host of its own. */
export async function thousand(bench: Bench): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'housefront-bench-'));
  const counts = bench.amount({ whole: [1, 100, 1000], quick: [1, 100], smallest: [1, 3] });
  try {
    const dirs = copyBuilds(bench.root, folder, Math.max(...counts), 'linked');
    const rows: Row[] = [];
    for (const [place, count] of counts.entries()) {
      bench.say(`thousand: a gateway with ${count} sites`);
      rows.push(...(await serve(bench, dirs.slice(0, count), folder, place)));
    }
    return rows;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
