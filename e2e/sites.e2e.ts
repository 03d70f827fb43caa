import type { BrowserContext, Locator, Page } from '@playwright/test';
import { untilAnswered } from './support/calls.ts';
import { goWithin, untilStarted } from './support/hydration.ts';
import { storeLogin } from './support/member.ts';
// A warning of the page is a fault, and a picture that was preloaded for nothing is one.
import { test as pictured } from './support/pictures.ts';
import { fresh } from './support/fresh.ts';
import { expect, watchCalls } from './support/test.ts';

// Some of the sites have a service worker.
const test = pictured.extend(fresh);

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
  {
    id: '1005',
    locale: 'de-DE',
    desktop: ['desktop-1', 'daylight'],
    mobile: ['h5-3', 'daylight'],
    title: 'Fairwater',
    signIn: 'Anmelden',
    money: '€',
    // None of its currencies is that of the language, so it shows the first one.
    english: '£',
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
      await test.step('[SHELL-15] the root element names the mode, and both templates as the config writes them', async () => {
        await expect(root).toHaveAttribute('data-mode', isMobile ? 'mobile' : 'desktop');
        await expect(root).toHaveAttribute('data-desktop-template', looks.desktop[0].replace('-', '_'));
        await expect(root).toHaveAttribute('data-mobile-template', looks.mobile[0].replace('h5-', 'H5_'));
      });
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

test.describe('a site that asks for consent', () => {
  test.use({ baseURL: ({ stack }, use) => use(stack.url('1003')) });

  /** Scripts that act like Google's: each leaves a cookie and sends something, the first with the consent that it was given. */
  const services: Readonly<Record<string, string>> = {
    '/gtag/js': `{
      const state = [...dataLayer].filter((one) => one[0] === 'consent').at(-1)[2];
      document.cookie = '_ga=GA1; path=/';
      fetch('https://region1.google-analytics.com/g/collect?gcs=' + state.analytics_storage, { method: 'POST', mode: 'no-cors' });
    }`,
    '/gtm.js': `document.cookie = '_gcl_au=1; path=/'; new Image().src = 'https://www.googletagmanager.com/a?x=1';`,
  };
  const GTAG = 'https://www.googletagmanager.com/gtag/js?id=G-SIAMSUNSET';
  const GTM = 'https://www.googletagmanager.com/gtm.js?id=GTM-SIAM1003';

  /** Answers in place of the services. @returns all requests to other hosts than the site's own and its platform's */
  async function watchOthers(context: BrowserContext): Promise<string[]> {
    const others: string[] = [];
    context.on('request', (request) => {
      const { protocol, hostname } = new URL(request.url());
      if (protocol.startsWith('http') && hostname !== 'localhost') others.push(request.url());
    });
    await context.route(/^https:\/\/(?!localhost)/, (route) => {
      const script = services[new URL(route.request().url()).pathname];
      return script === undefined
        ? route.fulfill({ status: 204 })
        : route.fulfill({ contentType: 'text/javascript', body: script });
    });
    return others;
  }

  /** Status of the gateway's answer to a conversion of this page. */
  const relay = (page: Page) =>
    page.evaluate(async () => {
      const event = { eventName: 'Lead', eventTime: 1_790_000_000, eventID: '1', userData: {}, customData: {} };
      return (await fetch('/api/fb_tracking', { method: 'POST', body: JSON.stringify(event) })).status;
    });
  const banner = (page: Page) => page.getByRole('region', { name: 'Your privacy' });
  const names = async (context: BrowserContext) =>
    (await context.cookies())
      .map(({ name }) => name)
      .filter((name) => /^_|^consent$/.test(name))
      .toSorted();
  const clickId = (page: Page) => page.evaluate(() => sessionStorage.getItem('fbclid'));

  test('[CNS-01] [CNS-02] [CNS-03] nothing of others runs, is stored or leaves before a yes; a change takes it back, in every tab @desktop', async ({
    page,
    context,
    stack,
  }) => {
    const others = await watchOthers(context);
    const refused: string[] = [];
    page.on('console', (message) => {
      if (/content security policy/i.test(message.text())) refused.push(message.text());
    });
    await page.goto('/?lang=en_US&fbclid=CLICK-1');
    await expect(banner(page)).toBeVisible();
    // The page can be used without an answer.
    await page.getByRole('banner').getByText('Sign in', { exact: true }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await goWithin(page, '/gameHall/3');
    await expect(banner(page)).toBeVisible();
    await untilAnswered(page);
    expect(others).toEqual([]);
    expect(await names(context)).toEqual([]);
    expect([await clickId(page), await relay(page)]).toEqual([null, 403]);

    await banner(page).getByRole('button', { name: 'Accept all' }).click();
    await expect(banner(page)).toBeHidden();
    await expect
      .poll(() => others.toSorted())
      .toEqual(
        [
          'https://region1.google-analytics.com/g/collect?gcs=granted',
          'https://www.googletagmanager.com/a?x=1',
          GTAG,
          GTM,
        ].toSorted(),
      );
    expect(await names(context)).toEqual(['_ga', '_gcl_au', 'consent']);
    expect([await clickId(page), await relay(page)]).toEqual(['CLICK-1', 200]);

    const other = await context.newPage();
    await other.goto('/?lang=en_US');
    await untilStarted(other);
    await expect.poll(() => others.filter((url) => url === GTAG).length).toBe(2);
    await expect(banner(other)).toHaveCount(0);

    others.length = 0;
    const again = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Privacy choices' }).click();
    await page.getByRole('checkbox', { name: 'Statistics' }).click();
    await page.getByRole('button', { name: 'Save choices' }).click();
    await again;
    await untilStarted(page);
    await expect.poll(() => others).toContain(GTM);
    await expect.poll(() => names(context)).toEqual(['_gcl_au', 'consent']);
    expect(others.filter((url) => /gtag|collect/.test(url))).toEqual([]);
    expect(await other.evaluate(() => Reflect.get(window, 'ga-disable-G-SIAMSUNSET'))).toBe(true);
    expect(refused).toEqual([]);

    // A site that asks nothing loads nothing of it.
    const plain = await context.newPage();
    const loaded: string[] = [];
    plain.on('request', (request) => loaded.push(request.url()));
    await plain.goto(stack.url('1001'));
    await untilStarted(plain);
    await untilAnswered(plain);
    expect(loaded.filter((url) => /consent/i.test(url))).toEqual([]);
    loaded.length = 0;
    await plain.goto(stack.url('1003'));
    await expect.poll(() => loaded.filter((url) => /consent/i.test(url)).length).toBeGreaterThan(0);
  });

  test.describe('with Global Privacy Control', () => {
    test.use({ extraHTTPHeaders: { 'sec-gpc': '1' } });

    test('[CNS-02] no question is shown, and an earlier yes counts no longer @phone', async ({
      page,
      context,
      stack,
    }) => {
      const others = await watchOthers(context);
      await context.addInitScript(() => {
        Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { value: true });
      });
      const url = stack.url('1003');
      const value = `1.1.sm.sm.${Math.floor(Date.now() / 1000)}`;
      await context.addCookies([
        { name: 'consent', value, url },
        { name: '_ga', value: 'GA1', url },
      ]);
      await page.goto('/?lang=en_US&fbclid=CLICK-1');
      await untilStarted(page);
      await expect.poll(() => names(context)).toEqual(['consent']);
      await page.getByRole('button', { name: 'Privacy choices' }).click();
      await expect(page.getByText(/asks not to be tracked \(Global Privacy Control\)/)).toBeVisible();
      expect([others, await banner(page).count(), await clickId(page), await relay(page)]).toEqual([[], 0, null, 403]);
    });
  });
});
