import { ahead, hydrateSlowly } from '../support/hydration.ts';
import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright';

/** One way to load a page. */
export interface Visit {
  readonly site: '1001' | '1002' | '1003' | '1004' | '1005';
  readonly mode: 'desktop' | 'mobile';
  readonly visitor: 'guest' | 'member';
  readonly line: 'fast' | 'slow';
  /** How far the visitor's clock is ahead of the server's when the page comes, as if the page had been kept that long. */
  readonly age: keyof typeof ages;
  /** Wait between two slices of React's work, in milliseconds. */
  readonly gap: 0 | 20 | 120;
}

const MINUTE = 60_000;

/** Milliseconds until it is midnight somewhere that a site may keep its time by. */
function untilMidnight(): number {
  const day = 24 * 60 * MINUTE;
  const zone = 8 * 60 * MINUTE;
  return day - ((Date.now() + zone) % day);
}

const ages = {
  new: () => 0,
  '2 minutes': () => 2 * MINUTE,
  '10 minutes': () => 10 * MINUTE,
  'before midnight': () => untilMidnight() - 2000,
  'after midnight': () => untilMidnight() + 2000,
  'another year': () => 366 * 24 * 60 * MINUTE,
} as const;

const all = {
  site: ['1001', '1002', '1003', '1004', '1005'],
  mode: ['desktop', 'mobile'],
  visitor: ['guest', 'member'],
  line: ['fast', 'fast', 'slow'],
  age: Object.keys(ages) as (keyof typeof ages)[],
  gap: [0, 20, 120],
} as const;

/** The visit of a number: sites, modes and the rest alternate at different speeds, so that all pairs of them come up. */
export function visitOf(index: number): Visit {
  const pick = <Value>(values: readonly Value[], step: number) =>
    values[Math.floor(index / step) % values.length] as Value;
  return {
    site: pick(all.site, 1),
    mode: pick(all.mode, 4),
    visitor: pick(all.visitor, 8),
    age: pick(all.age, 3),
    line: pick(all.line, 5),
    gap: pick(all.gap, 7),
  };
}

const shapes: Record<Visit['mode'], BrowserContextOptions> = {
  desktop: { viewport: { width: 1440, height: 900 } },
  mobile: {
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    userAgent:
      'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36',
  },
};

/** A visitor's browser as a visit wants it; `complain` hears of every error of its pages. */
export async function openVisit(
  browser: Browser,
  visit: Visit,
  options: Pick<BrowserContextOptions, 'storageState'>,
  complain: (text: string) => void,
): Promise<BrowserContext> {
  const context = await browser.newContext({ ...shapes[visit.mode], ...options, locale: 'en-US' });
  context.on('weberror', (error) => complain(error.error().stack ?? error.error().message));
  // A build with React's development messages reports the difference.
  context.on('console', (message) => {
    if (message.type() === 'error' && /hydrat|server.rendered|did not match|didn't match/i.test(message.text()))
      complain(message.text());
  });
  await ahead(context, ages[visit.age]());
  if (visit.gap > 0) await hydrateSlowly(context, visit.gap);
  // Pictures are not what is looked at.
  await context.route('**/api/art/**', (route) => route.abort());
  return context;
}

/** Makes the line of a page as slow as a phone's. */
export async function slowDown(context: BrowserContext, line: Visit['line']): Promise<void> {
  if (line === 'fast') return;
  const page = context.pages()[0] ?? (await context.newPage());
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 80,
    downloadThroughput: 500_000,
    uploadThroughput: 200_000,
  });
}
