import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { startFront } from '../lib/front.ts';
import { bannerReacts, load, type Load } from '../lib/page-load.ts';
import { fact, kilobytes, ms, type Row } from '../lib/report.ts';
import { siteId, startGateway } from '../lib/services.ts';
import { median } from '../lib/stats.ts';
import { figureText, readBuilds, roundOrder, stepsTable, type Build, type Figure } from '../lib/steps.ts';
import { firstVisit, type Visit } from '../lib/visit.ts';
import type { Bench } from './part.ts';

/** Result of a round of a build. */
interface Round {
  readonly load: Load;
  readonly banner: number;
  readonly visit: Visit;
}

const columns: readonly { what: string; of: (round: Round) => number; show: (value: number) => string }[] = [
  { what: 'LCP', of: ({ load }) => load.lcp, show: ms },
  { what: 'TBT', of: ({ load }) => load.tbt, show: ms },
  { what: 'main thread', of: ({ load }) => load.cpu, show: ms },
  { what: 'script', of: ({ load }) => load.script, show: ms },
  { what: 'scripts until 3 s', of: ({ load }) => load.scripts, show: kilobytes },
  {
    what: 'all bytes',
    of: ({ load }) => Object.values(load.traffic.bytes).reduce((sum, one) => sum + one, 0),
    show: kilobytes,
  },
  { what: 'banner reacts', of: ({ banner }) => banner, show: ms },
  { what: 'first visit: scripts', of: ({ visit }) => visit.scripts, show: kilobytes },
  { what: 'first visit: requests', of: ({ visit }) => visit.traffic.requests, show: (value) => value.toFixed(0) },
  { what: 'first visit: main thread', of: ({ visit }) => visit.cpu, show: ms },
  { what: 'first visit: TBT', of: ({ visit }) => visit.tbt, show: ms },
  { what: 'first visit: LCP', of: ({ visit }) => visit.lcp, show: ms },
];

/** A build behind a gateway: that of its own workspace, if it has one. */
async function serve(bench: Bench, { name, folder }: Build, place: number) {
  if (!existsSync(join(folder, 'dist/server/server.js'))) throw new Error(`${name}: ${folder} is not built.`);
  const own = join(folder, '../..');
  const { sandbox } = await bench.services();
  const root = existsSync(join(own, 'packages/gateway/src/server.ts')) ? own : bench.root;
  const gateway = await startGateway({
    root,
    place,
    sandbox,
    sites: [{ dir: folder, hosts: [`${siteId}.localhost`] }],
  });
  const front = await startFront(gateway.urls[0] ?? '').catch(async (error: unknown) => {
    await gateway.stop();
    throw error;
  });
  return {
    name,
    address: `${front.origin}/`,
    rounds: [] as Round[],
    stop: async () => {
      await front.close();
      await gateway.stop();
    },
  };
}

async function round(browser: Browser, address: string): Promise<Round> {
  return {
    load: await load(browser, address, 'mobile'),
    banner: await bannerReacts(browser, address),
    visit: await firstVisit(browser, address, 'mobile'),
  };
}

/** Home on a phone of several builds of the site, in turns: what a step of work on speed brought. */
export async function steps(bench: Bench): Promise<Row[]> {
  const builds = readBuilds(bench.builds);
  const browser = await bench.browser();
  const served: Awaited<ReturnType<typeof serve>>[] = [];
  try {
    for (const [place, build] of builds.entries()) served.push(await serve(bench, build, place));
    // The first page of a gateway is rendered; all others come from its cache.
    for (const { address } of served) await load(browser, address, 'mobile');
    for (let index = 0; index < bench.rounds; index += 1) {
      bench.say(`steps: round ${index + 1} of ${bench.rounds}`);
      for (const { address, rounds } of roundOrder(served, index)) rounds.push(await round(browser, address));
    }
  } finally {
    for (const { stop } of served) await stop();
  }
  const measured = served.map(({ name, rounds }) => ({
    name,
    figures: columns.map(({ what, of, show }): Figure => ({ what, samples: rounds.map(of), show })),
  }));
  console.log(`${stepsTable(measured)}\n`);
  const [first] = measured;
  return measured.flatMap(({ name, figures }) =>
    figures.map((figure, column) => ({
      ...fact(`steps: ${name}`, figure.what, figureText(figure, first?.figures[column]?.samples), undefined, {
        value: median(figure.samples),
      }),
      samples: figure.samples,
    })),
  );
}
