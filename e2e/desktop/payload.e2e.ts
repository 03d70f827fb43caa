import { expect, test, toasts, watchCalls } from '../support/test.ts';
import { untilAnswered } from '../support/calls.ts';

test.use({ payloads: true });

const FILE = '**/_payload.json*';

test('[API-18x] a guest who goes to a public page gets its data as one file; when that is gone, the page shows as ever', async ({
  page,
  request,
}) => {
  await page.goto('/');
  const links = page.locator('header a[href^="/gameHall/"]');
  const first = (await links.first().getAttribute('href')) ?? '';
  const other = (await links.nth(1).getAttribute('href')) ?? '';
  // Rendered before, so that the file lies ready; and the part of the app that reads it is loaded.
  await request.get(first);
  await request.get(other);
  await untilAnswered(page);
  const calls = watchCalls(page);
  const answered = page.waitForResponse(FILE);
  await links.first().click();
  const file = await answered;
  expect([file.status(), new URL(file.url()).pathname]).toEqual([200, `${first}/_payload.json`]);
  expect(await file.json()).toMatchObject({ build: expect.any(String), data: { mode: 'desktop', locale: 'en_US' } });
  await expect(page).toHaveURL(first);
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  expect(calls.filter((path) => path.endsWith('/game_list'))).toEqual([]);

  await page.route(FILE, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await links.nth(1).click();
  expect(new URL((await failed).url()).pathname).toBe(`${other}/_payload.json`);
  await expect(page).toHaveURL(other);
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  await expect(toasts(page)).toHaveCount(0);
});
