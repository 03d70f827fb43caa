import { heartOf, nameOf, slotList as list, tiles } from './support/game.ts';
import { test } from './support/pictures.ts';
import { expect, watchCalls } from './support/test.ts';
import { untilAnswered } from './support/calls.ts';
import { untilSentWhole } from './support/whole-page.ts';

// As most visitors come: with pictures, which could come from elsewhere, and with marquees and banners that move.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[GW-02] home, a hall and a game list show what they have', async ({ page, request }) => {
    for (const address of ['/', '/gameHall/2', list]) await untilSentWhole(request, address);
    await page.goto('/');
    await expect(page.getByRole('region', { name: 'Highlights' }).locator('img').first()).toBeVisible();
    await expect(page.getByRole('region', { name: 'Announcements' }).getByRole('listitem').first()).toHaveText(/\S/);
    await expect(page.getByText('Live', { exact: true }).first()).toBeVisible();
    expect(await tiles(page).count()).toBeGreaterThan(5);
    await page.goto('/gameHall/2');
    await expect(page.getByRole('main').getByText('Rookeight').first()).toBeVisible();
    await page.goto(list);
    await expect(page.getByRole('heading', { level: 1, name: 'Rookeight' })).toBeVisible();
    expect(await tiles(page).count()).toBeGreaterThan(2);
  });
});

/** Calls that no rendering sends: those of parts that load after the page has settled. */
const later = [
  '/api/static/1001/env_config.json',
  '/api/web/logo',
  '/api/arks/web/footer',
  '/api/arks/web/web-mobile-footer',
  '/api/template_config',
  '/api/arks/web/float',
  '/api/web/model_setting',
  '/api/web/model_sponsor',
  '/api/arks/web/bulletin',
  '/api/arks/web/bulletin/history',
];

test('[GW-02] [SHELL-59] taking the page over repeats no call and makes no member call', async ({ page, request }) => {
  for (const address of ['/', '/gameHall/2', list]) {
    await untilSentWhole(request, address);
    // The document before asks for nothing more.
    await page.goto('about:blank');
    const calls = watchCalls(page);
    const detail = page.waitForResponse('**/api/arks/web/site/detail');
    await page.goto(address);
    await detail;
    await untilAnswered(page);
    expect(
      calls.filter((path) => !later.includes(path)),
      address,
    ).toEqual(['/api/arks/web/site/detail']);
    expect(calls, address).toHaveLength(new Set(calls).size);
    page.removeAllListeners('request');
  }
});

test('[API-47x] [SEC-02] a guest page sends requests to its own site only @phone', async ({ page, baseURL }) => {
  const outside = new Set<string>();
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== baseURL) outside.add(origin);
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign in', exact: true }).first().click();
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
  await untilAnswered(page);
  expect([...outside]).toEqual([]);
});

test('[CAT-12] [CAT-18] [CAT-19] a list keeps filter, words and category in its address @phone', async ({ page }) => {
  await page.goto('/gameHall/2');
  const main = page.getByRole('main');
  await main.locator('a[href^="/slotgame"]').filter({ hasText: 'Rookeight' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rookeight' })).toBeVisible();
  await expect(page).toHaveURL(/\/slotgame\?gt_id=2&gp_id=GPR8&house=gpr8$/);
  const count = main.getByRole('paragraph').filter({ hasText: /^\d+ games?$/ });
  await expect(count).toHaveText(/^\d+ games$/);
  const all = await count.textContent();

  await page.getByRole('searchbox', { name: 'Search games' }).fill('tiger');
  await expect(page).toHaveURL(/[?&]q=tiger\b/);
  await expect(count).not.toHaveText(all ?? '');
  for (const tile of await tiles(page).all()) expect((await nameOf(tile)).toLowerCase()).toContain('tiger');
  const category = page.getByRole('group', { name: 'Categories' });
  await category.getByRole('button').nth(2).click();
  await expect(page).toHaveURL(/[?&]label=\w+/);
  await expect(category.getByRole('button').nth(2)).toHaveAttribute('aria-pressed', 'true');
  const narrowed = (await count.textContent()) ?? '';

  const address = page.url();
  await page.reload();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('searchbox', { name: 'Search games' })).toHaveValue('tiger');
  await expect(count).toHaveText(narrowed);

  await page.goBack();
  await expect(page).toHaveURL(/\/gameHall\/2$/);
  await expect(main.getByText('Rookeight').first()).toBeVisible();
  await page.goForward();
  await expect(page).toHaveURL(address);
  await expect(count).toHaveText(narrowed);
});

test('[CAT-13] [CAT-18] [CAT-23x] a list without footer and bottom bar; a guest who wants favourites is asked to sign in', async ({
  page,
}) => {
  const calls = watchCalls(page);
  await page.goto(list);
  await expect(page.getByRole('heading', { level: 1, name: 'Rookeight' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Main navigation' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Favourites', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: 'Please sign in first' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);
  await heartOf(tiles(page).first()).click();
  await question.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
  expect(calls.filter((path) => path.includes('favorite') || path.includes('last-playing'))).toEqual([]);
});

test('[SHELL-08] [SHELL-09x] incomplete addresses lead home, and back does not loop @phone', async ({
  page,
  baseURL,
}) => {
  await page.goto('/gameHall/2');
  for (const path of ['/main', '/gameHall', '/slotgame', '/slotgame?gt_id=2', '/gameHall/42']) {
    await page.goto(path);
    await expect(page, path).toHaveURL(`${baseURL}/`);
  }
});

test('[SHELL-46] [SHELL-47] [SHELL-48] an unknown address is a 404 page in two languages @phone', async ({ page }) => {
  const response = await page.goto('/nope/x');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  await expect(page.getByText('/nope/x')).toBeVisible();
  await expect(page.getByText(/升级.*[（(]404[）)]$/)).toBeVisible();
  await expect(page.getByText(/being upgraded.*\(404\)$/)).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expect(page.getByRole('link', { name: /在线客服/ })).toHaveAttribute('target', '_blank');
  await page.getByRole('main').getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('region', { name: 'Highlights' })).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Highlights' })).toBeVisible();
  await expect(page.locator('meta[name="robots"][content*="noindex"]')).toHaveCount(0);
});

test('[PLAY-11x] [HOME-03] /loading typed by hand offers the way home, which then loads what it shows', async ({
  page,
  isMobile,
}) => {
  await page.goto('/loading');
  await expect(page.getByText('This is taking longer than expected')).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  const banners = page.waitForRequest('**/api/arks/web/carousel_picture');
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  expect((await banners).postDataJSON()).toMatchObject({ use_type: isMobile ? 2 : 0 });
  await expect(page.getByRole('region', { name: 'Highlights' }).locator('img').first()).toBeVisible();
  await expect(tiles(page).first()).toBeVisible();
});

test('[PLAY-15x] /play typed by hand ends on the home page @phone', async ({ page, baseURL }) => {
  await page.goto('/play');
  await expect(page).toHaveURL(`${baseURL}/`);
  await expect(page.getByRole('region', { name: 'Highlights' })).toBeVisible();
});
