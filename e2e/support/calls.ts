import type { BrowserContext, Page, Request } from '@playwright/test';
import { expect } from '@playwright/test';
import { untilStarted } from './hydration.ts';
import { patient } from './patience.ts';

/** Requests in flight, by context. */
const inFlight = new WeakMap<BrowserContext, Set<Request>>();

/** Follows the requests of a context's pages, for {@link untilAnswered}. */
export function watchRequests(context: BrowserContext): void {
  const open = new Set<Request>();
  inFlight.set(context, open);
  context.on('request', (request) => void open.add(request));
  context.on('requestfinished', (request) => void open.delete(request));
  context.on('requestfailed', (request) => void open.delete(request));
}

/** Waits until a page is started and {@link untilQuiet quiet}. */
export async function untilAnswered(page: Page): Promise<void> {
  await untilStarted(page);
  await untilQuiet(page);
}

/** Waits until a page is loaded, has nothing left to do, and no request of its context is in flight. */
export async function untilQuiet(page: Page): Promise<void> {
  const open = inFlight.get(page.context());
  if (!open) throw new Error('the requests of this context are not watched');
  await page.waitForLoadState();
  await expect(async () => {
    // Requests caused by an answer are sent before the page is idle again.
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle, { timeout: 1000 })));
    expect([...open].map((request) => request.url())).toEqual([]);
  }).toPass({ intervals: [20], timeout: patient(20_000) });
}
