import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { labels } from '../../slots/labels.fixtures.ts';
import type { BannerModel } from '../../slots/models.ts';
import { mount } from '../../testing/mount.tsx';
import { Dialog } from '../../primitives/Dialog/index.ts';
import { UiProvider } from '../../primitives/UiProvider/index.ts';
import { bannersFixture, wordedBannersFixture } from '../../views/home/home.fixtures.ts';
import { BannerCarousel, bannerPeek, type BannerCarouselProps } from './index.ts';
import { bannerCarouselLabels } from '../../labels/banners.ts';

const texts = labels('en_US', bannerCarouselLabels);
const ready = (items: readonly BannerModel[]) => ({ state: 'ready', items }) as const;

/** Mounts with motion. */
async function show(props: Partial<BannerCarouselProps> = {}, reducedMotion = false): Promise<void> {
  // The pointer of the previous test may still be where the carousel appears.
  await userEvent.hover(document.body, { position: { x: 5, y: 600 } });
  mount(<BannerCarousel banners={ready(bannersFixture(3))} texts={texts} {...props} />, { reducedMotion });
  await expect.element(page.getByRole('region', { name: 'Highlights' })).toBeVisible();
}
const current = (): string | null | undefined =>
  document.querySelector('[aria-roledescription="slide"]:not([inert])')?.getAttribute('aria-label');
const freeze = (): void => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
};
const dot = (index: number) => page.getByRole('button', { name: `Go to slide ${index}` });

afterEach(() => {
  vi.useRealTimers();
});

/** Starts the period anew under the fake clock: the timer of the first slide was set on the real one. */
async function settleOn(index: number): Promise<void> {
  freeze();
  (dot(index).element() as HTMLElement).click();
  await expect.poll(current).toBe(`${index} / 3`);
}

/** The slide has changed and its own period has begun. */
async function movedTo(label: string): Promise<void> {
  await expect.poll(current).toBe(label);
  await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(0);
}

test('[HOME-12x] moves on after five seconds and starts over after the last', async () => {
  await show();
  await settleOn(2);
  await vi.advanceTimersByTimeAsync(4999);
  await expect.poll(current).toBe('2 / 3');
  await vi.advanceTimersByTimeAsync(1);
  await movedTo('3 / 3');
  await vi.advanceTimersByTimeAsync(5000);
  await movedTo('1 / 3');
});

test('[HOME-12x] stops while the pointer is over it', async () => {
  await show();
  await page.getByRole('region', { name: 'Highlights' }).hover();
  await settleOn(2);
  await vi.advanceTimersByTimeAsync(30_000);
  await expect.poll(current).toBe('2 / 3');
  const region = page.getByRole('region', { name: 'Highlights' }).element();
  region.dispatchEvent(
    new PointerEvent('pointerout', { bubbles: true, pointerType: 'mouse', relatedTarget: document.body }),
  );
  await movedTo('2 / 3');
  await vi.advanceTimersByTimeAsync(5000);
  await movedTo('3 / 3');
});

