import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openScreen } from '../../conformance/screen/open.tsx';
import type { FixtureOptions } from '../../slots/base.fixtures.ts';
import { footerFixture, headerFixture, tabBarFixture } from '../../slots/slots.fixtures.ts';
import { mount } from '../../testing/mount.tsx';
import type { HomeViewProps } from '../../views/home/contract.ts';
import { homeFixture } from '../../views/home/home.fixtures.ts';
import HomeView from './home/HomeView.tsx';
import template from './template.ts';

const { Frame } = template.slots;

/** Home in its frame, at the top, on a phone 800 px high. */
async function home(width: number, options: FixtureOptions = {}, props: Partial<HomeViewProps> = {}) {
  await page.viewport(width, 800);
  const { dataset } = document.documentElement;
  dataset['template'] = 'h5-3';
  window.scrollTo(0, 0);
  onTestFinished(() => {
    delete dataset['template'];
    window.scrollTo(0, 0);
  });
  const view = (shown: FixtureOptions) => (
    <Frame header={headerFixture(options)} footer={footerFixture()} tabs={tabBarFixture(options)} goToTop="Back to top">
      <HomeView {...homeFixture(shown)} {...props} />
    </Frame>
  );
  const { rerender } = mount(view(options));
  await expect.element(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
  return { show: (shown: FixtureOptions) => rerender(view(shown)) };
}

const box = (element: Element | undefined) => element?.getBoundingClientRect() ?? new DOMRect();
const deck = () => page.getByRole('list', { name: 'Game lobbies' });
const card = (name: string) => deck().getByRole('button', { name, exact: true });
const cards = (): Element[] => [...deck().element().children];
const dock = (): DOMRect => box(page.getByRole('navigation', { name: 'Main navigation' }).element());

async function scrollTo(top: number): Promise<void> {
  const told = new Promise((resolve) => window.addEventListener('scroll', resolve, { once: true }));
  window.scrollTo(0, top);
  await told;
}

test('[HOME-01] home has jackpot, carousel, news, the deck of halls, hot games and promotions', async () => {
  await home(360);
  for (const name of ['Jackpot', 'Highlights', 'Announcements', 'Hot games', 'Promotions', 'Your seat is waiting'])
    await expect.element(page.getByRole('region', { name, exact: true })).toBeInTheDocument();
  await expect.element(deck()).toBeInTheDocument();
});

test('[HOME-25] the jackpot is the lower half of the header: right below it, from edge to edge', async () => {
  await home(360);
  const [header, jackpot] = [page.getByRole('banner'), page.getByRole('region', { name: 'Jackpot' })].map((part) =>
    box(part.element()),
  );
  expect(jackpot).toMatchObject({ top: header?.bottom, left: 0, width: document.documentElement.clientWidth });
});

test.each([320, 360, 430])(
  '[CAT-06] at %s px the halls are cards 180 px high across the column, the foot of each under the next',
  async (width) => {
    await home(width);
    await expect.poll(() => cards().length).toBe(8);
    const boxes = cards().map(box);
    const [first] = boxes;
    expect(first?.width).toBe(document.documentElement.clientWidth - 24);
    expect(first?.height).toBe(180);
    for (const [index, { top, bottom }] of boxes.slice(1).entries()) {
      const before = boxes[index];
      expect(Math.round((before?.bottom ?? 0) - top)).toBe(84);
      expect(bottom - (before?.bottom ?? 0)).toBeGreaterThanOrEqual(96);
    }
    // The text of a card is in the part that the next one leaves visible.
    for (const [index, one] of cards().entries()) {
      const next = boxes[index + 1]?.top ?? Infinity;
      for (const words of one.querySelectorAll('h2, p')) expect(box(words).bottom).toBeLessThanOrEqual(next);
    }
  },
);

test('[CAT-06] a card opens its hall in place, with tiles in two columns and the way to the hall', async () => {
  const onSelectHall = vi.fn<(id: number) => void>();
  await home(360, {}, { onSelectHall });
  window.scrollTo(0, 200);
  const before = cards().map((one) => Math.round(box(one).top));
  await card('Live casino').click();
  const hall = page.getByRole('region', { name: 'Live casino', exact: true });
  await expect.element(hall).toBeVisible();
  expect(onSelectHall).toHaveBeenCalledExactlyOnceWith(3);
  const tiles = hall.getByRole('listitem').elements();
  expect(tiles).toHaveLength(6);
  expect(new Set(tiles.map((tile) => Math.round(box(tile).left))).size).toBe(2);
  expect(getComputedStyle(tiles[0] ?? document.body).borderRadius).toBe('24px');
  await expect.element(hall.getByRole('link', { name: 'See all: Live casino' })).toHaveAttribute('href', '/gameHall/3');
  // Cards above have not moved, and cards below do not cover the open card any more.
  expect(
    cards()
      .slice(0, 2)
      .map((one) => Math.round(box(one).top)),
  ).toEqual(before.slice(0, 2));
  expect(box(cards()[2]).top).toBeGreaterThan(box(hall.element()).bottom);
  await card('Slot games').click();
  await expect.element(hall).not.toBeInTheDocument();
  await expect.element(page.getByRole('region', { name: 'Slot games', exact: true })).toBeVisible();
});

test('[CAT-06] an open hall without games shows its providers', async () => {
  const shelves = homeFixture().shelves.slice(0, 1);
  await home(360, {}, { shelves });
  await card('Cockfight').click();
  const hall = page.getByRole('region', { name: 'Cockfight', exact: true });
  await expect.element(hall.getByRole('link')).toHaveAttribute('href', expect.stringMatching('^/slotgame'));
});

test('[SHELL-43x] the dock floats over the page, leaves on the way down and returns on the way up', async () => {
  await home(320, { session: 'member' });
  expect(dock()).toMatchObject({ left: 8, right: 312, bottom: 788, height: 64 });
  for (const link of page.getByRole('navigation', { name: 'Main navigation' }).getByRole('listitem').elements())
    expect(Math.min(box(link).width, box(link).height)).toBeGreaterThanOrEqual(44);
  await scrollTo(500);
  await expect.poll(() => dock().top).toBeGreaterThanOrEqual(800);
  await scrollTo(400);
  await expect.poll(() => dock().bottom).toBe(788);
});

test('[A11Y-01] the keyboard reaches the dock while it is away, and it comes', async () => {
  await home(360);
  await scrollTo(500);
  await expect.poll(() => dock().top).toBeGreaterThanOrEqual(800);
  // From the last control of the footer the next stop is the dock.
  page.getByRole('contentinfo').getByRole('link').elements().at(-1)?.focus();
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('link', { name: 'Home', exact: true }).last()).toHaveFocus();
  await expect.poll(() => dock().bottom).toBe(788);
});

test('[TPL-05] the deck waits where it will be', async () => {
  const { show } = await home(360, { variant: 'loading' });
  const blanks = [...document.querySelectorAll('main [data-skeleton]:not([data-layout])')].map((one) => box(one).top);
  expect(blanks).toHaveLength(8);
  show({ variant: 'normal' });
  await expect.element(deck()).toBeVisible();
  expect(cards().map((one) => box(one).top)).toEqual(blanks);
});
