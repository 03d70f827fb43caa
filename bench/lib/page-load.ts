import type { Browser } from 'playwright';
import { countTraffic, metric, openTab, slow, type Device, type Tab, type Traffic } from './browser.ts';
import { pressBanner, type Vitals } from './probe.ts';

/** Result of one page load. */
export interface Load extends Vitals {
  readonly tbt: number;
  /** Processor time of the page's main thread, ms. */
  readonly cpu: number;
  /** The part of it in which scripts ran, ms. */
  readonly script: number;
  readonly heap: number;
  readonly elements: number;
  readonly traffic: Traffic;
  /** Bytes of all scripts until 3 s after load, as transferred. */
  readonly scripts: number;
}

/** Time after the load event in which a page may still be at work, ms. */
const settle = 2500;
/** Time after the load event in which scripts are counted, ms. */
const counted = 3000;

/** Time in which the gateway must renew a cached page, ms. */
const RENEWAL_MS = 400;

/**
 * Requests a page once, without the browser and its cache. The gateway renders a stale cache entry again in the background,
 * which would take processor time from the measured page.
 */
export async function renewCopy({ page }: Tab, address: string): Promise<void> {
  await page.context().request.get(address, { headers: { 'accept-language': 'zh-CN' } });
  await page.waitForTimeout(RENEWAL_MS);
}

/** Time of long tasks beyond 50 ms each, after the first contentful paint, ms. */
export const totalBlocking = ({ longTasks, fcp }: Vitals): number =>
  longTasks
    .filter(({ start, duration }) => start + duration > fcp)
    .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0);

/** Wishes for {@link load}. */
interface LoadOptions {
  /** Values that the site keeps in the browser, such as a login, by key. */
  readonly stored?: Readonly<Record<string, string>>;
  /** A text that the page has in the end. */
  readonly shows?: string;
}

/**
 * Loads a page from a cold cache under the conditions of the promises.
 * @throws when the page does not show what it should
 */
export async function load(
  browser: Browser,
  address: string,
  device: Device,
  { stored = {}, shows }: LoadOptions = {},
): Promise<Load> {
  const tab = await openTab(browser, device, slow[device], { stored });
  try {
    await renewCopy(tab, address);
    const traffic = countTraffic(tab);
    await tab.page.goto(address, { waitUntil: 'load' });
    await tab.page.waitForTimeout(settle);
    const [cpu, script] = [(await metric(tab, 'TaskDuration')) * 1000, (await metric(tab, 'ScriptDuration')) * 1000];
    const vitals = await tab.page.evaluate(() => window.bench);
    const elements = await tab.page.evaluate(() => document.querySelectorAll('*').length);
    await tab.cdp.send('HeapProfiler.collectGarbage');
    const heap = await metric(tab, 'JSHeapUsedSize');
    const settled = structuredClone(traffic);
    await tab.page.waitForTimeout(counted - settle);
    const scripts = traffic.bytes['Script'] ?? 0;
    // Measured by now; a page that shows something else, such as a guest's, was not the one to measure.
    if (shows) await tab.page.waitForFunction((text) => document.body.innerHTML.includes(text), shows);
    return { ...vitals, tbt: totalBlocking(vitals), cpu, script, heap, elements, traffic: settled, scripts };
  } finally {
    await tab.close();
  }
}

/** When the banner of a page answers a press on a phone, ms since navigation start. */
export async function bannerReacts(browser: Browser, address: string): Promise<number> {
  const tab = await openTab(browser, 'mobile', slow.mobile, { scripts: [pressBanner] });
  try {
    await renewCopy(tab, address);
    await tab.page.goto(address, { waitUntil: 'commit' });
    await tab.page.waitForFunction(() => window.bench?.bannerAt !== undefined);
    return await tab.page.evaluate(() => window.bench.bannerAt ?? Number.NaN);
  } finally {
    await tab.close();
  }
}
