import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { applyRootState } from '../../conformance/screen/root.ts';
import { openScreen } from '../../conformance/screen/open.tsx';
import type { FixtureOptions } from '../../slots/base.fixtures.ts';
import { footerFixture, headerFixture, tabBarFixture } from '../../slots/slots.fixtures.ts';
import { mount } from '../../testing/mount.tsx';
import type { HomeViewProps } from '../../views/home/contract.ts';
import { homeFixture } from '../../views/home/home.fixtures.ts';
import HomeView from './home/HomeView.tsx';
import template from './template.ts';

const { Frame } = template.slots;

async function show(options: FixtureOptions = {}, props: Partial<HomeViewProps> = {}) {
  await page.viewport(360, 800);
  applyRootState({ template, theme: 'midnight', locale: 'en_US', motion: 'reduced' });
  onTestFinished(() => window.scrollTo(0, 0));
  const home = (changed: Partial<HomeViewProps>) => (
    <Frame
      header={headerFixture(options)}
      footer={footerFixture(options)}
      tabs={tabBarFixture(options)}
      goToTop="Back to top"
    >
      <HomeView {...homeFixture(options)} {...changed} />
    </Frame>
  );
  const { rerender } = mount(home(props));
  await expect.element(page.getByRole('banner')).toBeVisible();
  return { change: (changed: Partial<HomeViewProps>) => rerender(home(changed)) };
}

const box = (element: Element | null): DOMRect => element?.getBoundingClientRect() ?? new DOMRect();
const hero = (): Element | null => document.querySelector('[aria-roledescription="carousel"]');
const ground = (): string => getComputedStyle(page.getByRole('banner').element()).backgroundColor;
const clear = 'rgba(0, 0, 0, 0)';
const none = { state: 'ready', items: [] } as const;

test('[TPL-01] the hero begins under the see-through header, which gets its ground when the page is scrolled', async () => {
  await show();
  expect(box(hero())).toMatchObject({ top: 0, left: 0, width: 360 });
  expect(box(hero()).height).toBeGreaterThan(300);
  expect(ground()).toBe(clear);
  window.scrollTo(0, 300);
  await expect.poll(ground).not.toBe(clear);
  window.scrollTo(0, 0);
  await expect.poll(ground).toBe(clear);
});

test('[TPL-01] without a picture the page begins below a header with a ground', async () => {
  await show({}, { banners: none, hotGames: none });
  expect(hero()).toBeNull();
  expect(ground()).not.toBe(clear);
  const header = box(page.getByRole('banner').element());
  expect(box(page.getByRole('region', { name: 'Jackpot' }).element()).top).toBeGreaterThan(header.bottom);
});

test('[HOME-01] the first half of the screen shows the title and its call, which names what it opens', async () => {
  await show();
  const call = page.getByRole('link', { name: /A warm welcome.*See the offer/ });
  await expect.element(call).toHaveAttribute('href', '/discount/1');
  // All of the slide is the target.
  const { left, top } = box(hero());
  expect(document.elementFromPoint(left + 20, top + 200)?.closest('a')).toBe(call.element());
});

test('[HOME-08] [LOOK-02] a banner that leads nowhere has no call; one without words has its name as title', async () => {
  const [banner] = homeFixture().banners.items;
  if (!banner) throw new Error('the fixture is short');
  const { href: _, ...dead } = banner;
  const { change } = await show({}, { banners: { state: 'ready', items: [dead] } });
  await expect.element(page.getByText('A warm welcome', { exact: true })).toBeVisible();
  expect(hero()?.querySelectorAll('a, button')).toHaveLength(0);
  expect(hero()?.textContent).not.toContain('See the offer');
  const { id, image, href, opens } = banner;
  change({ banners: { state: 'ready', items: [{ id, image, href, opens, alt: 'Festival' }] } });
  await expect.element(page.getByRole('link', { name: 'Festival Open Promotions' })).toBeVisible();
});

test('[TPL-01] without banners the first hot game is the hero', async () => {
  const onPlay = vi.fn<() => void>();
  const [game] = homeFixture().hotGames.items;
  if (!game) throw new Error('the fixture is short');
  await show({}, { banners: none, hotGames: { state: 'ready', items: [{ ...game, onPlay }] } });
  await page.getByRole('button', { name: `${game.name} Play: ${game.name}` }).click();
  expect(onPlay).toHaveBeenCalledOnce();
});

