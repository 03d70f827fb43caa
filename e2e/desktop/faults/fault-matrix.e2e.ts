import type { Browser, Page } from '@playwright/test';
import { calls } from '../../../packages/contract/src/registry/calls.ts';
import type { AnyCall } from '../../../packages/contract/src/calls/endpoint.ts';
import { contractCalls, FAULTS, faultsInTurn } from '../../support/faults/faults.ts';
import { slotList } from '../../support/game.ts';
import { expect, test, watchCalls } from '../../support/test.ts';
import { atRest, goSpoilt, heal, prepare, startOver, type Trial } from '../../support/faults/visit.ts';
import { untilAnswered, watchRequests } from '../../support/calls.ts';
import { patient } from '../../support/patience.ts';

/** Pages that are tried side by side; small ones, for hundreds of them are painted. */
const LANES = 2;

/** The calls that opening an address in the browser makes. */
async function callsOf(page: Page, path: string): Promise<AnyCall[]> {
  const asked = watchCalls(page);
  await startOver(page, path);
  if (path !== '/loading') await atRest(page);
  // Calls after the page has settled.
  await untilAnswered(page);
  return contractCalls(asked);
}

/** Opens a page with one call spoilt and says what is wrong with what one sees; nothing when all is well. */
async function problemOf(page: Page, trial: Trial): Promise<string | null> {
  const { path, call, fault } = trial;
  const errors: string[] = [];
  const onError = (error: Error) => errors.push(error.message);
  page.on('pageerror', onError);
  try {
    await goSpoilt(page, trial);
    const seen = await atRest(page);
    const messages = seen.toasts + seen.failures;
    const wrong = [
      errors.length > 0 && `breaks (${errors.join('; ')})`,
      messages > (fault === 'answers-other-form' ? 0 : 1) && `says it ${messages} times`,
      seen.retries < seen.failures && 'offers no other try',
      (seen.letters < 20 || seen.targets < 3) && 'is as good as empty',
    ].filter((one) => one !== false);
    if (wrong.length > 0) return `${path} with ${call.name} ${fault}: ${wrong.join(', ')}`;
    await heal(page);
    if (seen.failures === 0) return null;
    // A part may have tried again by itself by now.
    await page.evaluate(() => document.querySelector<HTMLElement>('[data-kind="failed"] button')?.click());
    // Looked at once: the failures were counted above.
    await expect(page.locator('[data-kind="failed"]')).toHaveCount(0);
    return null;
  } catch (error) {
    return `${path} with ${call.name} ${fault}: ${String(error).split('\n')[0]}`;
  } finally {
    page.off('pageerror', onError);
  }
}

async function lane(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 1024, height: 500 },
    locale: 'en-US',
    reducedMotion: 'reduce',
  });
  watchRequests(context);
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  await prepare(page);
  return page;
}

test('[ERR-13] [ERR-05] [HOME-01] whatever one call answers, home, hall and list can be used and say it once', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(patient(300_000));
  const lanes = await Promise.all(Array.from({ length: LANES }, () => lane(browser, baseURL ?? '')));
  const first = lanes[0];
  if (!first) throw new Error('no page to try with');
  const everywhere = await callsOf(first, '/loading');
  const trials: Trial[] = [];
  let turn = 0;
  const add = (path: string, call: AnyCall, ofDocument: boolean) => {
    trials.push(...faultsInTurn(turn).map((fault) => ({ path, call, fault, ofDocument })));
    turn += 1;
  };
  // Calls that several pages share are tested on the first of them, except the games, which all three show.
  const known = new Set<AnyCall>(everywhere);
  for (const path of ['/', '/gameHall/2', slotList]) {
    const own = (await callsOf(first, path)).filter((call) => !known.has(call));
    expect(own.length).toBeGreaterThan(0);
    for (const call of own) add(path, call, false);
    for (const call of own) known.add(call);
    add(path, calls.gameList, true);
  }
  // The frame's own data, around the lightest page.
  for (const call of everywhere) if (call !== calls.gameList) add('/gameHall/2', call, true);
  expect(new Set(trials.map(({ fault }) => fault)).size).toBe(FAULTS.length);
  expect(trials.length).toBeGreaterThan(50);
  const problems: string[] = [];
  await Promise.all(
    lanes.map(async (page) => {
      for (let next = trials.shift(); next; next = trials.shift()) {
        const problem = await problemOf(page, next);
        if (problem !== null) problems.push(problem);
      }
      await page.context().close();
    }),
  );
  expect(problems).toEqual([]);
});
