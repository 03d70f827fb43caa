import type { ReactNode } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openScreen } from '../../conformance/screen/open.tsx';
import type { FixtureOptions } from '../../slots/base.fixtures.ts';
import { headerFixture, tabBarFixture } from '../../slots/slots.fixtures.ts';
import { mount } from '../../testing/mount.tsx';
import { hallFixture } from '../../views/hall/hall.fixtures.ts';
import { homeFixture } from '../../views/home/home.fixtures.ts';
import { slotListFixture } from '../../views/slot-list/slot-list.fixtures.ts';
import HallView from './hall/HallView.tsx';
import HomeView from './home/HomeView.tsx';
import SlotListView from './slot-list/SlotListView.tsx';
import template from './template.ts';

async function phone(width: number): Promise<void> {
  await page.viewport(width, 800);
  const { dataset } = document.documentElement;
  dataset['template'] = 'h5-5';
  onTestFinished(() => {
    delete dataset['template'];
    window.scrollTo(0, 0);
  });
}

const { Frame } = template.slots;
const framed = (content: ReactNode, options: FixtureOptions = {}) => (
  <Frame header={headerFixture(options)} footer={null} tabs={tabBarFixture(options)} goToTop="Back to top">
    {content}
  </Frame>
);
const home = (options: FixtureOptions = {}) => framed(<HomeView {...homeFixture(options)} />, options);
const box = (element: Element): DOMRect => element.getBoundingClientRect();
const region = (name: string) => page.getByRole('region', { name, exact: true });
/** Rows of providers with their boxes. */
const rows = (selector: string): readonly DOMRect[] => [...document.querySelectorAll(selector)].map(box);
const round = ({ x, y, width, height }: DOMRect): string => [x, y, width, height].map(Math.round).join(' ');
const providerRows = 'section[aria-labelledby^="hall-"] li > *';

test.for(['guest', 'member'] as const)(
  '[HOME-01] at 360 x 800 px a %s sees nine whole rows of 56 px, hot games, then sport',
  async (session) => {
    await phone(360);
    mount(home({ session }));
    await expect.poll(() => rows(providerRows).length).toBe(42);
    const bottom = box(page.getByRole('navigation', { name: 'Main navigation' }).element()).top;
    const seen = rows(`main li[data-layout="row"], ${providerRows}`).filter(
      (row) => row.bottom <= bottom && row.right <= 360,
    );
    expect(seen.length).toBeGreaterThanOrEqual(9);
    expect(seen.map(({ height }) => Math.round(height)).filter((height) => height !== 56)).toEqual([]);
    const names = [...document.querySelectorAll(providerRows)].map((row) => row.textContent);
    expect(names.slice(0, 5)).toEqual([
      'Far CoastSports',
      'Jolly ReelSports',
      'LanternSports',
      'NorthstarSports',
      'Jade TigerLive casino',
    ]);
  },
);

test('[HOME-02] banners are one line of chips with picture and title, and lead where they lead', async () => {
  await phone(360);
  mount(home());
  const chips = region('Highlights').getByRole('listitem');
  await expect.poll(() => chips.elements().length).toBe(4);
  expect(new Set(chips.elements().map((one) => Math.round(box(one).top))).size).toBe(1);
  await expect
    .element(region('Highlights').getByRole('link', { name: /^A warm welcome/ }))
    .toHaveAttribute('href', '/discount/1');
  expect(box(region('Highlights').element()).height).toBeLessThanOrEqual(44);
});

test('[CAT-09] quick bets open the providers of sport directly', async () => {
  await phone(360);
  const onOpen = vi.fn<() => void>();
  const props = homeFixture();
  const halls = props.halls.items.map((hall) => ({
    ...hall,
    providers: hall.providers.map(({ href: _href, ...provider }) => ({ ...provider, onOpen })),
  }));
  mount(framed(<HomeView {...props} halls={{ state: 'ready', items: halls }} />));
  await page.getByRole('main').getByRole('list').first().getByRole('button', { name: 'Far Coast' }).click();
  expect(onOpen).toHaveBeenCalledOnce();
});

