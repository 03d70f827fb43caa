import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { collectGarbage } from '../lib/collect-garbage.ts';
import { copyWorkspace, generateSite, linkModules } from '../lib/generated-sites.ts';
import { residentMb } from '../lib/processor.ts';
import { atMost, fact, ms, type Row } from '../lib/report.ts';
import { siteId, startGateway } from '../lib/services.ts';
import { copyBuilds } from '../lib/site-copies.ts';
import { median } from '../lib/stats.ts';
import { buildSite } from './build.ts';
import type { Bench } from './part.ts';

const seconds = (value: number) => `${value.toFixed(1)} s`;
const megabytes = (value: number) => `${value.toFixed(2)} MB`;
const firstId = 7001;

/** Builds a generated site in the workspace, where its packages are, and takes it away again. */
async function buildGenerated(root: string, generated: string): Promise<number> {
  const site = mkdtempSync(join(root, 'bench/results/site-'));
  try {
    cpSync(generated, site, { recursive: true });
    linkModules(join(root, 'sites', siteId), site);
    return await buildSite(site);
  } finally {
    rmSync(site, { recursive: true, force: true });
  }
}

/** Generates sites one after another and builds some of them; the copy of the workspace goes again. */
async function made(
  bench: Bench,
  { count, builds }: { readonly count: number; readonly builds: number },
): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'housefront-bench-'));
  mkdirSync(join(bench.root, 'bench/results'), { recursive: true });
  try {
    copyWorkspace(bench.root, folder);
    const generated: number[] = [];
    for (let index = 0; index < count; index += 1) {
      if (index % 25 === 0) bench.say(`sites: generator, ${index} of ${count}`);
      generated.push(generateSite(folder, firstId + index));
    }
    const [early, late] = [generated.slice(0, 10), generated.slice(-10)];
    const built: number[] = [];
    for (let index = 0; index < builds; index += 1) {
      bench.say(`sites: build ${index + 1} of ${builds}`);
      built.push(await buildGenerated(bench.root, join(folder, 'sites', String(firstId + index))));
    }
    const generator = atMost('sites', `generator: each of ${count} sites`, generated, 2, seconds, {
      note: `first ten ${seconds(median(early))}, last ten ${seconds(median(late))}`,
    });
    if (builds === 0) return [generator];
    return [
      generator,
      atMost('sites', `production build: each of ${builds} generated sites`, built, 15, seconds, {
        note: `in turn: ${built.map(seconds).join(', ')}; one after another in one process`,
      }),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Builds the workspace again where nothing has changed: turbo's cache answers for every site. */
function unchanged(bench: Bench): Row {
  const build = () => {
    const start = performance.now();
    const { status, stdout } = spawnSync('turbo', ['run', 'build'], {
      cwd: bench.root,
      encoding: 'utf8',
      timeout: 600_000,
    });
    if (status !== 0) throw new Error('turbo could not build the workspace.');
    return { took: (performance.now() - start) / 1000, cached: /Cached:\s+(\d+ cached, \d+ total)/.exec(stdout)?.[1] };
  };
  // A first build fills the cache; the figure of a smallest run is not read.
  if (bench.amount({ whole: true, quick: true, smallest: false })) build();
  const { took, cached } = build();
  return fact('sites', 'build of unchanged sites', seconds(took), `turbo: ${cached ?? 'no word about its cache'}`, {
    value: took,
  });
}

/** Result of a gateway with this number of sites. */
interface Served {
  readonly count: number;
  readonly startMs: number;
  readonly started: number;
  readonly asked: number;
  readonly firstPages: readonly number[];
}

async function serve(bench: Bench, dirs: readonly string[], place: number): Promise<Served> {
  const { sandbox } = await bench.services();
  const inspector = 9300 + place + (Number(process.env['HOUSEFRONT_PORT_BASE'] ?? 0) % 1000);
  const start = performance.now();
  const gateway = await startGateway({
    root: bench.root,
    place,
    sandbox,
    sites: dirs.map((dir) => ({ dir, hosts: [] })),
    node: [`--inspect=127.0.0.1:${inspector}`],
  });
  const startMs = performance.now() - start;
  try {
    await collectGarbage(inspector);
    const started = residentMb(gateway.pid);
    const firstPages: number[] = [];
    for (const url of gateway.urls) {
      const begun = performance.now();
      const page = await fetch(url, { headers: { 'accept-encoding': 'br' } });
      await page.arrayBuffer();
      if (page.status !== 200) throw new Error(`${url} answered with ${page.status}.`);
      firstPages.push(performance.now() - begun);
    }
    await collectGarbage(inspector);
    return { count: dirs.length, startMs, started, asked: residentMb(gateway.pid), firstPages };
  } finally {
    await gateway.stop();
  }
}

/** Costs of gateways with these numbers of sites; the first number is the reference. */
async function gateways(bench: Bench, counts: readonly number[]): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'housefront-bench-'));
  const served: Served[] = [];
  try {
    const dirs = copyBuilds(bench.root, folder, Math.max(...counts));
    for (const [place, count] of counts.entries()) {
      bench.say(`sites: a gateway with ${count}`);
      served.push(await serve(bench, dirs.slice(0, count), place));
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const [first] = served;
  return served.flatMap(({ count, startMs, started, asked, firstPages }) => {
    const name = `gateway with ${count}`;
    const pages = `first page of a site: ${ms(median(firstPages))}, longest ${ms(Math.max(...firstPages))}`;
    const rows = [
      fact('sites', `${name}: start`, ms(startMs), pages, { value: startMs, page: median(firstPages) }),
      fact('sites', `${name}: memory`, megabytes(started), `after a page of each ${megabytes(asked)}`, {
        value: started,
        asked,
      }),
    ];
    if (!first || count === first.count) return rows;
    const each = (its: number, one: number) => (its - one) / (count - first.count);
    return [
      ...rows,
      atMost('sites', `${name}: memory of a site as started`, each(started, first.started), 2, megabytes),
      atMost('sites', `${name}: memory of a site after a page`, each(asked, first.asked), 2, megabytes),
    ];
  });
}

/** Many sites: how long it takes to make them, and what one gateway needs to serve them. */
export async function sites(bench: Bench): Promise<Row[]> {
  const counts = bench.amount({ whole: [1, 26, 50, 100], quick: [1, 11, 26], smallest: [1, 2] });
  return [
    ...(await made(
      bench,
      bench.amount({
        whole: { count: 100, builds: 4 },
        quick: { count: 10, builds: 1 },
        smallest: { count: 2, builds: 0 },
      }),
    )),
    unchanged(bench),
    ...(await gateways(bench, counts)),
  ];
}
