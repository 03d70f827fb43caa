import type { SiteConfig } from '@housefront/contract/site-config';
import { HIDDEN_LINKS_PRESET } from '@housefront/contract/ids';
import { fakePorts } from '@housefront/core/testing';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { SiteApp } from '../site/SiteApp.tsx';
import { testRuntime } from '../testing/testRuntime.ts';
import { pageView } from '../kernel/seo/page-facts.ts';

// The first test loads whole templates, on a busy machine too.
vi.setConfig({ testTimeout: 30_000 });

const page = { id: '1', title: 'About', description: '', html: '<p>About</p>' };
const content = () =>
  Promise.resolve({
    default: {
      page: () => Promise.resolve(page),
      pages: () => Promise.resolve([page]),
      faq: () => Promise.resolve([page]),
      seo: () => Promise.resolve(null),
    },
  });

interface Opening {
  readonly mode?: 'desktop' | 'mobile';
  readonly config?: Partial<SiteConfig>;
  readonly member?: boolean;
  /** A page of a browser instead of a rendered one. */
  readonly browser?: boolean;
}

/** Opens an address as a server renders it, or as a page of a browser is gone to from home. */
async function open(address: string, { mode = 'desktop', config = {}, member = false, browser = false }: Opening = {}) {
  const ports = fakePorts();
  const [path = '', search = ''] = (browser ? '/' : address).split(/(?=\?)/);
  ports.windows.here = { ...ports.windows.here, path, search };
  if (member) {
    ports.storage.set('token', 't');
    ports.storage.set('member_id', '42');
    ports.storage.set('member_account', 'lucky88');
    ports.storage.set('currency', 'RMB');
  }
  const { runtime, open } = await testRuntime({
    config,
    ports,
    mode,
    path: browser ? '/' : address,
    server: !browser,
    content,
  });
  onTestFinished(() => runtime.core.dispose());
  const redirect = await open();
  if (browser) {
    await runtime.core.start();
    await runtime.navigation.go(address);
  }
  runtime.templates.settle();
  const html = redirect === undefined ? renderToString(createElement(SiteApp, { runtime })) : '';
  const ends = (at: string) => vi.waitFor(() => expect(runtime.navigation.target().href).toBe(at), 10_000);
  return { runtime, ports, redirect, html, ends };
}

const pages: readonly (readonly [address: string, view: string])[] = [
  ['/', 'home'],
  ['/app', 'appDownload'],
  ['/discount', 'promotionList'],
  ['/discount/5', 'promotion'],
  ['/faq', 'faq'],
  ['/faq/1', 'article'],
  ['/gameHall/2', 'hall'],
  ['/main/1', 'article'],
  ['/slotgame?gt_id=2&gp_id=5', 'slotList'],
  ['/sponsor', 'sponsor'],
  ['/fastPayment', 'account'],
  ['/loading', 'loading'],
  ['/close', 'loading'],
  ['/authCallback', 'loading'],
  ['/user', 'account'],
  ['/user/Info', 'account'],
  ['/user/Deposit', 'account'],
  ['/user/BindAccount', 'account'],
  ['/user?page=Deposit', 'account'],
  ['/proxy', 'account'],
  ['/proxy?page=Register', 'account'],
];

test.each(pages)('[SHELL-01] %s is a page of its own', async (address, view) => {
  const { runtime, redirect } = await open(address);
  expect([redirect, runtime.route.getState().failed !== null, pageView(runtime.route.getState())]).toEqual([
    undefined,
    false,
    view,
  ]);
});

test.each([
  ['/gameHall', '/'],
  ['/main', '/'],
  ['/slotgame', '/'],
  ['/slotgame?gt_id=2', '/'],
  ['/gameRoom?gt_id=2&gp_id=5&house=h', '/slotgame?gt_id=2&gp_id=5&house=h'],
  ['/play', '/'],
  ['/fastDeposit', '/'],
  ['/Deposit', '/user/Deposit'],
])('[SHELL-01] [SITE-25x] %s leads to %s', async (address, to) => {
  expect((await open(address)).redirect).toBe(to);
});

test('[SHELL-07] /fastDeposit leaves its mark before it leads home', async () => {
  const { ports, redirect } = await open('/fastDeposit');
  expect([redirect, ports.cookies.written.get('isFastDeposit')]).toEqual(['/', { value: 'true', options: {} }]);
});

test('[SHELL-10] [REG-05x] /register leads home with a mark in production, and is a page of its own elsewhere', async () => {
  const developing = await open('/register?id=7');
  expect([developing.redirect, pageView(developing.runtime.route.getState())]).toEqual([undefined, 'register']);
  expect(developing.ports.cookies.written.size).toBe(0);
  vi.stubEnv('PROD', true);
  onTestFinished(() => void vi.unstubAllEnvs());
  const { ports, redirect } = await open('/register');
  expect([redirect, ports.cookies.get('isRouteRegister')]).toEqual(['/', 'true']);
});

test.each(['/user/Deposit', '/proxy?page=Register', '/fastPayment'])(
  '[SHELL-13x] [AUTH-50x] a guest who goes to %s is at home with the sign-in open, and the target is remembered',
  async (address) => {
    const { runtime, ends } = await open(address, { browser: true });
    await ends('/');
    expect([runtime.overlays.store.getState().login, runtime.core.access.take()]).toEqual([true, address]);
  },
);

test('[SHELL-13x] a member gets there; a demo of the play page needs no member', async () => {
  const member = await open('/user/Deposit', { browser: true, member: true });
  await member.ends('/user/Deposit');
  expect(member.runtime.overlays.store.getState().login).toBe(false);
  const play = await open('/play', { browser: true });
  await play.ends('/');
  expect(play.runtime.overlays.store.getState().login).toBe(false);
});

