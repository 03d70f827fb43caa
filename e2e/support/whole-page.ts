import { expect, type APIRequestContext } from '@playwright/test';

const unfinished = /<main[^]*?(?:aria-busy="true"|data-skeleton|data-state="loading")/;

/**
 * Waits until the site sends a page with all of its data, which it keeps from then on. A rendering whose platform is slow sends
 * without what did not come in time (GW-03), and the page loads it.
 */
export const untilSentWhole = (request: APIRequestContext, address: string): Promise<void> =>
  expect(async () => {
    expect(await (await request.get(address)).text()).not.toMatch(unfinished);
  }).toPass();
