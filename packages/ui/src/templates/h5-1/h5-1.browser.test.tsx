import { createElement, type ReactNode } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { FixtureOptions } from '../../slots/base.fixtures.ts';
import {
  footerFixture,
  headerFixture,
  tabBarFixture,
  walletFixture,
  walletSlotFixture,
} from '../../slots/slots.fixtures.ts';
import { mount } from '../../testing/mount.tsx';
import { idle } from '../../testing/testRoot.ts';
import { homeFixture } from '../../views/home/home.fixtures.ts';
import { slotListFixture } from '../../views/slot-list/slot-list.fixtures.ts';
import HallView from '../_h5/hall/HallView.tsx';
import HomeView from '../_h5/home/HomeView.tsx';
import SlotListView from '../_h5/slot-list/SlotListView.tsx';
import { hallFixture } from '../../views/hall/hall.fixtures.ts';
import template from './template.ts';

const { Frame, Wallet } = template.slots;

async function phone(width: number): Promise<void> {
  await page.viewport(width, 800);
  const { dataset } = document.documentElement;
  dataset['template'] = 'h5-1';
  onTestFinished(() => {
    delete dataset['template'];
    window.scrollTo(0, 0);
  });
}

function Framed({
  options = {},
  list = false,
  children,
}: {
  readonly options?: FixtureOptions;
  readonly list?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <Frame
      header={list ? null : headerFixture(options)}
      footer={list ? null : footerFixture(options)}
      tabs={list ? null : tabBarFixture(options)}
      goToTop="Back to top"
    >
      {children}
    </Frame>
  );
}

const home = (options: FixtureOptions = {}) => (
  <Framed options={{ session: options.session }}>
    <HomeView {...homeFixture(options)} />
  </Framed>
);
const heading = (name: string) => page.getByRole('heading', { name });
const named = (name: string) => page.getByRole('region', { name });
const main = (): Element => page.getByRole('main').element();
const tiles = (): Element[] => [...main().querySelectorAll('[role="tabpanel"] li, [data-skeleton]')];

test('[HOME-01] at 390 px the home page has carousel, news, jackpot, halls and games', async () => {
  await phone(390);
  mount(home());
  await expect.element(named('Highlights')).toBeVisible();
  await expect.element(named('Announcements')).toBeVisible();
  await expect.element(named('Jackpot')).toBeVisible();
  await expect.element(page.getByRole('tablist', { name: 'Game lobbies' })).toBeVisible();
  await expect.element(page.getByRole('tabpanel', { name: 'Slots' })).toBeVisible();
  expect(tiles()).toHaveLength(12);
  await expect.element(heading('Top 10')).toBeInTheDocument();
});

test('[HOME-01] a failed part takes nothing else with it', async () => {
  await phone(390);
  const props = homeFixture();
  const onRetry = vi.fn<() => void>();
  const failed = { state: 'error', items: [], onRetry } as const;
  const { rerender } = mount(<HomeView {...props} banners={failed} announcements={failed} />);
  await expect.element(named('Jackpot')).toBeVisible();
  await expect.element(named('Highlights')).not.toBeInTheDocument();
  await expect.element(named('Announcements')).not.toBeInTheDocument();
  rerender(<HomeView {...props} shelves={props.shelves.map((shelf) => ({ ...shelf, games: failed }))} />);
  await expect.element(named('Highlights')).toBeVisible();
  await page.getByRole('tabpanel').getByRole('button', { name: 'Try again' }).click();
  expect(onRetry).toHaveBeenCalledOnce();
});

test('[ERR-13] a page whose lists all failed says it once, with one way to try again', async () => {
  await phone(360);
  const onRetry = vi.fn<() => void>();
  mount(<HomeView {...homeFixture({ variant: 'error' })} failure={{ onRetry }} />);
  await expect.element(page.getByRole('alert')).toHaveTextContent('This could not be loaded.Try again');
  expect(page.getByRole('alert').elements()).toHaveLength(1);
  await page.getByRole('button', { name: 'Try again' }).click();
  expect(onRetry).toHaveBeenCalledOnce();
});

test('[CAT-06] a hall is chosen by its tab, and a hall without games shows its providers', async () => {
  await phone(360);
  const props = homeFixture();
  const onSelectHall = vi.fn<(id: number) => void>();
  const { rerender } = mount(<HomeView {...props} onSelectHall={onSelectHall} />);
  await page.getByRole('tab', { name: 'Live' }).click();
  expect(onSelectHall).toHaveBeenCalledExactlyOnceWith(3);
  const bare = props.shelves.map((shelf) => ({ ...shelf, games: { state: 'ready', items: [] } as const }));
  rerender(<HomeView {...props} selectedHall={3} shelves={bare} />);
  const live = props.halls.items.find(({ id }) => id === 3);
  await expect
    .poll(() =>
      page
        .getByRole('tabpanel')
        .getByRole('link')
        .elements()
        .map((link) => link.getAttribute('href')),
    )
    .toEqual(live?.providers.map(({ href }) => href));
});