test('[CAT-06] the segments stay below the header and mark the current hall', async () => {
  await phone(320);
  mount(framed(<HallView {...hallFixture({ hall: 'live' })} />));
  const nav = page.getByRole('navigation', { name: 'Game lobbies' });
  await expect.element(nav.getByRole('link', { name: 'Live' })).toHaveAttribute('aria-current', 'page');
  window.scrollTo(0, 300);
  await expect.poll(() => window.scrollY).toBe(300);
  expect(Math.round(box(nav.element()).top)).toBe(Math.round(box(page.getByRole('banner').element()).bottom));
});

test('[CAT-20] a list shows games as rows: the row plays, demo and favourite have buttons of their own', async () => {
  await phone(360);
  const props = slotListFixture({ session: 'member' });
  const [onPlay, onToggle] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const items = props.games.items.slice().map((game) => ({ ...game, onPlay, favourite: { on: false, onToggle } }));
  mount(<SlotListView {...props} games={{ state: 'ready', items }} />);
  const row = page.getByRole('list', { name: 'Royal 8' }).getByRole('listitem').first();
  await expect.element(row).toBeVisible();
  const { width, height } = box(row.element());
  expect([Math.round(height), width > 300]).toEqual([56, true]);
  await row.click({ position: { x: width - 12, y: 28 } });
  await row.getByRole('button', { name: /^Add to favourites/ }).click();
  expect([onPlay.mock.calls.length, onToggle.mock.calls.length]).toEqual([1, 1]);
});

test('[TPL-05] skeletons of rows are where the rows will be, on home and in lists', async () => {
  await phone(360);
  const { rerender } = mount(home({ variant: 'loading' }));
  await expect.poll(() => rows('span[data-skeleton]').length).toBe(12);
  const waiting = rows('span[data-skeleton]').slice(0, 4).map(round);
  rerender(home());
  await expect.poll(() => rows(providerRows).length).toBe(42);
  expect(rows(providerRows).slice(0, 4).map(round)).toEqual(waiting);
  rerender(<SlotListView {...slotListFixture({ variant: 'loading' })} />);
  await expect.poll(() => rows('div[data-skeleton]').length).toBe(12);
  const tiles = rows('div[data-skeleton]').map(round);
  rerender(<SlotListView {...slotListFixture()} />);
  await expect.poll(() => rows('div[data-skeleton]').length).toBe(0);
  expect(rows('ul[aria-label="Royal 8"] > li').slice(0, 10).map(round)).toEqual(tiles.slice(0, 10));
});

test('[ERR-13] what failed is reported once, in place of the rows', async () => {
  await phone(360);
  const onRetry = vi.fn<() => void>();
  mount(<HomeView {...homeFixture({ variant: 'error' })} failure={{ onRetry }} />);
  await page.getByRole('button', { name: 'Try again' }).click();
  expect(onRetry).toHaveBeenCalledOnce();
  await expect.poll(() => page.getByRole('alert').elements()).toHaveLength(1);
});

test('[DES-06] in Tamil a row shows the whole name at 320 px and keeps its height', async () => {
  await openScreen({ template, view: 'slotList', width: 320, options: { session: 'member', locale: 'ta_IN' } });
  const list = [...document.querySelectorAll('main li[data-layout="row"]')].slice(0, 10);
  expect(list.map((row) => Math.round(box(row).height))).toEqual(Array.from({ length: 10 }, () => 56));
  const names = list.map((row) => row.querySelector('button > span:last-child > span'));
  expect(names.filter((name) => !name || name.scrollHeight > name.clientHeight + 1).length).toBe(0);
  expect(names.filter((name) => !name || name.scrollWidth > name.clientWidth).length).toBe(0);
});
