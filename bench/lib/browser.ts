import { chromium, type Browser, type BrowserContext, type CDPSession, type Page } from 'playwright';
import { chromiumLaunch } from '../../scripts/programs/chromium.ts';
import { observe } from './probe.ts';

/** A device that is measured. */
export type Device = 'mobile' | 'desktop';

const phone =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36';

/** Screens of the devices. */
export const shapes = {
  mobile: {
    viewport: { width: 360, height: 800 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    userAgent: phone,
  },
  desktop: { viewport: { width: 1440, height: 900 } },
} as const;

/** Throttling of processor and connection. */
export interface Slowness {
  /** Processor this many times slower; 1 changes nothing. */
  readonly cpu: number;
  /** Line of 1.6 Mbit/s with 150 ms. */
  readonly line: boolean;
}

/** quality.md's conditions. */
export const slow: Record<Device, Slowness> = { mobile: { cpu: 4, line: true }, desktop: { cpu: 1, line: false } };

/** Starts the browser; signals are left to the run, which has more to stop than a browser. */
export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({ ...chromiumLaunch('full'), handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false });

/** A page in a context of its own (cold cache), with the line to its browser's instruments. */
export interface Tab {
  readonly page: Page;
  readonly cdp: CDPSession;
  close(): Promise<void>;
}

/** Promotions that pop up count as seen: only a whole first visit has them. */
function withoutPopUps(): void {
  sessionStorage.setItem('popUpDiscountModalCloseTime', String(Date.now()));
}

/** Opens a tab; nothing is loaded in it. */
export async function openTab(
  browser: Browser,
  device: Device,
  slowness: Slowness,
  options: {
    readonly locale?: string;
    readonly scripts?: readonly (() => void)[];
    /** True lets promotions pop up. */
    readonly popUps?: boolean;
    /** Stored values of the site, such as a login, by key. */
    readonly stored?: Readonly<Record<string, string>>;
  } = {},
): Promise<Tab> {
  const context: BrowserContext = await browser.newContext({
    ...shapes[device],
    ignoreHTTPSErrors: true,
    locale: options.locale ?? 'zh-CN',
    serviceWorkers: 'block',
  });
  context.setDefaultTimeout(20_000);
  const page = await context.newPage();
  const scripts = [observe, ...(options.popUps ? [] : [withoutPopUps]), ...(options.scripts ?? [])];
  for (const script of scripts) await page.addInitScript(script);
  if (options.stored) {
    const stored = Object.entries(options.stored);
    await page.addInitScript((entries) => {
      for (const [name, value] of entries) localStorage.setItem(name, value);
    }, stored);
  }
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Performance.enable');
  if (slowness.line) {
    const bytes = 1_600_000 / 8;
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: bytes,
      uploadThroughput: bytes / 2,
    });
  }
  if (slowness.cpu > 1) await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowness.cpu });
  return { page, cdp, close: () => context.close() };
}

/** Bytes and requests of a load by kind, as transferred. */
export interface Traffic {
  requests: number;
  bytes: Record<string, number>;
}

/** Counts a tab's traffic from now on. A data URL is no request. */
export function countTraffic({ cdp }: Tab): Traffic {
  const traffic: Traffic = { requests: 0, bytes: {} };
  const kinds = new Map<string, string>();
  cdp.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (!response.url.startsWith('data:')) kinds.set(requestId, type);
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (!kind) return;
    traffic.requests += 1;
    traffic.bytes[kind] = (traffic.bytes[kind] ?? 0) + encodedDataLength;
  });
  return traffic;
}

/** A counter of the browser's own: TaskDuration (s), JSHeapUsedSize (bytes), Nodes and the like. */
export async function metric({ cdp }: Tab, name: string): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return metrics.find((one) => one.name === name)?.value ?? Number.NaN;
}
