import { test as base, expect, type Page } from '@playwright/test';
import { watchRequests } from './calls.ts';
import type { Control } from './control.ts';
import { STARTED_KEY } from './hydration.ts';
import { startStack, type Stack } from './stack.ts';
import { patient } from './patience.ts';

interface TestFixtures {
  /** Whether pages may read the data of the next page as one file; journeys watch the live calls instead. */
  readonly payloads: boolean;
  readonly liveCalls: void;
  /** Every document marks its start anew, and its requests are followed: `untilStarted` and `untilAnswered` wait for it. */
  readonly followed: void;
  readonly control: Control;
  /** Uncaught errors of all pages; a journey that expects some empties it. */
  readonly pageErrors: string[];
  readonly freshPlatform: void;
  /** Promotions pop up as they do for visitors. Only journeys about them want that, because they cover the page. */
  readonly promotionsPopUp: boolean;
}

/**
 * Journeys: every worker has a platform of its own, every test finds it as new, and no page may end with an uncaught
 * error.
 */
export const test = base.extend<TestFixtures, { readonly stack: Stack }>({
  stack: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures that are needed from here.
    async ({}, use, { parallelIndex }) => {
      const stack = await startStack(parallelIndex);
      await use(stack);
      await stack.stop();
    },
    { scope: 'worker', timeout: patient(90_000) },
  ],
  baseURL: ({ stack }, use) => use(stack.url()),
  control: ({ stack }, use) => use(stack.control),
  promotionsPopUp: [false, { option: true }],
  freshPlatform: [
    // The page of the test before has left the platform once the context is here.
    async ({ context, control, promotionsPopUp }, use) => {
      await context.setOffline(false);
      await control.reset();
      for (const path of promotionsPopUp ? [] : ['/arks/web/bulletin', '/arks/web/bulletin/member']) {
        await control.fault({ path, mode: 'code', code: '999' });
      }
      await use();
      await control.clear();
    },
    { auto: true },
  ],
  payloads: [false, { option: true }],
  liveCalls: [
    async ({ context, payloads }, use) => {
      if (!payloads) {
        await context.addInitScript(() => {
          const real = globalThis.fetch;
          globalThis.fetch = (input, init) =>
            String(input instanceof Request ? input.url : input).includes('/_payload.json')
              ? Promise.resolve(new Response('', { status: 404 }))
              : real(input, init);
        });
      }
      await use();
    },
    { auto: true },
  ],
  followed: [
    async ({ context }, use) => {
      watchRequests(context);
      await context.addInitScript((key) => {
        if (window === top && origin !== 'null') localStorage.removeItem(key);
      }, STARTED_KEY);
      await use();
    },
    { auto: true },
  ],
  pageErrors: [
    async ({ context }, use) => {
      const errors: string[] = [];
      await context.addInitScript(() => {
        addEventListener('securitypolicyviolation', ({ effectiveDirective, sample }) => {
          if (effectiveDirective.includes('trusted-types')) reportError(new Error(`${effectiveDirective}: ${sample}`));
        });
      });
      context.on('weberror', (error) => errors.push(error.error().message));
      await use(errors);
      expect(errors, 'uncaught errors in pages').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Addresses of the API that a page asks for from now on, without art, as path. */
export function watchCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && !pathname.startsWith('/api/art/')) calls.push(pathname);
  });
  return calls;
}

/** The toasts on a page, newest included. */
export const toasts = (page: Page) => page.locator('[data-toast]');
