// The policy lists the sources of pictures.
import { test } from '../support/pictures.ts';
import { expect } from '../support/test.ts';

test('[CFG-01] [CFG-03] each site sends its own id, as a number, and looks different without a code change', async ({
  page,
  stack,
}) => {
  const colours = new Set<string>();
  for (const id of ['1001', '1002'] as const) {
    // Asked for as soon as the page begins, whatever is pressed.
    const list = page.waitForRequest('**/api/v3/game_list');
    await page.goto(`${stack.url(id)}/loading`);
    expect((await list).postDataJSON()).toMatchObject({ site_id: Number(id) });
    colours.add(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor));
  }
  expect(colours.size).toBe(2);
});

test('[CFG-05x] [I18N-05x] [I18N-06x] Chinese has its own title and a tag with a hyphen; for an unknown language the first one answers', async ({
  request,
}) => {
  for (const language of ['zh-Hans-CN', 'fr-FR']) {
    const html = await (await request.get('/', { headers: { 'accept-language': language } })).text();
    expect([language, /<html [^>]*\blang="([\w-]+)"/.exec(html)?.[1]]).toEqual([language, 'zh-CN']);
    expect([language, /<title>([^<]*)/.exec(html)?.[1]]).toEqual([language, '金港娱乐']);
  }
});

test('[STORE-09] [STORE-13] [STORE-14] a first visit leaves the marks and the language cookie', async ({
  page,
  context,
  request,
}) => {
  await page.goto('/');
  await test.step('[API-16] [API-17] [VER-08] the newest build can be asked for, and is the one that is served', async () => {
    const { id } = await (await request.get(`/builds/latest.json?${Date.now()}`)).json();
    expect(await (await request.get(`/builds/meta/${id}.json`)).json()).toMatchObject({ id });
    await expect(page.getByRole('main')).toBeVisible();
    const state = JSON.parse((await page.locator('script[type="application/json"]').textContent()) ?? '');
    expect(state.buildId).toBe(id);
  });
  await test.step('[CFG-05x] the title of other languages is the English one', () =>
    expect(page).toHaveTitle('Goldhaven'));
  await expect.poll(() => page.evaluate(() => localStorage.getItem('site_name'))).toBe('Goldhaven');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('isV3Ver'))).toBe('1');
  const cookies = await context.cookies();
  for (const { path, sameSite } of cookies) expect({ path, sameSite }).toEqual({ path: '/', sameSite: 'Lax' });
  const locale = cookies.find(({ name }) => name === 'i18n_redirected');
  expect(locale?.value).toBe('en_US');
  const days = ((locale?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(days).toBeGreaterThan(364.9);
  expect(days).toBeLessThanOrEqual(365);
  await test.step('[STORE-08] the query marks an installed app', async () => {
    expect(await page.evaluate(() => localStorage.getItem('pwa'))).not.toBe('1');
    await page.goto('/?pwa=1');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('pwa'))).toMatch(/^(1|true)$/);
  });
});
