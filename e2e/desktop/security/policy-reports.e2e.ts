import type { Page } from '@playwright/test';
// The policy lists the sources of pictures.
import { test } from '../../support/pictures.ts';
import { expect } from '../../support/test.ts';
import { untilAnswered, untilQuiet } from '../../support/calls.ts';

/** Reports of the page's policy so far. */
const reports = (page: Page) => page.evaluate(() => (globalThis as { refused?: string[] }).refused ?? []);

/** Allows handlers in attributes: older browsers refuse them only with this. */
const trigger = (page: Page, selector: string) =>
  page.evaluate((wanted) => {
    for (const element of document.querySelectorAll(wanted))
      for (const type of ['click', 'mouseover', 'error']) element.dispatchEvent(new Event(type));
  }, selector);

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const refused: string[] = [];
    Object.assign(globalThis, { refused });
    globalThis.addEventListener(
      'securitypolicyviolation',
      ({ violatedDirective, blockedURI, sourceFile }) =>
        refused.push(`${violatedDirective} ${blockedURI} ${sourceFile}`),
      { capture: true },
    );
  });
});

/** Texts with what the policy of a page refuses: styles, handlers in all spellings, a base address, loads. */
const texts = [
  '<style>p { color: red }</style><p style="text-align: center" onclick="go()">Style and handler</p>',
  '<base href="https://elsewhere.test/"><svg><style>p { color: red }</style></svg><p ONCLICK = go()>Base</p>',
  '<table onmouseover=\'go("a > b")\'><tr><td title="only = 1" onclick=go()>Table</td></tr></table>',
  '<link rel="stylesheet" href="https://elsewhere.test/a.css"><img src="/missing.png"onerror="go()"alt="on x = 1">',
  '<script>go()</script><iframe src="https://elsewhere.test/"></iframe><object data="/x"></object><p/onclick=go()>End</p>',
];

test('[SEC-01][HOME-31x] texts of the platform are made safe without a report of the page’s policy', async ({
  page,
  pageErrors,
}) => {
  const list = texts.map((content, index) => ({ id: index + 1, title: `Text ${index}`, content, sort: index }));
  for (const path of ['model_sponsor', 'model_setting']) {
    await page.route(`**/api/web/${path}`, (route) =>
      route.fulfill({ json: { code: '100', message: '', data: { list } } }),
    );
  }
  // The page's own data would come as one file of the server's making.
  await page.route('**/_payload.json*', (route) => route.abort());
  await page.goto('/faq');
  // The footer's links are requested once the visitor scrolls, even before the page is hydrated.
  await page.mouse.wheel(0, 100);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Sponsors and partners' }).click();
  await expect(page).toHaveURL('/sponsor');
  await expect(page.getByRole('main').locator('p[data-align="center"]')).toHaveText('Style and handler');
  await expect(page.getByRole('main').getByRole('cell', { name: 'Table' })).toHaveAttribute('title', 'only = 1');
  await trigger(page, 'main *');
  await untilQuiet(page);
  expect(await reports(page)).toEqual([]);
  // An attempt against the policy is reported.
  await expect(page.evaluate(() => document.body.setAttribute('onclick', 'go()'))).rejects.toThrow('TrustedScript');
  await expect
    .poll(() => reports(page))
    .toEqual([expect.stringMatching(/^require-trusted-types-for trusted-types-sink/)]);
  pageErrors.length = 0;
});

test('[SEC-01] pages with texts of the site load without a report of their policy', async ({ page }) => {
  for (const path of ['/', '/faq', '/sponsor', '/discount', '/about']) {
    await page.goto(path);
    await untilAnswered(page);
    expect([path, await reports(page)]).toEqual([path, []]);
  }
});
