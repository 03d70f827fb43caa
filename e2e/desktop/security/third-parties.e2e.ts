import type { BrowserContext, Page } from '@playwright/test';
import { chromiumLaunch } from '../../../scripts/programs/chromium.ts';
import { untilAnswered } from '../../support/calls.ts';
import { fresh } from '../../support/fresh.ts';
import { test as journeys, expect } from '../../support/test.ts';
import { serveWithConsent, startThirdParties, type ThirdParties } from '../../support/sites/third-parties.ts';

interface Fixtures {
  readonly others: ThirdParties;
  readonly site: { readonly origin: string };
}

const launch = chromiumLaunch();

const consentFor = ({ origin }: ThirdParties) => ({
  services: [
    {
      name: 'Acme Chat',
      category: 'marketing',
      load: `${origin('chat')}/widget.js?id=1`,
      may: {
        connect: [origin('chat'), origin('chat').replace('http', 'ws')],
        style: [origin('chat')],
        frame: [origin('chat')],
      },
      traces: ['chat_'],
    },
    {
      name: 'Heat Map Co',
      category: 'statistics',
      set: { _heatSettings: { id: 7 } },
      load: `${origin('heat')}/widget.js`,
      may: { connect: [origin('heat')], image: [origin('heat')] },
      traces: ['_heat'],
    },
    ...(['pixel', 'frame', 'media'] as const).map((kind) => ({
      name: `Acme ${kind}`,
      category: 'marketing',
      load: `${origin(kind)}/widget.js`,
      may: { [kind === 'pixel' ? 'image' : kind]: [origin(kind)] },
    })),
  ],
});

/** A site with five services, their hosts, and pages that note each breach of their policy. */
const test = journeys.extend<Fixtures>({
  ...fresh,
  launchOptions: [
    { ...launch, args: [...launch.args, '--host-resolver-rules=MAP lan.test 127.0.0.1'] },
    { scope: 'worker' },
  ],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures that are needed from here.
  others: async ({}, use) => {
    const others = await startThirdParties();
    await use(others);
    others.stop();
  },
  site: async ({ others, stack, context }, use) => {
    const site = await serveWithConsent(consentFor(others), stack.sandbox);
    await context.addInitScript(() => {
      const breaches: string[] = [];
      Object.assign(globalThis, { breaches });
      addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
        breaches.push(`${effectiveDirective} ${blockedURI}`),
      );
    });
    await use(site);
    await context.close();
    await site.stop();
  },
});

const noted = (page: Page, name: 'breaches' | 'widgets'): Promise<readonly string[]> =>
  page.evaluate((key) => (Reflect.get(globalThis, key) as string[] | undefined) ?? [], name);
const banner = (page: Page) => page.getByRole('region', { name: 'Your privacy' });
const names = async (context: BrowserContext) =>
  (await context.cookies())
    .map(({ name }) => name)
    .filter((name) => /^_|^chat|^consent$/.test(name))
    .toSorted();

const OF_MARKETING = [
  'chat script',
  'chat style',
  'chat sheet',
  'chat markup',
  'chat more',
  'chat frame',
  'chat data',
  'chat socket',
  'pixel script',
  'pixel image',
  'frame script',
  'frame frame',
  'media script',
  'media media',
].toSorted();
const OF_STATISTICS = ['heat script', 'heat 7', 'heat data', 'heat image'];

/** Tries everything at a host. @returns once all was refused or answered */
const tryAll = (page: Page, origin: string) =>
  page.evaluate(async (host) => {
    const ended = (element: HTMLElement) =>
      new Promise((resolve) => {
        for (const type of ['load', 'error', 'loadedmetadata']) element.addEventListener(type, resolve);
        document.body.append(element);
      });
    const make = (tag: string, parts: object) => Object.assign(document.createElement(tag), parts);
    await Promise.all([
      ended(make('script', { src: `${host}/widget.js` })),
      ended(make('link', { rel: 'stylesheet', href: `${host}/chat.css` })),
      ended(make('img', { src: `${host}/dot.svg` })),
      ended(make('audio', { src: `${host}/sound.wav`, preload: 'auto' })),
      ended(make('iframe', { src: `${host}/frame.html` })),
      fetch(`${host}/data`).catch(() => undefined),
      new Promise((resolve) => {
        try {
          new WebSocket(host.replace('http', 'ws')).addEventListener('error', resolve);
        } catch (error) {
          resolve(error);
        }
      }),
    ]);
  }, origin);