test('[LOOK-04] a game as the hero has its wide picture, or its square whole over a blurred copy', async () => {
  const [game] = homeFixture().hotGames.items;
  if (!game) throw new Error('the fixture is short');
  const images = () => [...document.querySelectorAll<HTMLImageElement>('[aria-roledescription="slide"] img')];
  const heroOf = (pictures: typeof game.pictures) => ({
    banners: none,
    hotGames: { state: 'ready' as const, items: [{ ...game, pictures }] },
  });
  const { change } = await show({}, heroOf(game.pictures));
  await expect.poll(() => images().map(({ src }) => src)).toEqual([game.pictures?.wide]);
  change(heroOf(undefined));
  await expect.poll(() => images().map(({ src }) => src)).toEqual([game.art, game.art]);
  const [copy, image] = images();
  if (!copy || !image) throw new Error('there are not two pictures');
  expect(getComputedStyle(image).objectFit).toBe('contain');
  expect(getComputedStyle(copy).filter).toContain('blur(');
  // The copy fades into the page as the picture does, and is behind the words.
  const fade = (element: Element | null) => element && getComputedStyle(element).maskImage;
  expect(fade(copy.parentElement)).toBe(fade(image));
  expect(fade(image)).toContain('linear-gradient');
});

test('[CAT-06] every hall is a shelf in the order received, one without games a shelf of its providers', async () => {
  const { shelves } = homeFixture();
  const bare = shelves.map((shelf, index) => (index === 1 ? { ...shelf, games: none } : shelf));
  await show({ session: 'member' }, { shelves: bare });
  const titles = (): readonly (string | null)[] =>
    page
      .getByRole('main')
      .getByRole('heading', { level: 2 })
      .elements()
      .map((heading) => heading.textContent);
  await expect
    .poll(titles)
    .toEqual([
      'Recently played',
      'Slot games',
      'Top 10',
      'Live casino',
      'Sports',
      'Lottery',
      'Board and card',
      'Virtual sports',
      'Promotions',
    ]);
  const live = page.getByRole('region', { name: 'Live casino' });
  await expect.element(live.getByRole('link', { name: 'See all: Live casino' })).toHaveAttribute('href', '/gameHall/3');
  expect(live.getByRole('listitem').elements()).toHaveLength(shelves[1]?.hall.providers.length ?? 0);
});

test('[CAT-05] tiles are posters of two to three', async () => {
  await show();
  const art = page.getByRole('region', { name: 'Top 10' }).getByRole('button').first().element().firstElementChild;
  const { width, height } = box(art);
  expect(height / width).toBeCloseTo(1.5, 1);
});

test('[SHELL-43x] the bar shows icons alone, names them, and marks the current page by shape', async () => {
  await show({ session: 'member' });
  const bar = page.getByRole('navigation', { name: 'Main navigation' });
  const entries = [...bar.element().querySelectorAll('a, button')];
  expect(entries.map((entry) => entry.getAttribute('aria-current'))).toEqual(['page', null, null, null, null]);
  for (const name of [/^Home/, /^Games/, /^Wallet/, /^Help/, /^Account/])
    await expect.element(bar.getByRole('link', { name })).toBeVisible();
  for (const entry of entries) {
    expect(box(entry.querySelector('[title]')).width).toBe(1);
    expect(Math.min(box(entry).width, box(entry).height)).toBeGreaterThanOrEqual(44);
  }
  const lights = entries.map((entry) => getComputedStyle(entry, '::before').height);
  expect(lights).toEqual(['3px', 'auto', 'auto', 'auto', 'auto']);
});

test('[TPL-01] the picture of a hall runs from edge to edge below the header, which has a ground there', async () => {
  await openScreen({ template, view: 'hall', width: 360 });
  const hero = page.getByRole('heading', { level: 1 }).element().closest('[data-hall]')?.getBoundingClientRect();
  const header = page.getByRole('banner').element();
  expect([hero?.left, hero?.width, hero?.top]).toEqual([0, 360, header.getBoundingClientRect().bottom]);
  expect(getComputedStyle(header).backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
});
