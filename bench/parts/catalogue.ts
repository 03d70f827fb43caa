import type { Browser } from 'playwright';
import { metric, openTab, slow, type Device } from '../lib/browser.ts';
import { catalogueUpstream, type CatalogueUpstream } from '../lib/catalogue-upstream.ts';
import { startFront, staticBase } from '../lib/front.ts';
import { takeHits, watchHits, type Hits } from '../lib/hits.ts';
import { isObject } from '../lib/objects.ts';
import { atLeast, atMost, fact, kilobytes, ms, times, type Row } from '../lib/report.ts';
import { startServices } from '../lib/services.ts';
import { median, medianOf, ratios } from '../lib/stats.ts';
import { load, renewCopy } from '../lib/page-load.ts';
import { staticCatalogue, type ListedGame } from '../static/catalogue.ts';
import { serveScriptless } from '../static/scriptless.ts';
import type { Bench } from './part.ts';

const GAMES = 10_000;
const listPath = '/slotgame?gt_id=2&gp_id=GPGL&house=gpgl';
/** Part of many names of the seed, typed letter by letter. */
const words = '皇家龙';

const listed = (game: Record<string, unknown>): ListedGame => {
  const name = isObject(game['game_name']) ? String(game['game_name']['zh_CN']) : '';
  return [String(game['id']), name, String(game['game_icon'])];
};

interface Visit {
  readonly lcp: number;
  readonly document: number;
  /** Longest event while typing, ms. */
  readonly typing: number;
  /** From a key until the frame with its hits is presented, ms; the median of the keys. */
  readonly hits: number;
  /** From a key until that frame begins, ms. */
  readonly frame: number;
  /** Frames per second while scrolling at 3,000 px/s. */
  readonly frames: number;
  /** Most DOM elements while scrolling. */
  readonly elements: number;
  readonly heap: number;
}