test('[SHELL-43x] a guest can sign in, join and choose a language from the header', async () => {
  await phone(320);
  const onLogin = vi.fn<() => void>();
  const onRegister = vi.fn<() => void>();
  const header = headerFixture();
  mount(
    <Frame
      header={{ ...header, session: { kind: 'guest', onLogin, onRegister } }}
      footer={null}
      tabs={null}
      goToTop="Back to top"
    >
      {''}
    </Frame>,
  );
  const banner = page.getByRole('banner');
  await banner.getByRole('button', { name: 'Sign in' }).click();
  await banner.getByRole('button', { name: 'Register' }).click();
  expect([onLogin.mock.calls.length, onRegister.mock.calls.length]).toEqual([1, 1]);
  await expect.element(banner.getByRole('combobox', { name: 'Language' })).toBeVisible();
  await expect.element(banner.getByRole('link', { name: /Harbour/ })).toHaveAttribute('href', '/');
});

test('[SHELL-43x] a member sees the balance, refreshes it, opens the wallet and finds account, language and the way out', async () => {
  await phone(320);
  const header = headerFixture({ session: 'member' });
  const calls = { onRefreshBalance: vi.fn<() => void>(), onWallet: vi.fn<() => void>(), onLogout: vi.fn<() => void>() };
  const session = {
    kind: 'member',
    account: 'lucky88',
    centreHref: '/user',
    balance: '$128,450.60',
    balanceBusy: false,
    unreadLetters: 0,
    ...calls,
  } as const;
  mount(
    <Frame header={{ ...header, session }} footer={null} tabs={null} goToTop="Back to top">
      {''}
    </Frame>,
  );
  const banner = page.getByRole('banner');
  await banner.getByRole('button', { name: 'Refresh balance' }).click();
  await banner.getByRole('button', { name: 'Balance: $128,450.60' }).click();
  await expect.element(banner.getByRole('button', { name: 'Sign out' })).not.toBeInTheDocument();
  await banner.getByRole('button', { name: 'Account: lucky88' }).click();
  await expect.element(banner.getByRole('combobox', { name: 'Language' })).toBeVisible();
  await banner.getByRole('button', { name: 'Sign out' }).click();
  expect(Object.values(calls).map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1]);
  await expect.element(banner.getByRole('button', { name: 'Sign out' })).not.toBeInTheDocument();
});

