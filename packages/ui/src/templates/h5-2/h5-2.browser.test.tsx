import type { ReactNode } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openScreen } from '../../conformance/screen/open.tsx';
import type { FixtureOptions } from '../../slots/base.fixtures.ts';
import { headerFixture, tabBarFixture } from '../../slots/slots.fixtures.ts';
import { mount } from '../../testing/mount.tsx';
import { hallFixture } from '../../views/hall/hall.fixtures.ts';
import { homeFixture } from '../../views/home/home.fixtures.ts';
import HallView from './hall/HallView.tsx';
import HomeView from './home/HomeView.tsx';
import template from './template.ts';

async function phone(width: number, height: number): Promise<void> {
  await page.viewport(width, height);
  const { dataset } = document.documentElement;
  dataset['template'] = 'h5-2';
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

const rail = () => page.getByRole('navigation', { name: 'Game lobbies' });
const entry = (name: string) => rail().getByRole('link', { name, exact: true });
const current = (): (string | null)[] =>
  [...rail().element().querySelectorAll('[aria-current]')].map((one) => one.textContent);
const region = (name: string) => page.getByRole('region', { name, exact: true });
const box = (element: Element): DOMRect => element.getBoundingClientRect();
/** Where header and bottom bar leave room, px. */
const room = (): readonly [number, number] => [
  box(page.getByRole('banner').element()).bottom,
  box(page.getByRole('navigation').last().element()).top,
];

test('[HOME-01][CAT-06] home has every hall with its providers and counts, hot games first, what was played last at the end', async () => {
  await phone(390, 800);
  mount(home({ session: 'member' }));
  await expect.element(region('Slot games')).toBeInTheDocument();
  expect([...rail().element().children].map((one) => one.textContent)).toEqual([
    'Hot games',
    'Slots',
    'Live',
    'Sports',
    'Lottery',
    'Cards',
    'Virtual',
    'Cockfight',
    'Esports',
    'Recently played',
  ]);
  await expect.element(region('Slot games').getByRole('link', { name: 'Royal 8 24 games' })).toBeInTheDocument();
  expect(region('Slot games').getByRole('list').first().getByRole('listitem').elements()).toHaveLength(12);
  await expect.element(region('Highlights')).toBeVisible();
  await expect.element(region('Announcements')).toBeVisible();
  await expect.element(region('Jackpot')).toBeVisible();
});

test('[CAT-06] rail and content keep in step: scrolling moves the rail on, an entry leads to its section', async () => {
  await phone(360, 640);
  mount(home());
  await expect.poll(current).toEqual(['Hot games']);
  region('Live casino').element().scrollIntoView({ block: 'start' });
  await expect.poll(current).toEqual(['Live']);
  await entry('Lottery').click();
  await expect.poll(() => Math.round(box(region('Lottery').element()).top - room()[0])).toBe(8);
  await expect.poll(current).toEqual(['Lottery']);
  await expect.poll(() => document.activeElement?.id).toBe('hall-5');
  window.scrollTo(0, 0);
  await expect.poll(current).toEqual(['Hot games']);
});

test.for([
  ['en_US', 360, 800],
  ['ta_IN', 320, 568],
] as const)(
  '[A11Y-02] in %s at %s x %s px the rail stays between the bars and shows its current entry',
  async (state) => {
    const [locale, width, height] = state;
    await phone(width, height);
    mount(home({ locale, session: 'member' }));
    await expect.element(page.getByRole('banner')).toBeVisible();
    const nav = () => page.getByRole('navigation').elements()[0] as HTMLElement;
    await expect.poll(() => nav().querySelectorAll('a').length).toBe(10);
    const [top, bottom] = room();
    const within = (element: Element | null): boolean =>
      element !== null && box(element).top >= top && box(element).bottom <= bottom + 1;
    document.getElementById('hall-6')?.scrollIntoView({ block: 'start' });
    await expect.poll(() => nav().querySelector('[aria-current]')?.getAttribute('href')).toBe('#hall-6');
    await expect.poll(() => within(nav())).toBe(true);
    await expect.poll(() => within(nav().querySelector('[aria-current]'))).toBe(true);
    for (const one of nav().querySelectorAll('a')) {
      expect(Math.min(box(one).width, box(one).height)).toBeGreaterThanOrEqual(44);
      expect(one.scrollHeight).toBeLessThanOrEqual(one.clientHeight + 1);
    }
  },
);

test('[CAT-09] a hall has the same panes: the rail leads to the pages of the others', async () => {
  await phone(360, 800);
  mount(framed(<HallView {...hallFixture({ hall: 'live' })} />));
  await expect.element(entry('Live')).toHaveAttribute('aria-current', 'page');
  await expect.element(entry('Sports')).toHaveAttribute('href', '/gameHall/4');
  const card = region('Providers').getByRole('link').first();
  await expect.element(card).toHaveAccessibleName('Royal 8 24 games');
  expect(box(card.element()).left).toBeGreaterThan(box(rail().element()).right);
});

test('[TPL-05] skeletons of the cards are where the cards will be', async () => {
  await phone(360, 800);
  const cards = (selector: string): string[] =>
    [...document.querySelectorAll(selector)].slice(0, 8).map((one) => {
      const { x, y, width, height } = box(one);
      return [x, y, width, height].map(Math.round).join(' ');
    });
  const { rerender } = mount(home({ variant: 'loading' }));
  await expect.poll(() => cards('span[data-skeleton]').length).toBe(8);
  const waiting = cards('span[data-skeleton]');
  rerender(home());
  await expect.element(region('Slot games')).toBeInTheDocument();
  expect(cards('#hall-2 li > a')).toEqual(waiting);
});

test('[ERR-13] what failed is reported once, in place of the panes; halls without content say so', async () => {
  await phone(360, 800);
  const onRetry = vi.fn<() => void>();
  const { rerender } = mount(<HomeView {...homeFixture({ variant: 'error' })} failure={{ onRetry }} />);
  await page.getByRole('button', { name: 'Try again' }).click();
  expect(onRetry).toHaveBeenCalledOnce();
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(rail().elements()).toHaveLength(0);
  const props = homeFixture();
  rerender(
    <HomeView
      {...props}
      shelves={[]}
      halls={{ state: 'ready', items: props.halls.items.slice(0, 1).map((hall) => ({ ...hall, providers: [] })) }}
    />,
  );
  await expect.element(region('Slot games').getByText('Games are coming soon')).toBeVisible();
});

test('[TPL-01] promotions are wide cards, the picture beside what it says', async () => {
  await openScreen({ template, view: 'promotionList', width: 360 });
  const cards = page.getByRole('link', { name: /^Season of champions|^Bring a friend/ }).elements();
  expect(cards).toHaveLength(2);
  for (const card of cards) {
    const [picture, words] = [...card.children].map((part) => part.getBoundingClientRect());
    expect(picture?.right).toBeLessThanOrEqual(words?.left ?? 0);
    expect(words?.width).toBeGreaterThan(picture?.width ?? Infinity);
  }
});
