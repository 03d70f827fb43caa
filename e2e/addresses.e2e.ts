import { goWithin, untilStarted } from './support/hydration.ts';
import { loginForm } from './support/member.ts';
import { expect, test } from './support/test.ts';
import { patient } from './support/patience.ts';

const list = '/slotgame?gt_id=2&gp_id=GPR8&house=gpr8';

/** Every address of the product with the one that a guest ends on; windows of members lead home. */
const addresses: readonly (readonly [address: string, ends: string])[] = [
  ['/', '/'],
  ['/app', '/app'],
  ['/discount', '/discount'],
  ['/discount/1', '/discount/1'],
  ['/faq', '/faq'],
  ['/faq/deposit', '/faq/deposit'],
  ['/gameHall', '/'],
  ['/gameHall/2', '/gameHall/2'],
  ['/main', '/'],
  ['/main/about', '/main/about'],
  ['/slotgame', '/'],
  [list, list],
  ['/gameRoom', '/'],
  ['/gameRoom?gt_id=2&gp_id=GPR8&house=gpr8', list],
  ['/sponsor', '/sponsor'],
  ['/fastDeposit', '/'],
  ['/fastPayment', '/'],
  ['/play', '/'],
  ['/loading', '/loading'],
  ['/close', '/'],
  ['/authCallback', '/'],
  ['/user', '/'],
  ['/user/Info', '/'],
  ['/user/Deposit', '/'],
  ['/user/BindAccount', '/'],
  ['/user?page=Deposit', '/'],
  ['/proxy', '/'],
  ['/proxy?page=Register', '/'],
];

/** Addresses whose end depends on who is here, which a server does not know. */
const decidedHere = /^\/(?:user|proxy|fastPayment|close|authCallback|loading)/;

/** An address without its origin, its parameters in the order of their names. */
const plain = (address: string): string => {
  const url = new URL(address, 'http://site.test');
  url.searchParams.sort();
  return url.pathname + url.search;
};

// Each journey is many documents.
test.describe.configure({ timeout: patient(150_000) });

test('[SHELL-01] [SITE-24] [SITE-25x] every address is served and ends where it should, on a hard load and from within @phone', async ({
  page,
}) => {
  const notFound = page.getByRole('heading', { name: 'Page Not Found' });
  // As the server answers: nothing is missing, and addresses that have moved redirect.
  const headers = { 'accept-language': 'en-US' };
  const served = await Promise.all(addresses.map(([address]) => page.request.get(address, { headers })));
  const headings = new Map<string, string>();
  for (const [index, [address, ends]] of addresses.entries()) {
    const answer = served[index];
    expect(answer?.status(), address).toBe(200);
    // A platform that answers late has the list's lobby for a title; in the browser it becomes the provider.
    const first = /<h1[^>]*>([^<]+)<\/h1>/.exec((await answer?.text()) ?? '')?.[1] ?? '';
    const heading = ends === list ? 'Rookeight' : first;
    expect(first, address).not.toBe('Page Not Found');
    if (!decidedHere.test(address) && !heading.includes('&')) headings.set(plain(ends), heading);
    if (!decidedHere.test(address)) expect(plain(answer?.url() ?? ''), address).toBe(plain(ends));
  }
  // Who is here is known in the browser only.
  for (const address of ['/authCallback', '/proxy?page=Register', '/user?page=Deposit']) {
    await page.goto(address, { waitUntil: 'commit' });
    await expect.poll(() => plain(page.url()), { message: address }).toBe('/');
    // While the sign-in is open the page behind it is out of reach.
    const there = address === '/authCallback' ? page.getByRole('contentinfo') : loginForm(page);
    await expect(there, address).toHaveCount(1);
  }

  await page.goto('/faq', { waitUntil: 'commit' });
  await untilStarted(page);
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  for (const [address, ends] of addresses.filter(([path]) => !/^\/(?:close|authCallback)/.test(path))) {
    await goWithin(page, address);
    await expect.poll(() => plain(page.url()), { message: address }).toBe(plain(ends));
    const heading = headings.get(plain(ends)) ?? '';
    if (heading !== '') await expect(page.locator('h1').first(), address).toHaveText(heading);
    await expect(notFound, address).toHaveCount(0);
    // The prompt for a sign-in is closed again.
    if (/^\/(?:user|proxy|fastPayment)/.test(address)) {
      await expect(loginForm(page), address).toBeVisible();
      await loginForm(page).getByRole('button', { name: 'Close' }).click();
      await expect(loginForm(page), address).toHaveCount(0);
    }
  }
  expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
});

test('[SITE-22x] [SHELL-23x] [SHELL-24] the frame of a desktop and of a phone, none around technical pages, and what the address leaves of it', async ({
  page,
  isMobile,
}) => {
  const parts = (header: number, content: number, footer: number) => async () => {
    await expect(page.getByRole('banner')).toHaveCount(header);
    await expect(page.getByRole('main')).toHaveCount(content);
    await expect(page.getByRole('contentinfo')).toHaveCount(footer);
  };
  const tabs = page.getByRole('navigation', { name: 'Main navigation' });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-mode', isMobile ? 'mobile' : 'desktop');
  await parts(1, 1, 1)();
  await expect(tabs).toHaveCount(isMobile ? 1 : 0);
  await expect(page.getByRole('navigation', { name: 'Game lobbies' })).toHaveCount(isMobile ? 0 : 1);
  await page.goto('/loading', { waitUntil: 'commit' });
  await parts(0, 1, 0)();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await page.goto(list, { waitUntil: 'commit' });
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(tabs).toHaveCount(0);

  for (const [search, shown] of [
    ['appPage=header', parts(1, 0, 0)],
    ['appPage=footer', parts(0, 0, 1)],
    ['appPage=foo', parts(1, 1, 1)],
    ['header=false&footer=false', isMobile ? parts(0, 1, 0) : parts(1, 1, 1)],
    ['appPage=content&header=true', parts(0, 1, 0)],
  ] as const) {
    await test.step(`[SITE-20] [SHELL-22] ${search}`, async () => {
      // As it was rendered, and as it is once the browser has taken it over.
      await page.goto(`/gameHall/2?${search}`, { waitUntil: 'commit' });
      await shown();
      await untilStarted(page);
      await shown();
    });
  }
  // Navigation keeps the flag, also for a reload, and the layers above the content still open.
  await page.getByRole('main').locator('a[href*="/slotgame?"]').first().click();
  await expect(page).toHaveURL(/\/slotgame\?.*[?&]appPage=content/);
  await parts(0, 1, 0)();
  await page.reload({ waitUntil: 'commit' });
  await untilStarted(page);
  await parts(0, 1, 0)();
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Add to favourites: / })
    .first()
    .click();
  await expect(page.getByRole('alertdialog').or(page.getByRole('dialog')).first()).toBeVisible();
});
