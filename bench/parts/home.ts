import type { Browser } from 'playwright';
import { countTraffic, metric, openTab, slow, type Device, type Traffic } from '../lib/browser.ts';
import { pressBanner, type Vitals } from '../lib/probe.ts';
import { atMost, fact, kilobytes, ms, times, type Row } from '../lib/report.ts';
import { median, medianOf, ratios } from '../lib/stats.ts';
import { staticBase } from '../lib/front.ts';
import { homeContent } from '../static/content.ts';
import { staticHome } from '../static/home.ts';
import type { Bench } from './part.ts';

/** What one load of a page gave. */
interface Load extends Vitals {
  readonly tbt: number;
  readonly cpu: number;
  readonly heap: number;
  readonly elements: number;
  readonly traffic: Traffic;
}

/** Time after the load event in which a page may still be at work, ms. */
const settle = 2500;

async function load(browser: Browser, address: string, device: Device): Promise<Load> {
  const tab = await openTab(browser, device, slow[device]);
  try {
    const traffic = countTraffic(tab);
    await tab.page.goto(address, { waitUntil: 'load' });
    await tab.page.waitForTimeout(settle);
    const cpu = (await metric(tab, 'TaskDuration')) * 1000;
    const vitals = await tab.page.evaluate(() => window.bench);
    const elements = await tab.page.evaluate(() => document.querySelectorAll('*').length);
    await tab.cdp.send('HeapProfiler.collectGarbage');
    const heap = await metric(tab, 'JSHeapUsedSize');
    const tbt = vitals.longTasks
      .filter(({ start, duration }) => start + duration > vitals.fcp)
      .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0);
    return { ...vitals, tbt, cpu, heap, elements, traffic };
  } finally {
    await tab.close();
  }
}

async function bannerReacts(browser: Browser, address: string): Promise<number> {
  const tab = await openTab(browser, 'mobile', slow.mobile, { scripts: [pressBanner] });
  try {
    await tab.page.goto(address, { waitUntil: 'commit' });
    await tab.page.waitForFunction(() => window.bench?.bannerAt !== undefined);
    return await tab.page.evaluate(() => window.bench.bannerAt ?? Number.NaN);
  } finally {
    await tab.close();
  }
}

function rowsOf(device: Device, site: readonly Load[], reference: readonly Load[]): Row[] {
  const part = `home ${device}`;
  const both = (of: (load: Load) => number, show: (value: number) => string) =>
    `site ${show(medianOf(site, of))}, static ${show(medianOf(reference, of))}`;
  const bytes = (kind: string) => (load: Load) => load.traffic.bytes[kind] ?? 0;
  const all = (load: Load) => Object.values(load.traffic.bytes).reduce((sum, one) => sum + one, 0);
  const count = (value: number) => value.toFixed(0);
  const lcp = (load: Load) => load.lcp;
  const rows = [
    atMost(
      part,
      'LCP against static',
      ratios(site.map(lcp), reference.map(lcp)),
      device === 'mobile' ? 1.08 : 1,
      times,
      {
        note: `${both(lcp, ms)}; largest: ${site.at(-1)?.lcpElement}, ${reference.at(-1)?.lcpElement}`,
        values: { site: medianOf(site, lcp), static: medianOf(reference, lcp) },
      },
    ),
    atMost(
      part,
      'CLS',
      site.map(({ cls }) => cls),
      0.02,
      (value) => value.toFixed(3),
    ),
  ];
  const longest = site.flatMap(({ longTasks }) => longTasks.map(({ duration }) => duration));
  const tbt = site.map((load) => load.tbt);
  const note = `${both((load) => load.tbt, ms)}; ${both((load) => load.longTasks.length, count)} long tasks; longest ${ms(Math.max(0, ...longest))}`;
  rows.push(
    device === 'mobile' ? atMost(part, 'TBT', tbt, 120, ms, { note }) : fact(part, 'TBT', ms(median(tbt)), note),
  );
  const kinds = ['Document', 'Script', 'Stylesheet', 'Image', 'Fetch'];
  return [
    ...rows,
    fact(
      part,
      'main-thread CPU',
      both(({ cpu }) => cpu, ms),
    ),
    ...kinds.map((kind) => fact(part, `transferred: ${kind}`, both(bytes(kind), kilobytes))),
    fact(part, 'transferred: all', both(all, kilobytes)),
    fact(
      part,
      'requests',
      both(({ traffic }) => traffic.requests, count),
    ),
    fact(
      part,
      'DOM elements',
      both(({ elements }) => elements, count),
    ),
    fact(
      part,
      'JS heap',
      both(({ heap }) => heap, kilobytes),
    ),
  ];
}

/** Home of a guest against the hand-written page, cold cache, in turns. */
export async function home(bench: Bench): Promise<Row[]> {
  const { say, rounds } = bench;
  const [browser, front] = [await bench.browser(), await bench.front()];
  const rows: Row[] = [];
  for (const device of ['mobile', 'desktop'] as const) {
    const path = `${staticBase}home-${device}.html`;
    const content = await homeContent(browser, front.origin, device);
    front.files.set(path, { type: 'text/html; charset=utf-8', text: staticHome(content) });
    const site: Load[] = [];
    const reference: Load[] = [];
    for (let round = 0; round < rounds; round += 1) {
      say(`home ${device}: round ${round + 1} of ${rounds}`);
      site.push(await load(browser, `${front.origin}/`, device));
      reference.push(await load(browser, `${front.origin}${path}`, device));
    }
    rows.push(...rowsOf(device, site, reference));
    const shown = content.lists.map(({ items }) => items.length).join(' + ');
    rows.push(
      fact(
        `home ${device}`,
        'content of both pages',
        `${content.banners.length} banners, ${content.notices.length} notices, ${shown} pictures`,
      ),
    );
    if (device === 'desktop') continue;
    const reacts: { site: number; reference: number }[] = [];
    for (let round = 0; round < rounds; round += 1) {
      say(`banner: round ${round + 1} of ${rounds}`);
      reacts.push({
        site: await bannerReacts(browser, `${front.origin}/`),
        reference: await bannerReacts(browser, `${front.origin}${path}`),
      });
    }
    const sites = reacts.map(({ site }) => site);
    const references = reacts.map(({ reference }) => reference);
    rows.push(
      atMost('home mobile', 'banner reacts after, against static', ratios(sites, references), 1.6, times, {
        note: `site ${ms(medianOf(sites, Number))}, static ${ms(medianOf(references, Number))}`,
      }),
    );
  }
  return rows;
}