test('[SHELL-43x] the bottom bar shows every entry in order and raises the middle one', async () => {
  await phone(320);
  mount(home({ session: 'member' }));
  const bar = page.getByRole('navigation', { name: 'Main navigation' });
  await expect.element(bar.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
  const entries = [...bar.element().querySelectorAll('li')];
  expect(entries.map((entry) => entry.textContent?.trim().replace(/(?:Unread messages: )?\d+ *$/, ''))).toEqual([
    'Home',
    'Games',
    'Wallet',
    'Help',
    'Account',
  ]);
  const top = (entry: Element | undefined): number =>
    entry?.querySelector('[data-glyph]')?.getBoundingClientRect().top ?? 0;
  const edge = bar.element().getBoundingClientRect().top;
  await expect.poll(() => entries.map((entry) => top(entry) < edge)).toEqual([false, false, true, false, false]);
  for (const entry of entries) {
    const { width, height } = entry.getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
});

test('[SHELL-43x] any subset of entries has its place', async () => {
  await phone(320);
  const tabs = tabBarFixture();
  const { rerender } = mount(<template.slots.TabBar {...tabs} items={tabs.items.slice(0, 4)} />);
  await expect.element(page.getByRole('link', { name: 'Home' })).toBeVisible();
  await expect.poll(() => document.querySelector('[data-place]')).toBeNull();
  rerender(<template.slots.TabBar {...tabs} items={tabs.items.slice(0, 3)} />);
  await expect.poll(() => document.querySelector('[data-place]')?.textContent).toBe('Games');
});

test('[WAL-01] the wallet rises from the lower edge with every purse and the total', async () => {
  await phone(360);
  const onClose = vi.fn<() => void>();
  const { rerender } = mount(<Wallet {...walletSlotFixture({ open: false, onClose })} />);
  await idle();
  expect(document.querySelector('[role="dialog"]')).toBeNull();
  rerender(<Wallet {...walletSlotFixture({ open: true, onClose })} />);
  const sheet = page.getByRole('dialog', { name: 'Wallet' });
  await expect.element(sheet.getByText('$151,145.11')).toBeVisible();
  // Providers without money are folded.
  expect(sheet.getByRole('listitem').elements()).toHaveLength(6);
  await expect.poll(() => Math.round(sheet.element().getBoundingClientRect().bottom)).toBe(800);
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});

test('[WAL-03] recall in the sheet is disabled with the seconds left and calls once when it works', async () => {
  await phone(360);
  const onRecall = vi.fn<() => void>();
  const slot = walletSlotFixture();
  const wallet = (secondsLeft: number) => ({ ...walletFixture(), recall: { busy: false, secondsLeft, onRecall } });
  const { rerender } = mount(<Wallet {...slot} wallet={wallet(7)} />);
  await expect.element(page.getByRole('button', { name: 'Try again in 7 s' })).toBeDisabled();
  rerender(<Wallet {...slot} wallet={wallet(0)} />);
  await page.getByRole('button', { name: 'Transfer back' }).click();
  expect(onRecall).toHaveBeenCalledOnce();
});

test('[CAT-13] without a header the list brings its own title and way back', async () => {
  await phone(360);
  const onBack = vi.fn<() => void>();
  const props = { ...slotListFixture(), onBack };
  const { rerender } = mount(<Framed list>{createElement(SlotListView, props)}</Framed>);
  await expect.element(heading('Royal 8')).toBeVisible();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  expect(onBack).toHaveBeenCalledOnce();
  rerender(
    <Frame header={headerFixture({ page: true })} footer={null} tabs={null} goToTop="Back to top">
      <SlotListView {...props} />
    </Frame>,
  );
  await expect.element(page.getByRole('banner')).toBeVisible();
  await expect.poll(() => page.getByRole('button', { name: 'Back', exact: true }).elements()).toHaveLength(1);
  expect(
    page
      .getByRole('banner')
      .element()
      .contains(page.getByRole('button', { name: 'Back', exact: true }).element()),
  ).toBe(true);
});

test('[CAT-18] search and filters stay in view while the list scrolls', async () => {
  await phone(360);
  mount(
    <Framed list>
      <SlotListView {...slotListFixture({ count: 600 })} />
    </Framed>,
  );
  await expect.element(page.getByRole('searchbox')).toBeVisible();
  await expect.poll(() => document.documentElement.scrollHeight).toBeGreaterThan(20_000);
  window.scrollTo(0, 9000);
  await expect.poll(() => main().querySelectorAll('li').length).toBeLessThan(60);
  const { top, bottom } = page.getByRole('group', { name: 'Filters' }).element().getBoundingClientRect();
  expect(top).toBeGreaterThan(0);
  expect(bottom).toBeLessThan(200);
});

/** Position of every tile, tab and heading of the page, rounded to whole px. */
const places = (selector: string): string[] =>
  [...main().querySelectorAll(selector)].map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x, y + window.scrollY, width, height].map(Math.round).join(' ');
  });

test.each([320, 360, 430])('[TPL-05] at %s px the skeleton of home is where its content will be', async (width) => {
  await phone(width);
  const art = '[role="tabpanel"] li, :not([data-ranked]) > [data-skeleton]';
  const { rerender } = mount(home({ variant: 'loading' }));
  await expect.poll(() => places(art).length).toBeGreaterThan(11);
  const before = places(art).slice(0, 12);
  const parts = places('section, [aria-hidden][data-state="loading"]').slice(0, 3);
  rerender(home());
  await expect.element(page.getByRole('tabpanel', { name: 'Slots' })).toBeVisible();
  expect(places(art).slice(0, 12)).toEqual(before);
  expect(places('section').slice(0, 3)).toEqual(parts);
});

test.each([320, 360, 430])('[TPL-05] at %s px the skeleton of the list is where its games will be', async (width) => {
  await phone(width);
  const view = (variant: 'loading' | 'normal') => (
    <Framed list>
      <SlotListView {...slotListFixture({ variant })} />
    </Framed>
  );
  const { rerender } = mount(view('loading'));
  await expect.poll(() => places('[data-skeleton]').length).toBe(18);
  const before = places('[data-skeleton]').slice(0, 12);
  rerender(view('normal'));
  await expect.poll(() => places('[data-skeleton]').length).toBe(0);
  expect(places('ul[aria-label="Royal 8"] > li').slice(0, 12)).toEqual(before);
});

test('[TPL-05] the skeleton of a hall is where its games and providers will be', async () => {
  await phone(360);
  const view = (variant: 'loading' | 'normal') => (
    <Framed>
      <HallView {...hallFixture({ variant })} />
    </Framed>
  );
  const { rerender } = mount(view('loading'));
  await expect.poll(() => places('[data-skeleton]').length).toBeGreaterThan(19);
  const before = places('[data-skeleton]').slice(0, 20);
  rerender(view('normal'));
  await expect.element(page.getByRole('link', { name: /Royal 8/ })).toBeVisible();
  const providers = 'section:nth-of-type(2) li > a';
  expect([...places('section:first-of-type li'), ...places(providers).slice(0, 8)]).toEqual(before);
});
