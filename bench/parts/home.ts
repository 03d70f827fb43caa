import type { Device } from '../lib/browser.ts';
import { bannerReacts, load, type Load } from '../lib/page-load.ts';
import { atMost, fact, kilobytes, ms, times, type Row } from '../lib/report.ts';
import { median, medianOf, ratios } from '../lib/stats.ts';
import { staticBase } from '../lib/front.ts';
import { firstVisit, type Visit } from '../lib/visit.ts';
import { homeContent } from '../static/content.ts';
import { staticHome } from '../static/home.ts';
import { serveScriptless } from '../static/scriptless.ts';
import type { Bench } from './part.ts';

/** Most rounds of a device; a desktop has few budgets, and no time decides them. */
const ROUNDS: Readonly<Record<Device, number>> = { mobile: Infinity, desktop: 3 };
/** Most rounds of whole first visits, each of which takes some 15 s. On a desktop they only inform. */
const VISIT_ROUNDS: Readonly<Record<Device, number>> = { mobile: 3, desktop: 1 };
/** Most loads of the page without its scripts: a floor to look at, without a budget. */
const FLOOR_ROUNDS = 3;

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
      device === 'mobile' ? 1.08 : 1.25,
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
    device === 'mobile' ? atMost(part, 'TBT', tbt, 60, ms, { note }) : fact(part, 'TBT', ms(median(tbt)), note),
  );
  const kinds = ['Document', 'Script', 'Stylesheet', 'Image', 'Fetch'];
  const cpu = (load: Load) => load.cpu;
  const against = ratios(site.map(cpu), reference.map(cpu));
  const processor = both(cpu, ms);
  const scripts = site.map((load) => load.scripts);
  return [
    ...rows,
    // The budgets are those of a phone.
    device === 'mobile'
      ? atMost(part, 'main-thread CPU against static', against, 1.5, times, { note: processor })
      : fact(part, 'main-thread CPU against static', times(median(against)), processor),
    fact(part, 'all scripts until 3 s after load', kilobytes(median(scripts)), 'as transferred'),
    fact(
      part,
      'script time',
      both(({ script }) => script, ms),
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

/** A whole first visit: all that home loads and runs by itself, the pop-up promotion included. */
function visitRows(device: Device, site: readonly Visit[], reference: readonly Visit[]): Row[] {
  const part = `first visit ${device}`;
  const both = (of: (visit: Visit) => number, show: (value: number) => string) =>
    `site ${show(medianOf(site, of))}, static ${show(medianOf(reference, of))}`;
  const row = (
    what: string,
    figure: readonly number[],
    limit: number,
    show: (value: number) => string,
    note: string,
  ): Row =>
    // The budgets are those of a phone.
    device === 'mobile'
      ? atMost(part, what, figure, limit, show, { note })
      : fact(part, what, show(median(figure)), note);
  const against = (of: (visit: Visit) => number) => ratios(site.map(of), reference.map(of));
  const [scripts, requests] = [(visit: Visit) => visit.scripts, (visit: Visit) => visit.traffic.requests];
  const [cpu, tbt, lcp] = [(visit: Visit) => visit.cpu, (visit: Visit) => visit.tbt, (visit: Visit) => visit.lcp];
  const count = (value: number) => value.toFixed(0);
  const opened = (visits: readonly Visit[]) => `${visits.filter(({ popUp }) => popUp).length} of ${visits.length}`;
  return [
    row('scripts', site.map(scripts), 190_000, kilobytes, 'as transferred'),
    row('requests', site.map(requests), 75, count, both(requests, count)),
    row('main-thread CPU against static', against(cpu), 2, times, both(cpu, ms)),
    row('TBT', site.map(tbt), 200, ms, both(tbt, ms)),
    row('LCP against static', against(lcp), 1.15, times, both(lcp, ms)),
    fact(part, 'visits in which the pop-up opened', `site ${opened(site)}, static ${opened(reference)}`),
  ];
}

/** The floor for scripts: the site's own page without scripts, compared with the hand-written one. */
function floorsOf(device: Device, alone: readonly Load[], reference: readonly Load[]): Row[] {
  const against = (of: (load: Load) => number) => times(median(ratios(alone.map(of), reference.map(of))));
  const each = (of: (load: Load) => number) => `${ms(medianOf(alone, of))} of ${ms(medianOf(reference, of))}`;
  const [lcp, cpu, tbt] = [(load: Load) => load.lcp, (load: Load) => load.cpu, (load: Load) => load.tbt];
  const part = `home ${device}`;
  return [
    fact(part, 'floor, the page without scripts: LCP', against(lcp), each(lcp)),
    fact(part, 'floor, the page without scripts: TBT', ms(medianOf(alone, tbt))),
    fact(part, 'floor, the page without scripts: main-thread CPU', against(cpu), each(cpu)),
  ];
}

/** Home of a guest against the hand-written page, cold cache, in turns. */
export async function home(bench: Bench): Promise<Row[]> {
  const { say } = bench;
  const [browser, front] = [await bench.browser(), await bench.front()];
  const rows: Row[] = [];
  const devices = bench.amount<readonly Device[]>({
    whole: ['mobile', 'desktop'],
    quick: ['mobile', 'desktop'],
    smallest: ['mobile'],
  });
  for (const device of devices) {
    const rounds = Math.min(bench.rounds, ROUNDS[device]);
    const path = `${staticBase}home-${device}.html`;
    const content = await homeContent(browser, front.origin, device);
    front.files.set(path, { type: 'text/html; charset=utf-8', text: staticHome(content, device) });
    const scriptless = await serveScriptless(browser, front, '/', device);
    const site: Load[] = [];
    const alone: Load[] = [];
    const reference: Load[] = [];
    for (let round = 0; round < rounds; round += 1) {
      say(`home ${device}: round ${round + 1} of ${rounds}`);
      site.push(await load(browser, `${front.origin}/`, device));
      if (round < FLOOR_ROUNDS) alone.push(await load(browser, scriptless, device));
      reference.push(await load(browser, `${front.origin}${path}`, device));
    }
    rows.push(...rowsOf(device, site, reference), ...floorsOf(device, alone, reference));
    const visits: Visit[] = [];
    const referenceVisits: Visit[] = [];
    const visitRounds = Math.min(rounds, VISIT_ROUNDS[device]);
    for (let round = 0; round < visitRounds; round += 1) {
      say(`first visit ${device}: round ${round + 1} of ${visitRounds}`);
      visits.push(await firstVisit(browser, `${front.origin}/`, device));
      referenceVisits.push(await firstVisit(browser, `${front.origin}${path}`, device));
    }
    rows.push(...visitRows(device, visits, referenceVisits));
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
