import type { Locator } from '@playwright/test';
import { untilAnswered } from './support/calls.ts';
import { goWithin, untilStarted } from './support/hydration.ts';
import { storeLogin } from './support/member.ts';
// A warning of the page is a fault, and a picture that was preloaded for nothing is one.
import { test } from './support/pictures.ts';
import { expect, watchCalls } from './support/test.ts';

/** Content of the demo: its sites with their looks, each for a visitor with its first language other than English. */
const sites = [
  {
    id: '1001',
    locale: 'zh-CN',
    desktop: ['desktop-1', 'midnight'],
    mobile: ['h5-1', 'midnight'],
    title: '金港娱乐',
    signIn: '登录',
    money: '¥',
  },
  {
    id: '1002',
    locale: 'vi-VN',
    desktop: ['desktop-2', 'site'],
    mobile: ['h5-2', 'site'],
    title: 'Jade River',
    signIn: 'Đăng nhập',
    money: '₫',
  },
  {
    id: '1003',
    locale: 'th-TH',
    desktop: ['desktop-1', 'crimson'],
    mobile: ['h5-6', 'crimson'],
    title: 'Siam Sunset',
    signIn: 'เข้าสู่ระบบ',
    money: '฿',
  },
  {
    id: '1004',
    locale: 'ta-IN',
    desktop: ['desktop-2', 'site'],
    mobile: ['h5-7', 'site'],
    title: 'Lotus Bay',
    signIn: 'உள்நுழை',
    money: '₹',
    // By its default currency; the language's own is the dollar.
    english: '₹',
  },
] as const;

for (const site of sites) {
  const { id, locale, title, signIn, money, ...looks } = site;
  test.describe(`site ${id}`, () => {
    test.use({ locale, baseURL: ({ stack }, use) => use(stack.url(id)) });

    test('[CFG-03] [TPL-01] [I18N-11] home opens in its templates, theme, language and currency', async ({
      page,
      isMobile,
    }) => {
      const said: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') said.push(message.text());
      });
      await page.goto('/');
      await expect(page).toHaveTitle(title);
      const [template, theme] = isMobile ? looks.mobile : looks.desktop;
      const root = page.locator('html');
      await expect(root).toHaveAttribute('data-template', template);
      await expect(root).toHaveAttribute('data-theme', theme);
      await expect(root).toHaveAttribute('lang', locale);
      await untilStarted(page);
      await expect(page.getByText(signIn, { exact: true }).filter({ visible: true }).first()).toBeVisible();
      await expect(page.getByText(money).filter({ visible: true }).first()).toBeVisible();
      await expect(page.getByRole('main').locator('a[href^="/gameHall/"]').first()).toBeVisible();
      expect(said).toEqual([]);
      if (!('english' in site)) return;
      await page.goto('/?lang=en_US');
      await expect(root).toHaveAttribute('lang', 'en-US');
      await expect(page.getByText(site.english).filter({ visible: true }).first()).toBeVisible();
    });
  });
}

test.describe('a site that chooses what it shows', () => {
  test.use({ baseURL: ({ stack }, use) => use(stack.url('1003')) });

  test('[SITE-07x] [CAT-06] [SHELL-40] its logo, icons and halls are shown, and features that are off send no call', async ({
    page,
    control,
    request,
    isMobile,
  }) => {
    const calls = watchCalls(page);
    await page.goto('/');
    const logo = page.getByRole('banner').locator('img[alt="Siam Sunset"]');
    await expect(logo).toHaveAttribute('src', isMobile ? '/logo-compact.svg' : '/logo.svg');
    await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(isMobile ? 132 : 244);
    const icon = await page.locator('link[rel="apple-touch-icon"]').getAttribute('href');
    expect((await request.get(icon ?? '')).headers()['content-type']).toBe('image/png');
    await untilStarted(page);
    const hrefs = (within: Locator) =>
      within
        .locator('a[href^="/gameHall/"]')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href')?.slice(-1)));
    // The bar of a phone has the first hall only.
    const navigation = await hrefs(page.getByRole('navigation'));
    expect([...new Set(navigation)].slice(0, 3)).toEqual(isMobile ? ['3'] : ['3', '4', '2']);
    expect(await hrefs(page.locator('body'))).not.toContain('8');

    for (const gone of ['/gameHall/8', '/slotgame?gt_id=8&gp_id=GPCF&house=x', '/sponsor', '/user/Letter']) {
      expect([gone, (await request.get(gone)).status()]).toEqual([gone, 404]);
    }
    await storeLogin(page, control, 'river77');
    await page.goto('/gameHall/4');
    await untilStarted(page);
    await untilAnswered(page);
    await goWithin(page, '/user/Letter');
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    await page.goto('/user/Info');
    await untilStarted(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await untilAnswered(page);
    const unwanted = /\/(?:web\/logo|letter|roulette|red_envelope\w*|sport-quickbet-url|model_sponsor)(?:\/|$)/;
    expect(calls.length).toBeGreaterThan(5);
    expect(calls.filter((path) => unwanted.test(path))).toEqual([]);
  });
});
