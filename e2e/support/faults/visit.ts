import type { Page } from '@playwright/test';
import { callPath, type AnyCall } from '../../../packages/contract/src/calls/endpoint.ts';
import type { FaultName } from './faults.ts';
import { goWithin } from '../hydration.ts';
import { jump, ownTime } from '../time.ts';

/** Longer than any call may take, in milliseconds (API-09). */
const BEYOND_MS = 31_000;

/** Longer than a game may take to start, and shorter than the play machine waits for that, in milliseconds. */
const SOONER_MS = 29_500;

/** Longer than data of a page that is not shown is kept, in milliseconds. */
const FORGOTTEN_MS = 31 * 60_000;

/** How long a page may take to be at rest before time is passed again, in milliseconds; and how often. */
const [REST_MS, RESTS] = [3000, 5];

declare global {
  interface Window {
    /** The call that goes wrong in this document, what is under way, and the messages that were ever shown. */
    spoilt?: {
      path: string;
      fault: string;
      sent: number;
      readonly open: Set<string>;
      readonly toasts: Set<Element>;
    };
  }
}

/** The visible content of a page. */
interface Seen {
  /** Every toast that was ever shown in this document. */
  readonly toasts: number;
  /** Parts that say now that they failed. */
  readonly failures: number;
  readonly retries: number;
  /** Letters in the main part. */
  readonly letters: number;
  readonly targets: number;
}

/** Whether answers come late or never in this way. */
const waits = (fault: string): boolean => fault === 'silent' || fault === 'answers-drip';

/**
 * Prepares a page whose calls can fail one at a time. The order is kept in the tab, so that it also applies to the calls of
 * the next document. Its time can be advanced, so the test need not wait for limits.
 */
