import { expect, type Browser, type Page } from '@playwright/test';
import { chromiumLaunch } from '../../scripts/programs/chromium.ts';
import type { Control } from './control.ts';
import { startLine, type Line } from './line.ts';
import { test as journeys } from './fresh.ts';
import { patient } from './patience.ts';

/**
 * Within this time a page that came back shows what the platform says, in milliseconds: at once, on a busy machine too. A page
 * that does not look by itself is wrong until its silent line is given up, after 20 s.
 */
export const RIGHT_WITHIN_MS = patient(10_000);

/** Reads of a return, each once (RT-04x). */
const READS = [
  '/member/profile/my_cash',
  '/arks/web/member/letter',
  '/arks/web/activity/roulette',
  '/arks/web/activity/red_envelope_promotion',
] as const;

/**
 * Journeys whose pages reach the realtime server over a line that can be spoilt, in a browser that keeps pages for the way
 * back, as browsers do unless they are driven.
 */
export const test = journeys.extend<{ readonly freshLine: void }, { readonly line: Line }>({
  freshLine: [
    async ({ line }, use) => {
      await use();
      line.refuse(false);
      line.cut();
    },
    { auto: true },
  ],
  line: [
    async ({ stack }, use) => {
      const line = await startLine(Number(new URL(stack.sandbox).port));
      await use(line);
      await line.stop();
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ line, stack }, use) => {
      const { host } = new URL(stack.sandbox);
      const { args, ...launch } = chromiumLaunch('full', { pictures: false });
      await use({
        ...launch,
        args: [
          ...args,
          `--host-resolver-rules=MAP ${host} 127.0.0.1:${line.port}`,
          '--enable-features=BackForwardCache',
        ],
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
      });
    },
    { scope: 'worker' },
  ],
});

/** The amount in a page's header. */
export const shown = (page: Page, amount: string) => page.getByRole('banner').getByText(amount).first();

/** Waits until so many connections listen to river77's own channel; those that are dead count too. */
export async function listening(control: Control, connections = 1): Promise<void> {
  await expect.poll(() => control.connections('river77')).toBe(connections);
}

/** Changes the balance of river77 on the platform; the amount that a page must show then. */
export async function changeBalance(control: Control, amount: number): Promise<string> {
  await control.cash('river77', amount);
  const { total } = await control.ledger('river77');
  return `$${Number(total).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;
}

/** How often each read of a return reached the platform. */
export async function countReads(control: Control): Promise<readonly number[]> {
  return Promise.all(READS.map(async (path) => (await control.calls(path)).length));
}

/** Hides a page or shows it again, for the scripts of the page: driven browsers show every page. */
export const setVisible = (page: Page, visible: boolean): Promise<void> =>
  page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
      document.dispatchEvent(new Event('visibilitychange'));
    },
    visible ? 'visible' : 'hidden',
  );

/** Stops all pages of a browser for a while, as the sleep of a machine does. */
export async function sleep(browser: Browser, ms: number): Promise<void> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const pages = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
  expect(pages).not.toEqual([]);
  try {
    for (const id of pages) process.kill(id, 'SIGSTOP');
    await new Promise((done) => setTimeout(done, ms));
  } finally {
    for (const id of pages) process.kill(id, 'SIGCONT');
    await session.detach();
  }
}