test.each([
  ['/user', '/user/Info', 'My details'],
  ['/user/Info', '/user/Info', 'My details'],
  ['/user/Deposit', '/user/Deposit', 'Deposit'],
  ['/user?page=Deposit', '/user/Deposit', 'Deposit'],
  ['/user/BindAccount', '/user/BindAccount', 'Bank account'],
  ['/user/Nothing', '/user/Info', 'My details'],
])('[SHELL-05] [MEM-08] [MEM-09x] %s has %s selected in the menu, in both looks', async (address, href, name) => {
  for (const mode of ['desktop', 'mobile'] as const) {
    const { html } = await open(address, { mode });
    const tags = [...html.matchAll(/<a [^>]*aria-current="page"[^>]*>/g)].map(([tag]) => tag);
    const selected = tags.map((tag) => /href="([^"]*)"/.exec(tag)?.[1]);
    // On phones, a page lists the neighbours of its section, and no others if it has none; the menu is a sheet.
    const alone = mode === 'mobile' && href === '/user/Info';
    expect(selected).toEqual(alone ? [] : [href]);
    expect(html).toMatch(new RegExp(`<h1[^>]*>${name}</h1>`));
    expect(html).not.toMatch(/<(?:footer|header)\b/);
  }
});

test('[SHELL-04] the payment window has no footer and no menu', async () => {
  const { html } = await open('/fastPayment');
  expect(html).toMatch(/<main>.*<h1/s);
  expect(html).not.toMatch(/<(?:footer|header|nav)\b/);
});

test('[SITE-17x] with the preset hidden pages lead to what is there', async () => {
  const config = { hiddenLinks: [...HIDDEN_LINKS_PRESET] };
  const ends = async (address: string) => (await open(address, { config })).redirect;
  expect(await Promise.all(['/user/Deposit', '/user?page=Withdrawal', '/fastPayment', '/app'].map(ends))).toEqual([
    '/user/Info',
    '/user/Info',
    '/',
    '/',
  ]);
  const { html } = await open('/user', { config });
  const hrefs = [...html.matchAll(/href="(\/[^"]*)"/g)].map(([, href = '']) => href);
  expect(hrefs).toEqual(expect.arrayContaining(['/user/Info', '/user/MyWallet', '/user/Announcement']));
  expect(
    hrefs.filter((href) => /Deposit|Withdrawal|DWRecord|BindAccount|BankNotices|^\/(?:app|proxy)/.test(href)),
  ).toEqual([]);
  const footerLinks = [
    { title: 'App', url: '/app' },
    { title: 'Rules', url: '/main/1' },
  ];
  const home = await open('/', { config: { ...config, footerLinks } });
  expect([home.html.includes('href="/app"'), home.html.includes('href="/main/1"')]).toEqual([false, true]);
});

test.each([
  ['?appPage=header', [1, 0, 0]],
  ['?appPage=content', [0, 1, 0]],
  ['?appPage=footer', [0, 0, 1]],
  ['?appPage=foo', [1, 1, 1]],
  ['?appPage=content&header=false', [0, 1, 0]],
])('[SHELL-22] [SHELL-23x] [SITE-20] a page rendered for %s has header, content, footer %j', async (search, counts) => {
  const { html } = await open(`/gameHall/2${search}`);
  expect(['header', 'main', 'footer'].map((tag) => html.split(`<${tag}`).length - 1)).toEqual(counts);
});

test('[SHELL-24] header=false and footer=false take the parts from a phone’s page as it is rendered', async () => {
  const parts = async (search: string, mode: 'desktop' | 'mobile') => {
    const { html } = await open(`/${search}`, { mode });
    return ['header', 'main', 'footer'].map((tag) => html.split(`<${tag}`).length - 1);
  };
  expect(await parts('?header=false', 'mobile')).toEqual([0, 1, 1]);
  expect(await parts('?footer=false', 'mobile')).toEqual([1, 1, 0]);
  expect(await parts('?header=false&footer=false', 'desktop')).toEqual([1, 1, 1]);
  expect(await parts('?header=0&footer=', 'mobile')).toEqual([1, 1, 1]);
});

const tagsOf = (html: string) =>
  ['header', 'main', 'footer', 'nav'].filter((tag) => new RegExp(`<${tag}\\b`).test(html)).join(' ');

test('[SHELL-14] the layout of a desktop, that of a phone, and the plain one of technical pages differ', async () => {
  const desktop = await open('/');
  const mobile = await open('/', { mode: 'mobile' });
  expect(tagsOf(mobile.html)).toBe('header main footer nav');
  expect(mobile.html).toContain('aria-label="Main navigation"');
  expect(desktop.html).not.toContain('aria-label="Main navigation"');
  for (const plain of ['/loading', '/close', '/authCallback']) {
    for (const mode of ['desktop', 'mobile'] as const) expect(tagsOf((await open(plain, { mode })).html)).toBe('main');
  }
});

test('[SITE-24] a game list has neither footer nor bottom bar, the other pages of the site have both', async () => {
  const phone = async (address: string) => {
    const { html } = await open(address, { mode: 'mobile' });
    return [/<footer\b/.test(html), html.includes('aria-label="Main navigation"')];
  };
  for (const list of ['/slotgame?gt_id=2&gp_id=5&house=h', '/slotgame?gt_id=2&isCrashGame=1']) {
    expect(await phone(list)).toEqual([false, false]);
  }
  for (const page of ['/', '/gameHall/2', '/discount', '/sponsor']) expect(await phone(page)).toEqual([true, true]);
  expect(await phone('/fastPayment')).toEqual([false, false]);
});
