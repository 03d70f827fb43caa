import type { KeptReport } from '../../packages/contract/src/server/browser-reports.ts';
import { untilStarted } from '../support/hydration.ts';
import { test } from '../support/fresh.ts';
import { expect } from '../support/test.ts';

test('[OBS-02] web vitals name the page where they arose: the one on which the visitor landed, not the one that was left last', async ({
  page,
  stack,
}) => {
  const control = `${stack.sandbox}/control/browser-reports`;
  const reports = async (): Promise<readonly KeptReport[]> =>
    ((await (await page.request.get(control)).json()) as { reports: readonly KeptReport[] }).reports;
  const before = (await reports()).length;
  const watched = page.waitForResponse((response) => /watchErrors.*\.js/.test(response.url()));
  await page.goto(`${stack.url('1002')}/`);
  await untilStarted(page);
  await watched;
  // An interaction with the first page leads to the next one.
  await page.locator('a[href^="/gameHall/"]').filter({ visible: true }).first().click();
  await expect(page).toHaveURL(/\/gameHall\/\w+$/);
  await expect(page.locator('main')).toBeVisible();
  // The browser measures an interaction until the next frame is painted; a visitor who leaves before has none.
  await page.evaluate(
    () =>
      new Promise((measured) => {
        new PerformanceObserver(measured).observe({ type: 'first-input', buffered: true });
      }),
  );
  await page.goto('about:blank');
  const pathsOf = async (name: string) =>
    (await reports()).slice(before).flatMap((one) => (one.kind === 'vital' && one.name === name ? [one.path] : []));
  for (const name of ['TTFB', 'FCP', 'LCP', 'INP'])
    await expect.poll(async () => [name, ...(await pathsOf(name))]).toEqual([name, '/']);
});
