import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';
import { untilStarted } from './support/hydration.ts';

const selector = (page: Page) => page.getByRole('banner').getByRole('combobox', { name: /Language|语言/ });

test('[I18N-03] [I18N-07] [SITE-23] another language of the site is stored and loads everything anew @phone', async ({
  page,
  context,
  baseURL,
}) => {
  await page.goto('/');
  await untilStarted(page);
  await expect(selector(page).getByRole('option')).toHaveText(['简体中文', 'English']);
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  const detail = page.waitForRequest('**/api/arks/web/site/detail');
  await selector(page).selectOption('zh_CN');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await expect(page).toHaveTitle('金港娱乐');
  expect(await (await detail).headerValue('language')).toBe('zh_CN');
  expect(documents).toBe(1);
  const cookies = await context.cookies(baseURL);
  expect(cookies.find(({ name }) => name === 'i18n_redirected')?.value).toBe('zh_CN');
  expect(cookies.find(({ name }) => name === 'lang')?.value).toBe('zh_CN');
});
