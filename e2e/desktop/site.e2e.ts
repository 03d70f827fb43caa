import { tiles } from '../support/game.ts';
// The policy lists the sources of pictures.
import { test } from '../support/pictures.ts';
import { expect } from '../support/test.ts';
import { untilAnswered } from '../support/calls.ts';
import { openLogin } from '../support/member.ts';

for (const [id, siteId] of [
  ['1001', 1001],
  ['1002', 1002],
] as const) {
  test(`[CFG-01] site ${id} sends its own id, as a number`, async ({ page, stack }) => {
    // Asked for as soon as the page begins, whatever is pressed.
    const list = page.waitForRequest('**/api/v3/game_list');
    await page.goto(`${stack.url(id)}/loading`);
    expect((await list).postDataJSON()).toMatchObject({ site_id: siteId });
    await page.getByRole('link', { name: 'Go to the home page' }).click();
    await expect(tiles(page).first()).toBeVisible();
  });
}

test('[CFG-03] sites look different without a code change', async ({ page, stack }) => {
  const colours: string[] = [];
  for (const id of ['1001', '1002'] as const) {
    await page.goto(stack.url(id));
    colours.push(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor));
  }
  expect(colours[0]).not.toBe(colours[1]);
});

test.describe('in Chinese', () => {
  test.use({ locale: 'zh-Hans-CN' });

  test('[CFG-05x] [I18N-06x] the title is the Chinese one and the language tag has a hyphen', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveTitle('金港娱乐');
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
    await expect(page.getByRole('button', { name: '登录' }).first()).toBeVisible();
  });
});

test.describe('in a language that the site does not have', () => {
  test.use({ locale: 'fr-FR' });

  test('[I18N-05x] the first language of the site answers', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  });
});

test('[CFG-05x] the title of other languages is the English one', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle('Goldhaven');
});

test('[STORE-09] [STORE-13] [STORE-14] start leaves the marks and the language cookie', async ({ page, context }) => {
  await page.goto('/');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('site_name'))).toBe('Goldhaven');
  expect(await page.evaluate(() => localStorage.getItem('isV3Ver'))).toBe('1');
  const cookies = await context.cookies();
  for (const { path, sameSite } of cookies) expect({ path, sameSite }).toEqual({ path: '/', sameSite: 'Lax' });
  const locale = cookies.find(({ name }) => name === 'i18n_redirected');
  expect(locale?.value).toBe('en_US');
  const days = ((locale?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(days).toBeGreaterThan(364.9);
  expect(days).toBeLessThanOrEqual(365);
});

test('[STORE-08] the query marks an installed app', async ({ page }) => {
  await page.goto('/');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('site_name'))).not.toBeNull();
  expect(await page.evaluate(() => localStorage.getItem('pwa'))).not.toBe('1');
  await page.goto('/?pwa=1');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('pwa'))).toMatch(/^(1|true)$/);
});

test('[API-16] [API-17] [VER-08] the newest build can be asked for, and is the one that is served', async ({
  page,
  request,
}) => {
  const { id } = await (await request.get(`/builds/latest.json?${Date.now()}`)).json();
  const meta = await (await request.get(`/builds/meta/${id}.json`)).json();
  expect(meta).toMatchObject({ id });
  await page.goto('/');
  const state = JSON.parse((await page.locator('script[type="application/json"]').textContent()) ?? '');
  expect(state.buildId).toBe(id);
});

test('[SEC-01] a script that was put into the page does not run, and no policy is broken by the page', async ({
  page,
  pageErrors,
}) => {
  const refused: string[] = [];
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      // oxlint-disable-next-line no-console -- The page reports to the test through its console.
      console.info(`policy:${event.effectiveDirective}:${event.blockedURI}`);
    });
  });
  page.on('console', (message) => {
    if (message.text().startsWith('policy:')) refused.push(message.text());
  });
  const response = await page.goto('/');
  expect(response?.headers()['content-security-policy']).toMatch(
    /script-src 'self' 'strict-dynamic' 'sha256-[\w+/]{43}=';/,
  );
  expect(response?.headers()).not.toHaveProperty('cross-origin-opener-policy');
  await untilAnswered(page);
  // A dialog inserts a style element.
  await openLogin(page);
  expect(refused).toEqual([]);
  await page.evaluate(() => {
    document.body.insertAdjacentHTML('beforeend', '<img src="/none.png" onerror="globalThis.stolen = 1">');
    const script = document.createElement('script');
    script.setAttribute('data-injected', '');
    script.append('globalThis.stolen = 2');
    document.body.insertAdjacentHTML('beforeend', script.outerHTML);
    document.body.insertAdjacentHTML('beforeend', '<iframe srcdoc="<script>parent.stolen = 3</script>"></iframe>');
  });
  await expect.poll(() => refused.length).toBeGreaterThanOrEqual(2);
  expect(await page.evaluate(() => 'stolen' in globalThis)).toBe(false);
  pageErrors.length = 0;
});
