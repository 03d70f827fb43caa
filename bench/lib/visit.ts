import type { Browser } from 'playwright';
import { countTraffic, metric, openTab, slow, type Device, type Traffic } from './browser.ts';
import { renewCopy, totalBlocking } from './page-load.ts';
import type { Vitals } from './probe.ts';

/** A request: its kind, its path, and the path of the file that caused it. */
interface Request {
  readonly kind: string;
  readonly path: string;
  readonly by: string;
}

/** A whole first visit: all that a page loads and runs by itself. */
export interface Visit extends Vitals {
  /** Blocking time from the first paint to the end, ms. */
  readonly tbt: number;
  /** Processor time of the page's main thread, ms. */
  readonly cpu: number;
  readonly traffic: Traffic;
  /** Bytes of all scripts, as transferred. */
  readonly scripts: number;
  /** Whether a dialog opened by itself. */
  readonly popUp: boolean;
  readonly asked: readonly Request[];
}

/** A visit ends once nothing has been requested for this time, ms. */
const QUIET_MS = 5000;
/** Longest visit: a page that requests on and on, ms. */
const LONGEST_MS = 60_000;

const pathOf = (url: string): string => URL.parse(url)?.pathname ?? '';

/** A visible dialog, of the site or of the static page. */
const hasDialog = (): boolean =>
  [...document.querySelectorAll('dialog[open], [role="dialog"]')].some((one) => one.getClientRects().length > 0);

/** Loads a page from a cold cache, with its pop-ups, and leaves it alone until nothing has been requested for five seconds. */
export async function firstVisit(browser: Browser, address: string, device: Device): Promise<Visit> {
  const tab = await openTab(browser, device, slow[device], { popUps: true });
  try {
    await renewCopy(tab, address);
    const traffic = countTraffic(tab);
    const asked: Request[] = [];
    let lastAt = Date.now();
    tab.cdp.on('Network.requestWillBeSent', ({ request, type, initiator }) => {
      if (request.url.startsWith('data:')) return;
      lastAt = Date.now();
      const by = initiator.stack?.callFrames[0]?.url ?? initiator.url ?? '';
      asked.push({ kind: type ?? '', path: pathOf(request.url), by: pathOf(by) });
    });
    await tab.page.goto(address, { waitUntil: 'load' });
    const begun = Date.now();
    for (let left = QUIET_MS; left > 0; left = lastAt + QUIET_MS - Date.now()) {
      if (Date.now() - begun > LONGEST_MS) throw new Error(`${address} has no end of requests.`);
      await tab.page.waitForTimeout(left);
    }
    const cpu = (await metric(tab, 'TaskDuration')) * 1000;
    const vitals = await tab.page.evaluate(() => window.bench);
    const popUp = await tab.page.evaluate(hasDialog);
    const scripts = traffic.bytes['Script'] ?? 0;
    return { ...vitals, tbt: totalBlocking(vitals), cpu, traffic, scripts, popUp, asked };
  } finally {
    await tab.close();
  }
}
