import { calls } from '../../packages/contract/src/registry/calls.ts';
import { callPath, type AnyCall } from '../../packages/contract/src/calls/endpoint.ts';
import { openAsMember } from '../support/member.ts';
import { test } from '../support/fresh.ts';
import { expect, toasts, watchCalls } from '../support/test.ts';
import { slotList } from '../support/game.ts';
import { untilAnswered, untilQuiet } from '../support/calls.ts';
import { waitLonger } from '../support/hydration.ts';

test.use({ payloads: true });

const FILE = '**/_payload.json*';

test('[API-18x] a guest who goes to a public page gets its data as one file; when that is gone, the page shows as ever', async ({
  page,
  request,
}) => {
  await waitLonger(page);
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

test('[PLT-02] a page is loaded while the pointer rests on its link, and a press needs nothing more', async ({
  page,
}) => {
  await waitLonger(page);
  await page.goto('/');
  const link = page.locator('header a[href^="/gameHall/"]').first();
  await untilAnswered(page);
  const files: string[] = [];
  page.on('request', (asked) => files.push(new URL(asked.url()).pathname));
  const answered = page.waitForResponse(FILE);
  await link.hover();
  expect((await answered).status()).toBe(200);
  await untilQuiet(page);
  const ofTheHall = (paths: readonly string[]) =>
    paths.filter((path) => /\/(?:game-hall\.page|HallView|HallSections)-[^/]*\.js$|_payload\.json$/.test(path));
  expect(ofTheHall(files).length).toBeGreaterThan(1);
  expect(new URL(page.url()).pathname).toBe('/');
  const [sent, before] = [watchCalls(page), files.length];
  await link.click();
  await expect(page).toHaveURL(/\/gameHall\/\d$/);
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  expect(ofTheHall(files.slice(before))).toEqual([]);
  expect(sent.filter((path) => path.endsWith('/game_list'))).toEqual([]);
});

test('[PLT-02] a pointer that goes over everything causes no call that changes something, for guests and for members', async ({
  page,
  control,
}) => {
  const changing = new Set(
    Object.values<AnyCall>(calls)
      .filter(({ mutates }) => mutates)
      .map((call) => callPath(call)),
  );
  const asked: string[] = [];
  const ahead: string[] = [];
  page.on('request', (one) => {
    const { pathname } = new URL(one.url());
    if (pathname.endsWith('/_payload.json')) ahead.push(pathname);
    if (changing.has(pathname) || one.resourceType() === 'document') asked.push(pathname);
  });
  const sweep = async (path: string) => {
    await page.goto(path);
    await untilAnswered(page);
    asked.length = 0;
    const count = await page.evaluate(async () => {
      const all = [...document.querySelectorAll('a[href], button')];
      for (const one of all) {
        for (const name of ['pointerover', 'pointerenter', 'mouseover']) {
          one.dispatchEvent(new PointerEvent(name, { bubbles: true, pointerType: 'mouse' }));
        }
        if (!one.matches('a')) continue;
        one.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'mouse' }));
        // The next press would replace this one.
        await scheduler.postTask(() => undefined, { priority: 'background' });
      }
      return all.length;
    });
    await untilQuiet(page);
    expect(count).toBeGreaterThan(10);
    expect([path, asked]).toEqual([path, []]);
  };
  for (const path of ['/', '/gameHall/3', slotList]) await sweep(path);
  // Pages were loaded ahead meanwhile, for guests with their data.
  expect(ahead.length).toBeGreaterThan(5);
  await openAsMember(page, control, '/');
  ahead.length = 0;
  for (const path of ['/', '/gameHall/3', '/user/Info']) await sweep(path);
  expect(ahead).toEqual([]);
});

test.describe('before the app runs', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('[PLT-02] [PLT-03] the browser loads a public document ahead and fades into it; nothing else is loaded, and nothing fades without motion', async ({
    page,
    context,
  }) => {
    await page.addInitScript(() =>
      addEventListener('pagereveal', ({ viewTransition }) =>
        Object.assign(globalThis, { fades: viewTransition !== null }),
      ),
    );
    const cdp = await context.newCDPSession(page);
    // Without its scripts the page keeps plain links.
    await cdp.send('Network.enable');
    await cdp.send('Network.setBlockedURLs', { urls: ['*/assets/*.js'] });
    await cdp.send('Preload.enable');
    const loaded: string[] = [];
    const asked = new Set<string>();
    cdp.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
      const { pathname, search } = new URL(prefetchUrl);
      asked.add(pathname + search);
      if (status === 'Ready') loaded.push(pathname);
    });
    const arrived = () =>
      page.evaluate(() => {
        const [entry] = performance.getEntriesByType('navigation') as { deliveryType?: string }[];
        return [entry?.deliveryType, (globalThis as { fades?: boolean }).fades];
      });
    const rules = new Promise((read) => cdp.once('Preload.ruleSetUpdated', read));
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await rules;
    const closed = ['/user/Info', '/play', '/?enc=abc', '/register?invite=7', '/api/logout', '/faq/1/2'];
    await page.evaluate(
      (all) => {
        for (const href of all) {
          const link = Object.assign(document.createElement('a'), { href, textContent: href, draggable: false });
          link.style.cssText = 'display:block;position:relative;z-index:9999;background:#000';
          document.body.prepend(link);
        }
      },
      [...closed, '/faq'],
    );
    const link = (href: string) => page.locator(`body > a[href="${href}"]`);
    for (const href of closed) {
      // A press loads at once, and no click follows where the button comes up beside the link.
      await link(href).hover();
      await page.mouse.down();
      await page.mouse.move(1200, 600);
      await page.mouse.up();
    }
    await link('/faq').hover();
    await expect.poll(() => loaded).toContain('/faq');
    expect(closed.filter((href) => asked.has(href))).toEqual([]);
    await link('/faq').click();
    await expect(page).toHaveURL(/\/faq$/);
    await expect.poll(arrived).toEqual(['navigational-prefetch', true]);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // On every page, also where the halls were slow to come.
    await page.locator('header a[href="/games"]').first().click();
    await expect(page).toHaveURL(/\/games$/);
    await expect.poll(async () => (await arrived())[1]).toBe(false);
  });
});
