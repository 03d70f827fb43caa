import type { Browser, BrowserContext, Page } from '@playwright/test';
import { test as journeys } from './test.ts';

/** A new browser context for each test, in place of the shared one. */
export const fresh = {
  context: async ({ browser }: { browser: Browser }, use: (context: BrowserContext) => Promise<void>) => {
    const context = await browser.newContext();
    await use(context);
    await context.close();
  },
  page: async ({ context }: { context: BrowserContext }, use: (page: Page) => Promise<void>) => {
    await use(await context.newPage());
  },
};

/**
 * Journeys that order something of the browser itself, count what a first visit loads, or visit a site with a service worker: one
 * that is removed for the next journey still answers for the pages that it has.
 */
export const test = journeys.extend(fresh);