test('[HOME-12x] stops while focus is inside, and the keyboard chooses', async () => {
  await show();
  await userEvent.keyboard('{Tab}');
  freeze();
  await vi.advanceTimersByTimeAsync(30_000);
  await expect.poll(current).toBe('1 / 3');
  vi.useRealTimers();
  await expect.element(page.getByRole('button', { name: 'Previous' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(current).toBe('3 / 3');
  await expect.element(dot(3)).toHaveAttribute('aria-current', 'true');
});

test('[HOME-12x] does not move by itself when less motion is wanted, but by its buttons', async () => {
  await show({}, true);
  await settleOn(2);
  await vi.advanceTimersByTimeAsync(30_000);
  await expect.poll(current).toBe('2 / 3');
  vi.useRealTimers();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect.poll(current).toBe('3 / 3');
});

test('[HOME-12x] waits while a modal is open', async () => {
  const carousel = <BannerCarousel banners={ready(bannersFixture(3))} texts={texts} />;
  const dialog = (open: boolean) => (
    <UiProvider reducedMotion={false}>
      {carousel}
      <Dialog open={open} onClose={() => undefined} title="News" />
    </UiProvider>
  );
  const { rerender } = mount(dialog(true));
  await expect.element(page.getByRole('dialog')).toBeVisible();
  freeze();
  await vi.advanceTimersByTimeAsync(30_000);
  await expect.poll(current).toBe('1 / 3');
  rerender(dialog(false));
  await movedTo('1 / 3');
  await vi.advanceTimersByTimeAsync(5000);
  await movedTo('2 / 3');
});

test('[HOME-12x] waits while the tab is hidden', async () => {
  await show();
  await settleOn(2);
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => vi.getTimerCount()).toBe(0);
  await vi.advanceTimersByTimeAsync(30_000);
  await expect.poll(current).toBe('2 / 3');
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  await movedTo('2 / 3');
  await vi.advanceTimersByTimeAsync(5000);
  await movedTo('3 / 3');
  hidden.mockRestore();
});

test.for(['ltr', 'rtl'])('[HOME-12x] follows a swipe to either side (%s)', async (dir) => {
  document.documentElement.dir = dir;
  onTestFinished(() => document.documentElement.removeAttribute('dir'));
  await show({ autoplay: false });
  const row = document.querySelector('[aria-roledescription="slide"]')?.parentElement;
  const swipe = (slides: number) =>
    row?.scrollBy({ left: slides * row.clientWidth * (dir === 'rtl' ? -1 : 1), behavior: 'instant' });
  expect(current()).toBe('1 / 3');
  swipe(1);
  await expect.poll(current).toBe('2 / 3');
  await expect.element(dot(2)).toHaveAttribute('aria-current', 'true');
  swipe(-1);
  await expect.poll(current).toBe('1 / 3');
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect.poll(current).toBe('3 / 3');
  const edge = row?.getBoundingClientRect().left;
  await expect.poll(() => Math.round(row?.lastElementChild?.getBoundingClientRect().left ?? 0)).toBe(edge);
});

test('[HOME-12x] has the banners in the order received, also when it changes', async () => {
  const [first, second, third] = bannersFixture(3);
  if (!first || !second || !third) throw new Error('the fixture is short');
  const shown = () =>
    [...document.querySelectorAll('[aria-roledescription="slide"] img')].map((img) => (img as HTMLImageElement).alt);
  const { rerender } = mount(<BannerCarousel banners={ready([third, first, second])} texts={texts} />);
  await expect.poll(shown).toEqual([third.alt, first.alt, second.alt]);
  rerender(<BannerCarousel banners={ready([second, third, first])} texts={texts} />);
  await expect.poll(shown).toEqual([second.alt, third.alt, first.alt]);
});

test('[LOOK-13] [HOME-12x] banners that join before the current one leave it where it is', async () => {
  const [first, second, third] = bannersFixture(3);
  if (!first || !second || !third) throw new Error('the fixture is short');
  const { rerender } = mount(<BannerCarousel banners={ready([second])} texts={texts} />);
  const left = () => page.getByAltText(second.alt).element().getBoundingClientRect().left;
  await expect.element(page.getByAltText(second.alt)).toBeVisible();
  const before = left();
  rerender(<BannerCarousel banners={ready([first, second, third])} texts={texts} />);
  await expect.poll(current).toBe('2 / 3');
  expect(left()).toBe(before);
});

test('[HOME-12x] one banner has neither arrows nor dots and does not move', async () => {
  await show({ banners: ready(bannersFixture(1)) });
  freeze();
  await vi.advanceTimersByTimeAsync(30_000);
  await expect.poll(current).toBe('1 / 1');
  expect(document.querySelectorAll('button')).toHaveLength(0);
});

test('[HOME-12x] leaves out a broken picture', async () => {
  const [first, second, third] = bannersFixture(3);
  if (!first || !second || !third) throw new Error('the fixture is short');
  mount(
    <BannerCarousel
      banners={ready([{ ...first, image: 'data:image/png;base64,none' }, second, third])}
      texts={texts}
    />,
  );
  await expect.poll(current).toBe('1 / 2');
  await expect.element(page.getByAltText(second.alt)).toBeVisible();
  await expect.element(dot(3)).not.toBeInTheDocument();
});

test('[HOME-12x] takes no room without banners', async () => {
  const { rerender } = mount(<BannerCarousel banners={{ state: 'loading', items: [] }} texts={texts} />);
  await expect.poll(() => document.querySelector('[data-state="loading"]')).not.toBeNull();
  rerender(<BannerCarousel banners={ready([])} texts={texts} />);
  await expect.poll(() => document.querySelector('[data-state="loading"]')).toBeNull();
  expect(document.querySelector('[aria-roledescription="carousel"]')).toBeNull();
});

test('[HOME-08] a banner without a target is a picture, the others lead on', async () => {
  const onOpen = vi.fn();
  const [first, second, third] = bannersFixture(3);
  if (!first || !second || !third) throw new Error('the fixture is short');
  await show({ banners: ready([{ ...first, onOpen }, second, third]) }, true);
  await page.getByRole('link', { name: first.alt }).click();
  expect(onOpen).toHaveBeenCalledOnce();
  await dot(3).click();
  await expect.poll(current).toBe('3 / 3');
  expect(document.querySelector('[aria-label="3 / 3"] a, [aria-label="3 / 3"] button')).toBeNull();
});

test('slides out of view take no focus', async () => {
  await show();
  const slides = [...document.querySelectorAll<HTMLElement>('[aria-roledescription="slide"]')];
  expect(slides.map((slide) => slide.inert)).toEqual([false, true, true]);
});

test('[HOME-12x] a caption brings the words and the control of its slide, whose picture is decoration then', async () => {
  const caption = ({ id, alt }: BannerModel) => <a href={`/${id}`}>{alt}</a>;
  await show({ caption }, true);
  const shown = () => document.querySelector('[aria-label="1 / 3"]');
  expect(shown()?.querySelectorAll('a')).toHaveLength(1);
  expect(shown()?.querySelector('img')?.alt).toBe('');
  await expect
    .element(page.getByRole('link', { name: 'A warm welcome. First deposit matched up to 100 %' }))
    .toHaveAttribute('href', '/banner-1');
});

test('[HOME-12x] the next slide peeks in, and each snaps to the same edge', async () => {
  const name = /--[\w-]+/.exec(bannerPeek)?.[0] ?? '';
  document.documentElement.style.setProperty(name, '60px');
  onTestFinished(() => void document.documentElement.style.removeProperty(name));
  await show({ autoplay: false }, true);
  const region = page.getByRole('region', { name: 'Highlights' }).element().getBoundingClientRect();
  const left = (index: number): number =>
    (document.querySelector(`[aria-label="${index} / 3"]`)?.getBoundingClientRect().left ?? 0) - region.left;
  expect([left(1), left(2)].map(Math.round)).toEqual([0, Math.round(region.width - 60)]);
  await dot(2).click();
  await expect.poll(() => [left(2), left(3)].map(Math.round)).toEqual([0, Math.round(region.width - 60)]);
  await dot(3).click();
  // Nothing follows the last: the one before it peeks in.
  await expect.poll(() => [left(3), left(2)].map(Math.round)).toEqual([60, Math.round(120 - region.width)]);
});

const [worded] = wordedBannersFixture(1);
const fields = ['headline', 'line', 'button', 'until'] as const;

test.each([
  [[], 'A warm welcomeFirst deposit matched up to 100 %See the offerUntil 31 Dec'],
  [['headline'], 'First deposit matched up to 100 %See the offerUntil 31 Dec'],
  [['line'], 'A warm welcomeSee the offerUntil 31 Dec'],
  [['button'], 'A warm welcomeFirst deposit matched up to 100 %Open PromotionsUntil 31 Dec'],
  [['button', 'opens'], 'A warm welcomeFirst deposit matched up to 100 %Until 31 Dec'],
  [['until'], 'A warm welcomeFirst deposit matched up to 100 %See the offer'],
  [['href'], 'A warm welcomeFirst deposit matched up to 100 %Until 31 Dec'],
  [fields, ''],
] as const)('[LOOK-02] a banner without %j says %j, and the whole slide is its one target', async (missing, said) => {
  if (!worded) throw new Error('the fixture is short');
  const banner = { ...worded, ...Object.fromEntries(missing.map((field) => [field, undefined])) };
  await show({ banners: ready([banner]) }, true);
  const slide = page.getByRole('group', { name: '1 / 1' }).element();
  expect(slide.textContent).toBe(said);
  const targets = [...slide.querySelectorAll('a, button')];
  expect(targets).toHaveLength(banner.href === undefined ? 0 : 1);
  const { width, height } = slide.getBoundingClientRect();
  for (const target of targets) {
    const box = target.getBoundingClientRect();
    expect([box.width, box.height]).toEqual([width, height]);
  }
  // The picture describes itself only where nothing else does.
  expect(slide.querySelector('img')?.alt).toBe(said === '' ? worded.alt : '');
});

test.for(['ltr', 'rtl'])('[LOOK-02] words of every length are in their slide, where lines begin (%s)', async (dir) => {
  if (!worded) throw new Error('the fixture is short');
  await page.viewport(320, 640);
  document.documentElement.dir = dir;
  onTestFinished(() => document.documentElement.removeAttribute('dir'));
  const banner = { ...worded, headline: 'Welcome to the house of a thousand games', line: 'A line. '.repeat(12) };
  await show({ banners: ready([banner]) }, true);
  const box = (locator: ReturnType<typeof page.getByText>) => locator.element().getBoundingClientRect();
  const slide = box(page.getByRole('group', { name: '1 / 1' }));
  const words = box(page.getByText(/^Welcome to the house/));
  expect(words.top).toBeGreaterThanOrEqual(slide.top);
  expect(box(page.getByText('See the offer')).bottom).toBeLessThanOrEqual(slide.bottom);
  const sides = [words.left - slide.left, slide.right - words.right];
  expect(sides.indexOf(Math.min(...sides))).toBe(dir === 'ltr' ? 0 : 1);
});
