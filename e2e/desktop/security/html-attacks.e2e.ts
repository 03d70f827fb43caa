import type { Page } from '@playwright/test';
import { htmlAttacks } from '../../../packages/app/src/testing/htmlAttacks.ts';
// Pictures that fail to load are how most attacks begin.
import { test } from '../../support/pictures.ts';
import { expect } from '../../support/test.ts';

const list = htmlAttacks.map((content, index) => ({
  id: index + 1,
  title: content.slice(0, 60),
  content,
  sort: index,
}));

/** Parts of the texts below a selector that could still run, load or mislead. */
const harmOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((roots) =>
    roots.flatMap((root) =>
      [...root.querySelectorAll('*')].flatMap((element) => {
        const bad =
          /^(?:script|style|iframe|frame|object|embed|link|meta|base|form|input|video|audio|template|math|map)$/;
        const found = bad.test(element.localName) ? [`<${element.localName}>`] : [];
        for (const { name, value } of element.attributes) {
          if (/^on|^(?:id|name|style|srcset|ping|srcdoc|action|formaction|background)$/i.test(name)) found.push(name);
          if (name === 'href' && !/^(?:\/(?!\/)|https?:\/\/|mailto:|tel:)/.test(value)) found.push(`href ${value}`);
          if (name === 'src' && !/^(?:\/(?!\/)|data:image\/(?!svg))/.test(value)) found.push(`src ${value}`);
        }
        return found;
      }),
    ),
  );

test('[HOME-31x] hundreds of attacks in the texts of the platform run nothing, load nothing and lead nowhere', async ({
  page,
}) => {
  expect(htmlAttacks.length).toBeGreaterThanOrEqual(500);
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('attack.invalid')) loads.push(request.url());
  });
  await page.addInitScript(() =>
    Object.assign(globalThis, { ran: 0, attacked: () => Object.assign(globalThis, { ran: 1 }) }),
  );
  for (const path of ['model_sponsor', 'model_setting']) {
    await page.route(`**/api/web/${path}`, (route) =>
      route.fulfill({ json: { code: '100', message: '', data: { list } } }),
    );
  }
  // The page's own data would come as one file of the server's making.
  await page.route('**/_payload.json*', (route) => route.abort());
  await page.goto('/faq');
  // Content below the first screen waits for an interaction; theme blocks in the footer are text only.
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  await expect.poll(() => footer.getByRole('listitem').count()).toBeGreaterThan(htmlAttacks.length);
  await footer.getByRole('link', { name: 'Sponsors and partners' }).click();
  await expect(page).toHaveURL('/sponsor');
  const cards = page.getByRole('main').getByRole('listitem');
  await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(htmlAttacks.length);
  await expect.poll(() => page.locator('main li a[href="/x"]').count()).toBeGreaterThan(0);
  expect(await harmOf(page, 'main li')).toEqual([]);
  expect(await page.evaluate(() => (globalThis as { ran?: number }).ran)).toBe(0);
  expect(loads).toEqual([]);
});