export async function prepare(page: Page): Promise<void> {
  await ownTime(page);
  await page.addInitScript(() => {
    localStorage.removeItem('isV3Ver');
    const [path = '', fault = ''] = (sessionStorage.getItem('spoilt') ?? '').split(' ');
    const state = {
      path,
      fault,
      sent: 0,
      open: new Set<string>(),
      toasts: new Set<Element>(),
    };
    window.spoilt = state;
    const real = window.fetch.bind(window);
    const never = (signal: AbortSignal | null | undefined) =>
      new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)));
    window.fetch = async (input, init) => {
      const { pathname } = new URL(input instanceof Request ? input.url : String(input), location.href);
      // Its data comes by calls of its own, as a member's would.
      if (pathname.endsWith('/_payload.json')) return new Response('', { status: 404 });
      const bad = pathname === state.path;
      if (bad) state.sent += 1;
      if (bad && state.fault === 'refused') throw new TypeError('Failed to fetch');
      if (bad && state.fault === 'silent') return never(init?.signal);
      const key = `${pathname} ${performance.now()} ${Math.random()}`;
      if (!bad) state.open.add(key);
      const headers = new Headers(init?.headers);
      if (bad) headers.set('x-sandbox-scenario', `${state.fault}@${pathname}`);
      try {
        const response = await real(input, { ...init, headers });
        const ended = () => void state.open.delete(key);
        response.clone().arrayBuffer().then(ended, ended);
        return response;
      } catch (error) {
        state.open.delete(key);
        throw error;
      }
    };
    new MutationObserver((records) => {
      for (const { addedNodes } of records) {
        for (const node of addedNodes) {
          if (!(node instanceof Element)) continue;
          if (node.matches('[data-toast]')) state.toasts.add(node);
          for (const toast of node.querySelectorAll('[data-toast]')) state.toasts.add(toast);
        }
      }
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/loading');
}

const taken = () => localStorage.getItem('isV3Ver') === '1';

/** Waits for a state of the page. The error of a wait that is too long names the state, the page and its open calls. */
async function until(page: Page, state: string, isReached: () => boolean): Promise<void> {
  await page.waitForFunction(isReached).catch(async (error: Error) => {
    const now = await page.evaluate(() => ({
      at: location.pathname,
      sent: window.spoilt?.sent,
      open: [...(window.spoilt?.open ?? [])],
    }));
    throw new Error(`waited for ${state} at ${JSON.stringify(now)}: ${error.message}`);
  });
}

/** Loads a document without data of its own, as a browser does that is new here; `ordered` holds while it starts. */
export async function startOver(page: Page, path: string, ordered = ''): Promise<void> {
  await page.evaluate((order) => sessionStorage.setItem('spoilt', order), ordered);
  await page.goto('/loading', { waitUntil: 'commit' });
  await until(page, 'the document to start', taken);
  // There was an interaction, so no part waits for one.
  await page.evaluate(() => dispatchEvent(new Event('pointermove')));
  await goWithin(page, path);
}

/** Spoils one call of the document from now on, and forgets the messages of before. */
const spoil = (page: Page, call: AnyCall, fault: FaultName): Promise<void> =>
  page.evaluate(
    ([path, way]) => {
      if (window.spoilt) Object.assign(window.spoilt, { path, fault: way, sent: 0 });
      window.spoilt?.toasts.clear();
    },
    [callPath(call), fault],
  );

/** Lets every answer come but those that never come: the clock jumps beyond the limit of a call once it was sent. */
async function pass(page: Page, fault: FaultName): Promise<void> {
  await until(page, 'the spoilt call', () => {
    // The visitor goes on moving: a part may have begun to wait for that after the first time.
    dispatchEvent(new Event('pointermove'));
    return (window.spoilt?.sent ?? 0) > 0;
  });
  if (!waits(fault)) return;
  // The jump in time is for the call that waits, not for those that are answered at once.
  await until(page, 'the other calls', () => window.spoilt?.open.size === 0);
  // A part with a time limit of its own gives up before the limit of all calls.
  await jump(page, SOONER_MS);
  await until(page, 'the other calls', () => window.spoilt?.open.size === 0);
  await jump(page, BEYOND_MS - SOONER_MS);
}

/** Leaves the page that is shown and stays away for so long that nothing of it is remembered, then comes back. */
async function comeBack(page: Page, path: string, call: AnyCall, fault: FaultName): Promise<void> {
  await goWithin(page, '/loading');
  await until(
    page,
    'the page to be left',
    () => document.querySelector('header') === null && window.spoilt?.open.size === 0,
  );
  await jump(page, FORGOTTEN_MS);
  await until(page, 'the other calls', () => window.spoilt?.open.size === 0);
  await spoil(page, call, fault);
  await goWithin(page, path);
}

/** A failure: one call of a page in one way. */
export interface Trial {
  readonly path: string;
  readonly call: AnyCall;
  readonly fault: FaultName;
  /** The call is made by every document, so it takes a new one to see it fail. */
  readonly ofDocument: boolean;
}

/** Opens a page with one call spoilt, by the router of a document that has nothing of it. */
export async function goSpoilt(page: Page, { path, call, fault, ofDocument }: Trial): Promise<void> {
  if (ofDocument) await startOver(page, path, `${callPath(call)} ${fault}`);
  else await comeBack(page, path, call, fault);
  await pass(page, fault);
}

/** Lets every call of the document be as it should again. */
export const heal = (page: Page): Promise<void> =>
  page.evaluate(() => {
    sessionStorage.removeItem('spoilt');
    if (window.spoilt) window.spoilt.path = '';
  });

/** Waits until nothing of the page is on its way and gives what is to be seen then. */
export async function atRest(page: Page): Promise<Seen> {
  const rested = () =>
    page
      .waitForFunction(
        () =>
          window.spoilt?.open.size === 0 &&
          document.querySelector('header') !== null &&
          document.querySelector('main') !== null &&
          document.querySelector('main :is([aria-busy="true"], [data-skeleton], [data-state="loading"])') === null &&
          // The space of what follows the page's first paint.
          [...document.querySelectorAll('main [aria-hidden="true"]:empty')].every(
            ({ clientHeight }) => clientHeight < window.innerHeight,
          ),
        undefined,
        { timeout: REST_MS },
      )
      .then(
        () => true,
        () => false,
      );
  // A page that asks once more, since its code came after the first jump, has a limit of its own to wait for.
  for (let tries = 1; !(await rested()); tries += 1) {
    if (tries === RESTS) throw new Error(`the page is not at rest after ${RESTS * REST_MS} ms`);
    await jump(page, BEYOND_MS);
  }
  return page.evaluate(() => {
    const main = document.querySelector('main');
    const failed = [...document.querySelectorAll('[data-kind="failed"]')].filter((part) => part.checkVisibility());
    return {
      toasts: window.spoilt?.toasts.size ?? 0,
      failures: failed.length,
      retries: failed.filter((part) => part.querySelector('button')).length,
      letters: (main?.textContent ?? '').trim().length,
      targets: main?.querySelectorAll('a[href], button').length ?? 0,
    };
  });
}