test('[OPS-18] [CNS-01] five kinds of widgets are asked for by nothing before a yes, work after it, and are gone when it is taken back', async ({
  page,
  context,
  site,
  others,
}) => {
  test.slow();
  const before = await page.goto(`${site.origin}/?lang=en_US`);
  await expect(banner(page)).toBeVisible();
  await untilAnswered(page);
  const policy = before?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain('; require-trusted-types-for');
  expect([policy.includes('lan.test'), others.asked, await names(context)]).toEqual([false, [], []]);

  // The question names each service in its category.
  await banner(page).getByRole('button', { name: 'Choose' }).click();
  const dialog = page.getByRole('dialog', { name: 'Privacy choices' });
  await expect(dialog.getByText('Services: Heat Map Co')).toBeVisible();
  await expect(dialog.getByText('Services: Acme Chat, Acme pixel, Acme frame, Acme media')).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 300));
  const loaded = page.waitForResponse(
    (answer) => answer.request().isNavigationRequest() && answer.frame() === page.mainFrame(),
  );
  let again = page.waitForEvent('load');
  await dialog.getByRole('button', { name: 'Accept all' }).click();
  const after = (await loaded).headers()['content-security-policy'] ?? '';
  await again;
  await expect
    .poll(async () => (await noted(page, 'widgets')).toSorted())
    .toEqual([...OF_MARKETING, ...OF_STATISTICS].toSorted());
  expect(await noted(page, 'breaches')).toEqual([]);
  expect(await page.evaluate(() => window.scrollY)).toBe(300);
  await expect(banner(page)).toHaveCount(0);
  expect(await names(context)).toEqual(['_heat', 'chat_visitor', 'consent']);

  // Nothing else is allowed from then on.
  expect(after).not.toContain(new URL(others.origin('other')).port);
  await tryAll(page, others.origin('other'));
  const refused = (await noted(page, 'breaches')).map((breach) => breach.split(' ', 1).join(''));
  expect(refused.toSorted()).toEqual(
    ['connect-src', 'connect-src', 'frame-src', 'img-src', 'media-src', 'script-src-elem', 'style-src-elem'].toSorted(),
  );
  expect(others.asked.filter((asked) => asked.startsWith('other'))).toEqual([]);

  // One category is taken back.
  await page.getByRole('button', { name: 'Privacy choices' }).click();
  await dialog.getByRole('checkbox', { name: 'Marketing' }).click();
  others.asked.length = 0;
  again = page.waitForEvent('load');
  await dialog.getByRole('button', { name: 'Save choices' }).click();
  await again;
  await expect.poll(async () => (await noted(page, 'widgets')).toSorted()).toEqual(OF_STATISTICS.toSorted());
  await untilAnswered(page);
  expect(others.asked.filter((asked) => !asked.startsWith('heat'))).toEqual([]);
  expect(await names(context)).toEqual(['_heat', 'consent']);
  expect(await page.evaluate(() => localStorage.getItem('chat_state'))).toBeNull();

  // And the other one.
  await page.getByRole('button', { name: 'Privacy choices' }).click();
  others.asked.length = 0;
  again = page.waitForEvent('load');
  await dialog.getByRole('button', { name: 'Reject all' }).click();
  await again;
  await untilAnswered(page);
  expect([others.asked, await names(context), await noted(page, 'widgets')]).toEqual([[], ['consent'], []]);
  const last = await page.reload();
  // The nonce of styles is that of the rendering.
  const same = (text: string) => text.replace(/'nonce-[\w-]+'/, '');
  expect(same(last?.headers()['content-security-policy'] ?? '')).toBe(same(policy));
});

test('[OPS-18] a yes does not take away what was written: its services come with the next page', async ({
  page,
  site,
  others,
}) => {
  test.slow();
  await page.goto(`${site.origin}/slotgame?gt_id=2&gp_id=GPR8&house=gpr8&lang=en_US`);
  await expect(banner(page)).toBeVisible();
  await untilAnswered(page);
  const field = page.getByRole('searchbox', { name: 'Search games' });
  await field.fill('dragon');
  await page.evaluate(() => Object.assign(globalThis, { marked: true }) && undefined);
  await banner(page).getByRole('button', { name: 'Accept all' }).click();
  await expect(banner(page)).toHaveCount(0);
  await untilAnswered(page);
  expect([await page.evaluate(() => 'marked' in globalThis), others.asked, await noted(page, 'breaches')]).toEqual([
    true,
    [],
    [],
  ]);
  await expect(field).toHaveValue('dragon');

  const next = page.waitForEvent('load');
  await page.getByRole('banner').getByRole('link').first().click();
  await next;
  await expect
    .poll(async () => (await noted(page, 'widgets')).toSorted())
    .toEqual([...OF_MARKETING, ...OF_STATISTICS].toSorted());
  expect([await page.evaluate(() => 'marked' in globalThis), await noted(page, 'breaches')]).toEqual([false, []]);
});
