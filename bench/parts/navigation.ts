import { metric, openTab, type Tab } from '../lib/browser.ts';
import { atMost, ms, type Row } from '../lib/report.ts';
import { median } from '../lib/stats.ts';
import type { Bench } from './part.ts';

/** A page of the walk: how one sees that it is shown. */
const marks = {
  home: '[aria-roledescription="carousel"]',
  hall: 'main a[href^="/slotgame"]',
  list: 'main input[type="search"]',
} as const;
type Stop = keyof typeof marks;

/** Steps of the walk; the link to press, or the browser's own way back. */
const walk: readonly { readonly from: Stop; readonly to: Stop; readonly link: string | null }[] = [
  { from: 'home', to: 'hall', link: 'a[href="/gameHall/2"]' },
  { from: 'hall', to: 'list', link: marks.hall },
  { from: 'list', to: 'hall', link: null },
  { from: 'hall', to: 'home', link: null },
];

/** Scroll position at which the walk leaves home, so that going back restores it. CSS px. */
const depth = 400;

/** Runs in the page: goes on and resolves with the time to the paint of the next page (ms). */
function step([link, mark, old]: readonly [string | null, string, string]): Promise<number> {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    // Runs before each frame. The frame that holds the new page is painted before the next task.
    const check = () => {
      if (performance.now() - start > 10_000) return reject(new Error(`${mark} did not come`));
      const shown = document.querySelector(mark) !== null && (old === '' || document.querySelector(old) === null);
      if (!shown) return requestAnimationFrame(check);
      const channel = new MessageChannel();
      channel.port1.addEventListener('message', () => resolve(performance.now() - start), { once: true });
      channel.port1.start();
      return channel.port2.postMessage(null);
    };
    if (link === null) history.back();
    else document.querySelector<HTMLElement>(link)?.click();
    requestAnimationFrame(check);
  });
}

/** Runs in the page: takes its content out and puts a copy in; resolves with the time to the copy's paint (ms) and its elements. */
function putInPlace(): Promise<{ time: number; elements: number }> {
  return new Promise((resolve, reject) => {
    const content = document.querySelector('main');
    if (!content) return reject(new Error('The page has no content.'));
    const [copy, top] = [content.cloneNode(true), window.scrollY];
    const space = document.createComment('');
    content.replaceWith(space);
    // The page without content is painted first, so that what is timed is the copy's alone.
    return setTimeout(() => {
      const start = performance.now();
      space.replaceWith(copy);
      window.scrollTo(0, top);
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        const painted = () => {
          const time = performance.now() - start;
          copy.parentNode?.replaceChild(content, copy);
          window.scrollTo(0, top);
          resolve({ time, elements: content.querySelectorAll('*').length });
        };
        channel.port1.addEventListener('message', painted, { once: true });
        channel.port1.start();
        channel.port2.postMessage(null);
      });
    }, 300);
  });
}

interface Walk<T> {
  /** One for each step. */
  readonly figures: readonly T[];
  readonly offset: number;
}

/**
 * Walks once from home and back.
 * @param look called after each step, on the page it led to, with the time to that page's paint, ms
 */
async function oneWalk<T>(tab: Tab, look: (time: number) => T | Promise<T>): Promise<Walk<T>> {
  const figures: T[] = [];
  await tab.page.evaluate((top) => window.scrollTo(0, top), depth);
  await tab.page.waitForTimeout(400);
  for (const { from, to, link } of walk) {
    // A hall's links to lists are on home too, so the previous page must be gone as well.
    const old = from === 'hall' && to === 'list' ? '' : marks[from];
    const time = await tab.page.evaluate(step, [link, marks[to], to === 'home' ? '' : old] as const);
    await tab.page.waitForTimeout(600);
    figures.push(await look(time));
    await tab.page.waitForTimeout(400);
  }
  return { figures, offset: await tab.page.evaluate(() => window.scrollY) };
}

/** Home, hall, list and back with everything loaded, at a quarter of the processor's speed. */
export async function navigation(bench: Bench): Promise<Row[]> {
  const { rounds, say } = bench;
  const [browser, front] = [await bench.browser(), await bench.front()];
  const tab = await openTab(browser, 'mobile', { cpu: 4, line: false });
  try {
    await tab.page.goto(`${front.origin}/`, { waitUntil: 'load' });
    await tab.page.waitForTimeout(3000);
    // The first walk fetches code and data.
    await oneWalk(tab, () => 0);
    const heapBefore = await metric(tab, 'JSHeapUsedSize');
    const walks: Walk<number>[] = [];
    for (let round = 0; round < rounds; round += 1) {
      say(`navigation: round ${round + 1} of ${rounds}`);
      walks.push(await oneWalk(tab, (time) => time));
    }
    const heap = ((await metric(tab, 'JSHeapUsedSize')) - heapBefore) / 1e6;
    // Walks of their own: a page whose content was taken out and put back is slower to leave.
    const alone: Walk<Awaited<ReturnType<typeof putInPlace>>>[] = [];
    for (let round = 0; round < rounds; round += 1) {
      say(`navigation, the browser alone: round ${round + 1} of ${rounds}`);
      alone.push(await oneWalk(tab, async () => await tab.page.evaluate(putInPlace)));
    }
    const rows = walk.map(({ from, to, link }, index) => {
      const times = walks.map(({ figures }) => figures[index] ?? Number.NaN);
      const what = `${from} to ${to}${link === null ? ' (back)' : ''}, next page painted`;
      const floor = median(alone.map(({ figures }) => figures[index]?.time ?? Number.NaN));
      const note = `worst ${ms(Math.max(...times))}; the browser alone, for a copy of its ${alone[0]?.figures[index]?.elements ?? 0} elements: ${ms(floor)}`;
      return atMost('navigation', what, times, 100, ms, { note, values: { floor } });
    });
    const away = median(walks.map(({ offset }) => Math.abs(offset - depth)));
    return [
      ...rows,
      atMost('navigation', 'scroll restored: distance', away, 2, (value) => `${value.toFixed(0)} px`, {
        note: `heap ${heap >= 0 ? '+' : ''}${heap.toFixed(1)} MB over ${rounds} walks`,
      }),
    ];
  } finally {
    await tab.close();
  }
}