/** Runs in the page: scrolls evenly and counts frames and elements. */
function scrollThrough(seconds: number): Promise<{ frames: number; elements: number }> {
  return new Promise((resolve) => {
    const start = performance.now();
    const from = window.scrollY;
    let [frames, elements] = [0, 0];
    const frame = () => {
      const passed = (performance.now() - start) / 1000;
      if (passed >= seconds) return resolve({ frames: frames / passed, elements });
      frames += 1;
      elements = Math.max(elements, document.querySelectorAll('*').length);
      window.scrollTo(0, from + passed * 3000);
      return requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
}

async function visit(browser: Browser, address: string, device: Device, seconds: number): Promise<Visit> {
  const tab = await openTab(browser, device, slow[device]);
  try {
    const { page, cdp } = tab;
    let html = 0;
    cdp.on('Network.responseReceived', ({ type, requestId }) => {
      if (type !== 'Document') return;
      cdp.on('Network.loadingFinished', (done) => {
        if (done.requestId === requestId) html = done.encodedDataLength;
      });
    });
    await renewCopy(tab, address);
    await page.goto(address, { waitUntil: 'load', timeout: 60_000 });
    // The search answers when a script has taken the page over and the list is complete.
    await page.waitForFunction(() => document.documentElement.scrollHeight > 20_000, undefined, { timeout: 40_000 });
    await page.waitForTimeout(1500);
    const lcp = await page.evaluate(() => window.bench.lcp);
    // Typing is measured at this processor speed on both devices, without the slow line.
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.locator('input[type="search"]').first().focus();
    await page.evaluate(() => void (window.bench.longestEvent = 0));
    const delays: Hits[] = [];
    for (const letter of words) {
      // In place before the key: a page that filters in the event itself is done before a later question comes.
      await page.evaluate(watchHits);
      await page.keyboard.insertText(letter);
      const hits = await page.evaluate(takeHits);
      if (hits) delays.push(hits);
      await page.waitForTimeout(300);
    }
    for (let index = 0; index < words.length; index += 1) {
      await page.keyboard.press('Backspace');
      await page.waitForTimeout(300);
    }
    await page.waitForTimeout(600);
    const typing = await page.evaluate(() => window.bench.longestEvent);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slow[device].cpu });
    const scrolled = await page.evaluate(scrollThrough, seconds);
    await cdp.send('HeapProfiler.collectGarbage');
    return {
      lcp,
      document: html,
      typing,
      hits: medianOf(delays, ({ presented }) => presented),
      frame: medianOf(delays, ({ frame }) => frame),
      ...scrolled,
      heap: await metric(tab, 'JSHeapUsedSize'),
    };
  } finally {
    await tab.close();
  }
}

function rowsOf(device: Device, site: readonly Visit[], reference: readonly Visit[]): Row[] {
  const part = `catalogue ${device}`;
  const pair = (of: (visit: Visit) => number, show: (value: number) => string) => ({
    note: `site ${show(medianOf(site, of))}, static ${show(medianOf(reference, of))}`,
    values: { site: medianOf(site, of), static: medianOf(reference, of) },
  });
  const against = (of: (visit: Visit) => number) => ratios(site.map(of), reference.map(of));
  const rate = (value: number) => `${value.toFixed(1)}/s`;
  const plain = (value: number) => value.toFixed(0);
  const rows = [
    atMost(
      part,
      'typing, longest event at 4x CPU',
      medianOf(site, ({ typing }) => typing),
      48,
      ms,
      pair(({ typing }) => typing, ms),
    ),
    atLeast(
      part,
      'scroll at 3,000 px/s: frames against static',
      against(({ frames }) => frames),
      0.9,
      times,
      pair(({ frames }) => frames, rate),
    ),
    atMost(
      part,
      'scroll: DOM elements',
      site.map(({ elements }) => elements),
      device === 'mobile' ? 320 : 600,
      plain,
      pair(({ elements }) => elements, plain),
    ),
    fact(
      part,
      'HTML transferred',
      kilobytes(medianOf(site, ({ document }) => document)),
      pair(({ document }) => document, kilobytes).note,
    ),
    fact(part, 'JS heap', kilobytes(medianOf(site, ({ heap }) => heap)), pair(({ heap }) => heap, kilobytes).note),
  ];
  if (device === 'desktop') return rows;
  const hits = pair((visit) => visit.hits, ms);
  return [
    atMost(
      part,
      'LCP against static',
      against(({ lcp }) => lcp),
      1.15,
      times,
      pair(({ lcp }) => lcp, ms),
    ),
    atMost(
      part,
      'key to hits shown, against static',
      against(({ hits }) => hits),
      1.2,
      times,
      { ...hits, note: `${hits.note}; its frame begins: ${pair(({ frame }) => frame, ms).note}` },
    ),
    ...rows,
  ];
}

/** A provider's list of 10,000 games against a hand-written windowed list of the same games. */
export async function catalogue(bench: Bench): Promise<Row[]> {
  const { say } = bench;
  // A visit takes half a minute, so that more rounds would not fit into the time of a run.
  const most = bench.amount({
    whole: { mobile: 3, desktop: 2 },
    quick: { mobile: 1, desktop: 0 },
    smallest: { mobile: 1, desktop: 0 },
  });
  const count = bench.amount({ whole: GAMES, quick: GAMES, smallest: 1500 });
  const seconds = bench.amount({ whole: 4, quick: 3, smallest: 1 });
  await bench.stopServices();
  const browser = await bench.browser();
  let upstream: CatalogueUpstream | undefined;
  const running = await startServices({
    upstream: async (sandbox) => (upstream = await catalogueUpstream(sandbox, count)),
  });
  const front = await startFront(running.site);
  try {
    const { games = [], real = 0, largest = 0 } = upstream ?? {};
    front.files.set(`${staticBase}games.json`, { type: 'application/json', text: JSON.stringify(games.map(listed)) });
    const rows = [
      fact(
        'catalogue',
        'games',
        `${count}`,
        `sandbox's largest list has ${largest}; all its lists together ${real}, filled up with copies`,
      ),
    ];
    for (const device of ['mobile', 'desktop'] as const) {
      const rounds = Math.min(bench.rounds, most[device]);
      if (rounds === 0) continue;
      const path = `${staticBase}catalogue-${device}.html`;
      const shape = device === 'mobile' ? { columns: 3, first: 18 } : { columns: 8, first: 30 };
      front.files.set(path, {
        type: 'text/html; charset=utf-8',
        text: staticCatalogue(games.slice(0, shape.first).map(listed), shape),
      });
      const site: Visit[] = [];
      const reference: Visit[] = [];
      const alone: number[] = [];
      const scriptless = await serveScriptless(browser, front, listPath, device);
      for (let round = 0; round < rounds; round += 1) {
        say(`catalogue ${device}: round ${round + 1} of ${rounds}`);
        site.push(await visit(browser, `${front.origin}${listPath}`, device, seconds));
        alone.push((await load(browser, scriptless, device)).lcp);
        reference.push(await visit(browser, `${front.origin}${path}`, device, seconds));
      }
      rows.push(
        ...rowsOf(device, site, reference),
        fact(
          `catalogue ${device}`,
          'floor, the page without scripts: LCP against static',
          times(
            median(
              ratios(
                alone,
                reference.map(({ lcp }) => lcp),
              ),
            ),
          ),
          ms(median(alone)),
        ),
      );
    }
    return rows;
  } finally {
    await front.close();
    await running.stop();
  }
}
