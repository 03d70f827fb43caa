import type { Page } from '@playwright/test';
import { demoButton, heartOf, nameOf, slotList, tiles } from './support/game.ts';
import { signIn, openAsMember } from './support/member.ts';
import { untilStarted } from './support/hydration.ts';
import { expect, test, watchCalls } from './support/test.ts';
import { patient } from './support/patience.ts';

const count = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('paragraph')
    .filter({ hasText: /^\d+ games?$/ });
const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Search games' });
const labels = (page: Page) => page.getByRole('group', { name: 'Categories' });
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Names of the tiles that are on the screen now. */
const inView = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .evaluateAll((all) =>
      all
        .filter((one) => {
          const { top, bottom } = one.getBoundingClientRect();
          return bottom > 200 && top < window.innerHeight && one.querySelector('[aria-pressed]') !== null;
        })
        .map((one) => one.querySelector('[title]')?.getAttribute('title')),
    );

test('[CAT-12] [CAT-29x] back, forward and reload return to the same place of the same list @phone', async ({
  page,
}) => {
  const place = 480;
  await page.goto(slotList);
  await expect(count(page)).toHaveText(/games$/);
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('name');
  await searchBox(page).fill('a');
  await expect(page).toHaveURL(/[?&]q=a/);
  await expect(page).toHaveURL(/[?&]sort=name/);
  await page.evaluate((y) => window.scrollTo(0, y), place);
  await expect.poll(() => scrolled(page)).toBe(place);
  await expect.poll(async () => (await inView(page)).length).toBeGreaterThan(2);
  const [address, seen] = [page.url(), await inView(page)];
  const stillThere = async () => {
    await expect(page).toHaveURL(address);
    await expect.poll(() => inView(page)).toEqual(seen);
    await expect(searchBox(page)).toHaveValue('a');
    // Engines round what is between two pixels.
    await expect.poll(async () => Math.abs((await scrolled(page)) - place)).toBeLessThanOrEqual(1);
  };

  await page.reload();
  await stillThere();
  // A demo takes the page itself: its way back is a new document.
  // One that is on the screen: the list holds its place against a page that scrolls without a finger.
  const onScreen = tiles(page).filter({ has: page.locator(seen.map((name) => `[title="${name}"]`).join()) });
  await demoButton(onScreen).first().tap();
  await expect(page).toHaveURL(/\/provider\//);
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(searchBox(page)).toHaveValue('a');
  await expect.poll(() => scrolled(page)).toBeGreaterThan(0);
  // The page holds its place while rows come; a finger ends that.
  await page.evaluate((y) => {
    dispatchEvent(new Event('touchstart'));
    window.scrollTo(0, y);
  }, place);
  await expect.poll(() => scrolled(page)).toBe(place);
  // A pointer that has to try twice scrolls the page in between, and its new place would be the one to return to.
  await page.getByRole('banner').getByRole('link').first().dispatchEvent('click');
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await stillThere();
  await page.goForward();
  await expect(page).toHaveURL(/\/$/);
  await page.goBack();
  await stillThere();
});

test('[CAT-12] [CAT-29x] a reload returns to the same place among all games @phone', async ({ page }) => {
  test.setTimeout(patient(120_000));
  const place = 1500;
  await page.goto('/games?sort=name');
  const progress = page.getByRole('main').getByText(/providers loaded$/);
  // Before the first answer there is no progress either; a count that is stable for a second is final.
  const complete = () => {
    let before = '';
    const stands = async (): Promise<boolean> => {
      const now = (await count(page).textContent()) ?? '';
      const same = now === before && now.endsWith('games') && (await progress.count()) === 0;
      before = now;
      return same;
    };
    return expect.poll(stands, { intervals: [1500], timeout: patient(40_000) }).toBe(true);
  };
  await complete();
  await page.evaluate((y) => window.scrollTo(0, y), place);
  await expect.poll(() => scrolled(page)).toBe(place);
  await expect.poll(async () => (await inView(page)).length).toBeGreaterThan(2);
  const seen = await inView(page);
  await page.reload();
  await complete();
  await expect.poll(() => inView(page)).toEqual(seen);
  await expect.poll(async () => Math.abs((await scrolled(page)) - place)).toBeLessThanOrEqual(1);
});

test('[CAT-05] [CAT-19] [CAT-21] a label with a tag asks for its games and narrows each filter @phone', async ({
  page,
  control,
}) => {
  await openAsMember(page, control, slotList);
  const asked = page.waitForRequest('**/api/v2/get_tag_game_list');
  await labels(page).getByRole('button', { name: 'New arrivals' }).click();
  expect((await asked).postDataJSON()).toMatchObject({ tag: 'new', gt_id: 2 });
  await expect(labels(page).getByTitle('New', { exact: true })).toBeVisible();
  await expect(labels(page).getByRole('button', { name: 'New arrivals' })).toHaveAttribute('aria-pressed', 'true');
  await expect(tiles(page).first().getByTitle('New', { exact: true })).toBeVisible();
  const name = await nameOf(tiles(page).first());
  await heartOf(tiles(page).first()).click();

  await labels(page).getByRole('button', { name: 'All', exact: true }).click();
  const plain = tiles(page)
    .filter({ hasNot: page.getByTitle('New', { exact: true }) })
    .first();
  const other = await nameOf(plain);
  await heartOf(plain).click();
  await expect
    .poll(async () => (await control.calls('/arks/web/member-games/favorite/store')).length)
    .toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Favourites', exact: true }).click();
  await expect.poll(async () => new Set(await inView(page))).toEqual(new Set([name, other]));
  await labels(page).getByRole('button', { name: 'New arrivals' }).click();
  await expect.poll(() => inView(page)).toEqual([name]);
});

test('[CAT-24] played games are in the order of the platform, unknown ones left out @phone', async ({
  page,
  control,
}) => {
  await page.goto(slotList);
  const names = await Promise.all([0, 1, 2, 3].map((index) => nameOf(tiles(page).nth(index))));
  const main = page.waitForResponse('**/api/v2/game_label');
  await page.route('**/api/arks/web/member-games/last-playing-game', async (route) => {
    const { body } = (await (await main).json()) as { body: { main: { id: number }[] } };
    const ids = body.main.map(({ id }) => id);
    const list = [ids[3], 99_999_999, ids[0], ids[2]].map((game_id) => ({ game_id }));
    await route.fulfill({ json: { code: '100', message: '', data: { list } } });
  });
  await signIn(page, control);
  await page.getByRole('button', { name: 'Recently played', exact: true }).click();
  await expect.poll(() => inView(page)).toEqual([names[3], names[0], names[2]]);
  await expect(count(page)).toHaveText('3 games');
});

test('[CAT-14] the slot hall leads to the crash games, which have their own call and hearts @phone', async ({
  page,
  control,
}) => {
  await openAsMember(page, control, '/gameHall/2');
  const shelf = page.getByRole('region', { name: 'Crash games' });
  await shelf.getByRole('link', { name: /See all/ }).click();
  await expect(page).toHaveURL(/\/slotgame\?gt_id=2&isCrashGame=1$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Crash games' })).toBeVisible();
  const calls = watchCalls(page);
  await page.reload();
  await expect(heartOf(tiles(page).first())).toHaveAttribute('aria-pressed', 'false');
  const sent = page.waitForResponse('**/api/arks/web/member-games/favorite/store');
  await heartOf(tiles(page).first()).click();
  await sent;
  await page.reload();
  await expect(heartOf(tiles(page).first())).toHaveAttribute('aria-pressed', 'true');
  expect(calls).toContain('/api/arks/web/game-providers/custom-game-menus/crash');
  expect(calls).not.toContain('/api/v2/game_label');
});

test('[CAT-16] [CAT-17x] the room of a hall is for desktops of sites that have it; others get the list', async ({
  page,
  stack,
  baseURL,
  isMobile,
}) => {
  const query = '?gt_id=2&gp_id=GPR8&house=gpr8';
  const at = (origin: string | undefined, path: string) => (url: URL) =>
    url.origin === origin &&
    url.pathname === path &&
    ['gt_id', 'gp_id', 'house'].map((key) => url.searchParams.get(key)).join() === '2,GPR8,gpr8';
  await page.goto(`/gameRoom${query}`);
  await expect(page).toHaveURL(at(baseURL, '/slotgame'));
  const rooms = stack.url('1002');
  if (isMobile) {
    await page.goto(`${rooms}/gameRoom${query}`);
    await expect(page).toHaveURL(at(rooms, '/slotgame'));
    await expect(page.getByRole('heading', { level: 1, name: 'Rookeight' })).toBeVisible();
    return;
  }
  await page.goto(`${rooms}/gameHall/2`);
  await page.getByRole('main').locator('a[href^="/gameRoom"]').filter({ hasText: 'Rookeight' }).first().click();
  await expect(page).toHaveURL(at(rooms, '/gameRoom'));
  await expect(page.getByRole('heading', { level: 1, name: 'Rookeight' })).toBeVisible();
  const side = page.getByRole('navigation', { name: 'Providers' });
  await expect(side.locator('[aria-current="page"]')).toHaveCount(1);
  await searchBox(page).fill('tiger');
  await expect(page).toHaveURL(/q=tiger/);
  const games = await inView(page);
  const other = side.getByRole('link').nth(2);
  const title = (await other.getByRole('img').getAttribute('alt')) ?? '';
  await other.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(searchBox(page)).toHaveValue('');
  await expect.poll(() => inView(page)).not.toEqual(games);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(side.locator('[aria-current="page"]').getByRole('img')).toHaveAttribute('alt', title);
  await page.goto(`${rooms}/gameHall/6`);
  await expect(page.getByRole('main').locator('a[href^="/slotgame"]').first()).toBeVisible();
});

test('[CAT-29x] all games can be searched; a provider that does not answer is named and asked again @phone', async ({
  page,
  control,
}) => {
  await page.goto('/gameHall/2');
  await control.fault({ path: '/v2/game_label', mode: 'http500', times: 1 });
  await page.getByRole('main').getByRole('link', { name: 'Search all games' }).click();
  await expect(page).toHaveURL(/\/games\?gt_id=2$/);
  await expect(page.getByText('Some providers did not answer')).toBeVisible();
  const some = Number.parseInt(((await count(page).textContent()) ?? '').replace(',', ''), 10);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Some providers did not answer')).toHaveCount(0);
  const all = async () => Number.parseInt(((await count(page).textContent()) ?? '').replace(',', ''), 10);
  await expect.poll(all).toBeGreaterThan(some);

  await searchBox(page).fill('dragon');
  await expect(page).toHaveURL(/[?&]q=dragon/);
  await expect.poll(async () => (await inView(page)).every((name) => /dragon/i.test(name ?? ''))).toBe(true);
  const found = await all();
  const providers = page.getByRole('combobox', { name: 'Providers' });
  await providers.selectOption({ label: 'Rookeight' });
  await expect(page).toHaveURL(/[?&]gp_id=GPR8/);
  await expect.poll(all).toBeLessThan(found);
  await expect(labels(page).getByRole('button').nth(2)).toBeVisible();
  await page.reload();
  await expect(searchBox(page)).toHaveValue('dragon');
  await expect(providers).toHaveValue('2 GPR8');
  await expect.poll(async () => (await inView(page)).every((name) => /dragon/i.test(name ?? ''))).toBe(true);
});

test('[CAT-06] [CAT-09] [CAT-25] halls follow the list, and the newest choice wins over a slow answer @phone', async ({
  page,
  control,
}) => {
  await page.goto('/gameHall/2');
  // A link that is followed earlier is an ordinary document, with its data in it.
  await untilStarted(page);
  await page.route('**/api/arks/web/member-games/hot-games', async (route) => {
    const empty = (route.request().postDataJSON() as { gt_id: number }).gt_id === 6;
    await (empty ? route.fulfill({ json: { code: '100', message: '', data: { list: [] } } }) : route.continue());
  });
  const main = page.getByRole('main');
  const halls = page.getByRole('navigation', { name: 'Game lobbies' });
  const open = (id: number) => halls.locator(`a[href="/gameHall/${id}"]`).first().click();
  const hot = page.waitForRequest('**/api/arks/web/member-games/hot-games');
  await open(3);
  expect((await hot).postDataJSON()).toMatchObject({ gt_id: 3 });
  await expect(page.getByRole('heading', { level: 1, name: 'Live casino' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Hot games' })).toBeVisible();
  await main.getByRole('region', { name: 'Providers' }).getByRole('button').first().click();
  await page.getByRole('alertdialog', { name: 'Please sign in first' }).getByRole('button', { name: 'Cancel' }).click();
  await open(6);
  await expect(page.getByRole('heading', { level: 1, name: 'Card games' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Hot games' })).toHaveCount(0);

  const [first, second] = [main.locator('a[href^="/slotgame"]').nth(0), main.locator('a[href^="/slotgame"]').nth(1)];
  await control.latency(2500, '/v2/game_label');
  const slow = page.waitForRequest('**/api/v2/game_label');
  await first.click();
  const late = await slow;
  const ended = Promise.race([
    page.waitForEvent('requestfinished', (request) => request === late),
    page.waitForEvent('requestfailed', (request) => request === late),
  ]);
  await control.latency(0, '/v2/game_label');
  await page.goBack();
  await second.click();
  await expect(count(page)).toHaveText(/games$/);
  const [title, games] = [await page.getByRole('heading', { level: 1 }).textContent(), await inView(page)];
  await ended;
  expect(await inView(page)).toEqual(games);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');

  await page.route('**/api/v3/game_list', async (route) => {
    const reply = await route.fetch();
    const json = (await reply.json()) as { data: { gt_id: number }[] };
    await route.fulfill({ json: { ...json, data: json.data.filter(({ gt_id }) => gt_id !== 3) } });
  });
  await page.goBack();
  await expect(halls.locator('a[href="/gameHall/3"]').first()).toBeVisible();
  await signIn(page, control);
  await expect(halls.locator('a[href="/gameHall/3"]')).toHaveCount(0);
  await expect(halls.locator('a[href="/gameHall/2"]').first()).toBeVisible();
});
