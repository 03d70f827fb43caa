import { openLogin } from './support/member.ts';
// The pictures of the platform are what is looked at.
import { test } from './support/pictures.ts';
import { expect, watchCalls } from './support/test.ts';
import { untilStarted } from './support/hydration.ts';

const DETAIL = '/arks/web/site/detail';

test('[HOME-28] [HOME-29] [HOME-30x] questions and content pages have addresses, in the visitor’s language, and open by a press @phone', async ({
  page,
}) => {
  await page.goto('/faq');
  await expect(page.getByRole('heading', { level: 1, name: 'Frequently asked questions' })).toBeVisible();
  const main = page.getByRole('main');
  await main.getByRole('link', { name: /How do I withdraw/ }).click();
  await expect(page).toHaveURL('/faq/withdraw');
  await expect(page.getByRole('heading', { level: 1, name: 'How do I withdraw?' })).toBeVisible();
  await expect(page.getByRole('article')).toContainText('Link a bank account in your own name');
  await expect(page).toHaveTitle('How do I withdraw? – Goldhaven');

  // By address, as a server renders it, and a link in its text leads on without a new page.
  await page.goto('/main/about');
  await expect(page.getByRole('heading', { level: 1, name: 'About Goldhaven' })).toBeVisible();
  // Written once the page is hydrated; a press before that is the browser's.
  await untilStarted(page);
  await page.evaluate(() => Object.assign(window, { same: true }));
  await page.getByRole('article').getByRole('link', { name: 'rules' }).click();
  await expect(page).toHaveURL('/main/rules');
  await expect(page.getByRole('article').getByRole('listitem').first()).toContainText('One person, one account.');
  expect(await page.evaluate(() => 'same' in window)).toBe(true);

  await page.goto('/main/about?lang=zh_CN');
  await expect(page.getByRole('heading', { level: 1, name: '关于金港娱乐' })).toBeVisible();
});

test('[HOME-30x] [ERR-09] a page that the site does not have is not found @phone', async ({ page, request }) => {
  for (const path of ['/main/nope', '/faq/nope']) {
    const answer = await request.get(path);
    expect([answer.status(), (await answer.text()).includes('name="robots" content="noindex"')]).toEqual([404, true]);
  }
  expect((await request.get('/main/about')).status()).toBe(200);
  await page.goto('/main/nope');
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('/main/nope');
});

test('[SHELL-02x] [SHELL-03] [SITE-13x] sponsors come from the platform, and the app page says what to do without apps @phone', async ({
  page,
}) => {
  await page.goto('/sponsor');
  await expect(page.getByRole('heading', { level: 2, name: 'Harbour Rowing Club' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.goto('/app');
  await expect(page.getByText('There is no app yet')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
});

test('[SITE-06] [SITE-09] [SITE-11x] logo, footer and floats are the platform’s, by mode', async ({
  page,
  isMobile,
}) => {
  await page.goto('/');
  const logo = page.getByRole('banner').getByRole('link').first().locator('img');
  await expect(logo).toHaveAttribute('src', /\/api\/art\/logos\/goldhaven/);
  const footer = page.getByRole('contentinfo');
  // Content below the first screen waits for an interaction.
  await footer.scrollIntoViewIfNeeded();
  await expect(footer.getByRole('link', { name: 'BeGambleAware' })).toHaveCount(isMobile ? 0 : 1);
  await expect(footer.getByText('Fast payouts')).toHaveCount(1);
  await expect(footer.getByRole('link', { name: 'Sponsors and partners' })).toHaveAttribute('href', '/sponsor');

  const float = page.getByRole('complementary', { name: 'Customer service' });
  // The bar of a phone leads there.
  if (!isMobile) {
    await expect(float.getByRole('link', { name: 'Customer service' })).toHaveAttribute(
      'href',
      /\/service\?lang=en_US$/,
    );
    await float.getByRole('button', { name: 'Close: Customer service' }).click();
  }
  await expect(float).toHaveCount(0);
  await footer.getByRole('link', { name: 'How to deposit' }).click();
  await expect(page).toHaveURL('/faq/deposit');
  await page.reload();
  await expect(page.getByRole('article')).toContainText('choose Deposit');
  await footer.scrollIntoViewIfNeeded();
  await expect(footer.getByText('Fast payouts')).toHaveCount(1);
  await expect(float).toHaveCount(0);
});

test('[SITE-04] [SITE-01] without the site detail the chat address comes from the static copy @phone', async ({
  page,
  control,
}) => {
  await control.fault({ path: DETAIL, mode: 'code', code: '500' });
  await page.route('**/env_config.json', (route) =>
    route.fulfill({ json: { customerUrl: { en_US: 'https://chat.example/from-file' } } }),
  );
  await page.goto('/faq');
  await page.evaluate(() => {
    window.open = (address) => {
      document.title = String(address);
      return null;
    };
  });
  // Until the detail has failed too, the address is that of the site's config.
  await expect(async () => {
    await page.getByRole('main').getByRole('button', { name: 'Customer service' }).click();
    await expect(page).toHaveTitle('https://chat.example/from-file', { timeout: 1000 });
  }).toPass();
});

test('[SITE-13x] [SITE-15] the sign-in shows the notes of the platform; a phone asks for its template', async ({
  page,
  isMobile,
}) => {
  const calls = watchCalls(page);
  await page.goto('/');
  await openLogin(page);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Keep your password to yourself')).toBeVisible();
  await expect(dialog.getByText('Our staff will never ask you for it.')).toBeVisible();
  await expect.poll(() => calls.includes('/api/template_config')).toBe(isMobile);
});

test('[SHELL-16] [SHELL-17x] [SHELL-48] pages describe themselves to search engines, and the text of the site is above the footer @phone', async ({
  page,
  request,
  baseURL,
}) => {
  const html = await (await request.get('/faq/deposit', { headers: { 'accept-language': 'en' } })).text();
  const [title, canonical] = [/<title>([^<]*)/.exec(html)?.[1], /rel="canonical" href="([^"]*)"/.exec(html)?.[1]];
  expect([title, canonical]).toEqual(['How do I make a deposit? – Goldhaven', `${baseURL}/faq/deposit`]);
  // A list has an address of its own; an order or a search of it is not for search engines.
  const list = async (look: string) => (await request.get(`/slotgame?gt_id=2&gp_id=38&house=38${look}`)).text();
  expect(await list('')).toContain(`rel="canonical" href="${baseURL}/slotgame?gt_id=2&amp;gp_id=38&amp;house=38`);
  expect(await list('&sort=name&q=a')).toContain('content="noindex"');
  expect(html).toContain(`hreflang="zh-CN" href="${baseURL}/faq/deposit?lang=zh_CN"`);
  expect(html).toContain('property="og:description" content="Sign in, open the member centre and choose Deposit.');
  expect(html).toContain('"@type":"BreadcrumbList"');
  expect(html).not.toContain('content="noindex"');
  expect(await (await request.get('/loading')).text()).toContain('content="noindex"');

  const map = await (await request.get('/sitemap.xml')).text();
  for (const path of ['/', '/gameHall/2', '/faq/deposit', '/main/about', '/sponsor']) {
    expect(map).toContain(`<loc>${baseURL}${path}</loc>`);
  }
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`);

  await page.goto('/');
  const words = page.getByRole('heading', { level: 2, name: 'Games from many studios at Goldhaven' });
  await expect(words).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'the rules' }).click();
  await expect(page).toHaveURL(/\/main\/rules$/);
  await expect(words).toBeVisible();
});
