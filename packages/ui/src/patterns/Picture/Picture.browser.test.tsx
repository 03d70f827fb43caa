import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { labels } from '../../slots/labels.fixtures.ts';
import { gamesFixture } from '../../slots/models.fixtures.ts';
import { mount } from '../../testing/mount.tsx';
import { bannersFixture } from '../../views/home/home.fixtures.ts';
import { BannerCarousel } from '../BannerCarousel/index.ts';
import { bannerCarouselLabels } from '../../labels/banners.ts';
import { GameGrid } from '../GameTile/index.ts';
import { gameTileLabels } from '../GameTile/labels.ts';
import { PromotionGrid } from '../PromotionCard/index.ts';

/** Answers in place of a picture: a page, half a picture, and what is no address at all. */
const BROKEN = ['data:text/html,<h1>gone</h1>', 'data:image/png;base64,iVBORw0KGgoAAAAN', 'https://'];
/** A picture of another shape than its place. */
const WIDE =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="900" height="90"><rect width="900" height="90"/></svg>';

/** Layout shifts from now on. */
function shifts(): () => number {
  let sum = 0;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if ('value' in entry && typeof entry.value === 'number') sum += entry.value;
  });
  observer.observe({ type: 'layout-shift' });
  onTestFinished(() => observer.disconnect());
  return () => sum;
}
const settled = async () => {
  await Promise.allSettled([...document.images].map(async (image) => image.decode()));
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
};
const heights = (selector: string) =>
  [...document.querySelectorAll(selector)].map((one) => Math.round(one.getBoundingClientRect().height));

test('[IMG-02] the drawn placeholder of a tile is there before, under and in place of its picture, and nothing moves', async () => {
  const moved = shifts();
  const games = gamesFixture(4).map((game, at) => ({ ...game, art: [...BROKEN, WIDE][at] ?? '' }));
  mount(<GameGrid games={games} texts={labels('en_US', gameTileLabels)} />);
  await expect.poll(() => document.images.length).toBe(4);
  await settled();
  expect([...document.images].map(({ naturalWidth }) => naturalWidth > 0)).toEqual([false, false, false, true]);
  expect(new Set(heights('li')).size).toBe(1);
  for (const art of document.querySelectorAll('li button > span:first-child')) {
    const placeholder = getComputedStyle(art, '::before');
    expect(placeholder.content).toBe('""');
    expect(Number.parseFloat(placeholder.height)).toBeGreaterThan(10);
  }
  expect(moved()).toBe(0);
});

test('[IMG-02] the emblem of a promotion is there before, under and in place of its picture, and nothing moves', async () => {
  const moved = shifts();
  const covers = [...BROKEN, WIDE, null];
  mount(
    <PromotionGrid
      promotions={covers.map((cover, at) => ({
        id: String(at),
        title: 'Rain',
        cover,
        summary: '',
        date: '',
        href: '/',
      }))}
    />,
  );
  await expect.poll(() => document.images.length).toBe(4);
  await settled();
  expect(heights('li svg').every((height) => height > 20)).toBe(true);
  expect(heights('li svg')).toHaveLength(5);
  expect(new Set(heights('li')).size).toBe(1);
  expect(moved()).toBe(0);
});

test('[IMG-02] the area of banners stays when every picture fails, with the name of the first', async () => {
  const banners = bannersFixture(3).map((banner, at) => ({ ...banner, image: BROKEN[at] ?? '' }));
  mount(
    <>
      <BannerCarousel banners={{ state: 'ready', items: banners }} texts={labels('en_US', bannerCarouselLabels)} />
      <p data-below="">Below</p>
    </>,
  );
  const area = () => document.querySelector('[aria-roledescription="carousel"]');
  await expect.poll(() => area()?.clientHeight ?? 0).toBeGreaterThan(100);
  const height = area()?.clientHeight;
  const moved = shifts();
  await expect.poll(() => document.images.length).toBe(0);
  await expect.element(page.getByText(banners[0]?.alt ?? '')).toBeVisible();
  expect(area()?.clientHeight).toBe(height);
  expect(moved()).toBe(0);
});
