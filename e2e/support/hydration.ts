import type { BrowserContext, Page } from '@playwright/test';

/** A page, or all pages of a browser. */
type Documents = Pick<Page | BrowserContext, 'addInitScript'>;

/** Real time between two slices of React's work, in milliseconds: time enough for answers to arrive in between. */
const GAP_MS = 250;

/**
 * Lets the next documents be hydrated slowly, as on a busy phone: React works in slices between messages to itself, and
 * each of them comes late. Answers, clicks and timers keep their time.
 */
export async function hydrateSlowly(documents: Documents, gap = GAP_MS): Promise<void> {
  await documents.addInitScript((ms) => {
    const { prototype } = MessagePort;
    const post = Object.getOwnPropertyDescriptor(prototype, 'postMessage')?.value as (message: unknown) => void;
    prototype.postMessage = function postLate(this: MessagePort, message: unknown) {
      setTimeout(() => post.call(this, message), ms);
    };
  }, gap);
}

/** Lets the next documents wait thirty times as long before they give anything up, so that a busy machine changes nothing. */
export async function waitLonger(documents: Documents): Promise<void> {
  await documents.addInitScript(() => {
    const { setTimeout: start } = globalThis;
    const later = (handler: TimerHandler, ms = 0, ...values: unknown[]) =>
      start(handler, ms < 500 ? ms : ms * 30, ...values);
    globalThis.setTimeout = later as typeof setTimeout;
  });
}

/** Puts the clock of the next documents ahead of the server's, so that what a page brought counts as that much older. */
export async function ahead(documents: Documents, ms: number): Promise<void> {
  await documents.addInitScript((by) => {
    const { now } = Date;
    Date.now = () => now() + by;
  }, ms);
}

/** Entry that a page writes into its storage after hydration and the start of the next steps. */
export const STARTED_KEY = 'isV3Ver';

/** Waits until the page is hydrated and what follows on that has begun; the time limit is in milliseconds. */
export async function untilStarted(page: Page, options?: { readonly timeout: number }): Promise<void> {
  await page.waitForFunction((key) => localStorage.getItem(key) === '1', STARTED_KEY, options);
}

/** Goes to an address as the browser's forward button would: without a document load. */
export const goWithin = (page: Page, to: string): Promise<void> =>
  page.evaluate((address) => {
    history.pushState({}, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, to);

/** Does something on the page as soon as its header can answer; what is below may still be waiting to be hydrated. */
export async function onceAnswering(page: Page, act: 'back' | 'home'): Promise<void> {
  await page.evaluate((what) => {
    // Before anything answers, a link would load a document.
    addEventListener('click', (event) => event.preventDefault());
    const timer = setInterval(() => {
      const header = document.querySelector('header');
      if (!header || !Object.keys(header).some((key) => key.startsWith('__react'))) return;
      clearInterval(timer);
      if (what === 'back') history.back();
      else header.querySelector<HTMLElement>('a[href="/"]')?.click();
    }, 1);
  }, act);
}

/** When an early visitor presses: at once, before any listener exists, or this many milliseconds after the button came. */
export const earlyMoments = [0, 40, 120, 300, 700] as const;

/** Presses a button so many milliseconds after the page brought it, whether anything listens yet or not. */
export async function pressEarly(page: Page, name: string, ms: number): Promise<void> {
  await page.evaluate(
    async ([text, wait]) => {
      const find = () => [...document.querySelectorAll('button')].find((button) => button.textContent.trim() === text);
      await new Promise<void>((there) => {
        const look = () => {
          if (!find()) return;
          watch.disconnect();
          there();
        };
        const watch = new MutationObserver(look);
        watch.observe(document, { childList: true, characterData: true, subtree: true });
        look();
      });
      if (wait > 0) await new Promise((due) => setTimeout(due, wait));
      find()?.click();
    },
    [name, ms] as const,
  );
}
