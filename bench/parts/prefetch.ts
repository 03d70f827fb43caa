import type { Browser, CDPSession } from 'playwright';
import { countTraffic, openTab, type Tab } from '../lib/browser.ts';
import { fact, kilobytes, ms, type Row } from '../lib/report.ts';
import { median } from '../lib/stats.ts';
import type { Bench } from './part.ts';

/** The link that is pressed on home, an element of the page that it leads to, and one of home alone. */
const LINK = 'header a[href="/gameHall/2"]';
const MARK = 'main a[href^="/slotgame"]';
const HOME = '[aria-roledescription="carousel"]';
/** Time between the pointer's arrival on a link and its press, ms: Chromium prefetches after 200, the app after 100. */
const REST_MS = 350;

/** Who visits: `ahead` has pages prefetched; `saving` has Save-Data on, which turns prefetching off. */
type Visitor = 'ahead' | 'saving';

/** Runs in a page of a visitor who saves data. */
function saveData(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
}

/** A desktop with the processor and the line of a phone: only a pointer rests on links. */
async function openVisit(browser: Browser, visitor: Visitor): Promise<Tab> {
  const scripts = visitor === 'saving' ? [saveData] : [];
  const tab = await openTab(browser, 'desktop', { cpu: 4, line: true }, { scripts });
  if (visitor === 'saving') await tab.page.setExtraHTTPHeaders({ 'save-data': 'on' });
  return tab;
}

/** Keeps the scripts of a page from arriving, so that its links stay documents. */
async function holdScripts(cdp: CDPSession): Promise<void> {
  await cdp.send('Network.setBlockedURLs', { urls: ['*/assets/*.js'] });
}

/** Puts the pointer on the link, and presses after a rest. */
async function press({ page }: Tab): Promise<void> {
  const box = await page.locator(LINK).first().boundingBox();
  if (!box) throw new Error(`${LINK} is not there`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(REST_MS);
  await page.mouse.down();
  await page.mouse.up();
}

/** Press to first paint of the next document, ms, and whether it had been prefetched. */
async function documentStep(bench: Bench, visitor: Visitor): Promise<{ time: number; ahead: boolean }> {
  const [browser, front] = [await bench.browser(), await bench.front()];
  const tab = await openVisit(browser, visitor);
  try {
    await holdScripts(tab.cdp);
    await tab.page.goto(`${front.origin}/`, { waitUntil: 'domcontentloaded' });
    await tab.page.waitForTimeout(1500);
    await press(tab);
    await tab.page.waitForURL('**/gameHall/2', { waitUntil: 'domcontentloaded' });
    return await tab.page.evaluate(async () => {
      const painted = () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
      while (painted() === undefined) await new Promise((resolve) => setTimeout(resolve, 20));
      const [entry] = performance.getEntriesByType('navigation') as { deliveryType?: string }[];
      return { time: painted() ?? Number.NaN, ahead: entry?.deliveryType === 'navigational-prefetch' };
    });
  } finally {
    await tab.close();
  }
}

/** Runs in the page: resolves with the time from the next press to the paint of the page it leads to, ms. */
function timeNext([mark, home]: readonly [string, string]): Promise<number> {
  return new Promise((resolve) => {
    const pressed = ({ timeStamp }: Event) => {
      const check = () => {
        const shown = document.querySelector(mark) !== null && document.querySelector(home) === null;
        if (!shown) return requestAnimationFrame(check);
        return setTimeout(() => resolve(performance.now() - timeStamp));
      };
      requestAnimationFrame(check);
    };
    addEventListener('click', pressed, { once: true, capture: true });
  });
}

/** Press to paint of the next page inside the app, ms; its code and data are not loaded yet. */
async function appStep(bench: Bench, visitor: Visitor): Promise<number> {
  const [browser, front] = [await bench.browser(), await bench.front()];
  const tab = await openVisit(browser, visitor);
  try {
    await tab.page.goto(`${front.origin}/`, { waitUntil: 'load' });
    await tab.page.waitForFunction(() => document.documentElement.hasAttribute('data-routed'));
    await tab.page.waitForTimeout(3000);
    const time = tab.page.evaluate(timeNext, [MARK, HOME] as const);
    await press(tab);
    return await time;
  } finally {
    await tab.close();
  }
}

/** Bytes without pictures, which pages load as they come into view. */
const total = (bytes: Readonly<Record<string, number>>): number =>
  Object.entries(bytes).reduce((sum, [kind, one]) => (kind === 'Image' ? sum : sum + one), 0);

/** Bytes of a visitor who rests on every link of the header and opens none. */
async function resting(
  bench: Bench,
  visitor: Visitor,
  asDocuments: boolean,
): Promise<{ bytes: number; links: number }> {
  const [browser, front] = [await bench.browser(), await bench.front()];
  const tab = await openVisit(browser, visitor);
  try {
    if (asDocuments) await holdScripts(tab.cdp);
    await tab.page.goto(`${front.origin}/`, { waitUntil: asDocuments ? 'domcontentloaded' : 'load' });
    await tab.page.waitForTimeout(4000);
    const traffic = countTraffic(tab);
    const all = await tab.page.locator('header a[href^="/"]:visible').all();
    const links = all.slice(0, bench.amount({ whole: Infinity, quick: Infinity, smallest: 2 }));
    for (const link of links) {
      await link.hover();
      await tab.page.waitForTimeout(REST_MS);
    }
    await tab.page.waitForTimeout(2000);
    return { bytes: total(traffic.bytes), links: links.length };
  } finally {
    await tab.close();
  }
}

/** Time that a press gains where its page is loaded ahead, and bytes that are loaded for nothing. */
export async function prefetch(bench: Bench): Promise<Row[]> {
  const { rounds, say } = bench;
  const documents: Record<Visitor, number[]> = { ahead: [], saving: [] };
  const inApp: Record<Visitor, number[]> = { ahead: [], saving: [] };
  let used = 0;
  for (let round = 0; round < rounds; round += 1) {
    say(`prefetch: round ${round + 1} of ${rounds}`);
    for (const visitor of ['ahead', 'saving'] as const) {
      const { time, ahead } = await documentStep(bench, visitor);
      documents[visitor].push(time);
      if (ahead !== (visitor === 'ahead'))
        throw new Error(`a document was ${ahead ? '' : 'not '}prefetched: ${visitor}`);
      used += ahead ? 1 : 0;
      inApp[visitor].push(await appStep(bench, visitor));
    }
  }
  say('prefetch: what is loaded for nothing');
  const wasted = async (asDocuments: boolean) => {
    const ahead = await resting(bench, 'ahead', asDocuments);
    // A first interaction loads more by itself.
    const saving = await resting(bench, 'saving', asDocuments);
    return { bytes: ahead.bytes - saving.bytes, links: ahead.links };
  };
  const [early, late] = [await wasted(true), await wasted(false)];
  const pair = (what: string, { ahead, saving }: Readonly<Record<Visitor, readonly number[]>>, note: string) =>
    fact('prefetch', what, `${ms(median(ahead))} of ${ms(median(saving))}`, note, {
      value: median(ahead),
      without: median(saving),
    });
  const waste = (what: string, { bytes, links }: { readonly bytes: number; readonly links: number }) =>
    fact('prefetch', what, kilobytes(bytes), `${links} links of the header`, { value: bytes, links });
  return [
    pair('home to hall as documents, press to first paint', documents, `${used} of ${rounds} prefetched`),
    pair('home to hall in the app, press to next page painted', inApp, 'code and data not loaded before'),
    waste('rests on all links, opens none, before hydration', early),
    waste('rests on all links, opens none, in the app', late),
  ];
}
