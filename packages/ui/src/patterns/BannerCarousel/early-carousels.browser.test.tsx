import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { labels } from '../../slots/labels.fixtures.ts';
import type { BannerModel } from '../../slots/models.ts';
import { UiProvider } from '../../primitives/UiProvider/index.ts';
import '../../foundations/global.css.ts';
import '../../theme/themes/wireframe.css.ts';
import { bannersFixture } from '../../views/home/home.fixtures.ts';
import { enhanceBeforeHydration, slidePositions } from './early-carousels.ts';
import { BannerCarousel, type BannerCarouselProps } from './index.ts';
import { bannerCarouselLabels } from '../../labels/banners.ts';

const texts = labels('en_US', bannerCarouselLabels);
let place: HTMLElement;
let root: Root | undefined;
const errors = vi.fn<(...details: unknown[]) => void>();

/** The carousel of a page, with its three banners. */
function Page(props: Partial<BannerCarouselProps>) {
  return (
    <UiProvider reducedMotion>
      <BannerCarousel banners={{ state: 'ready', items: bannersFixture(3) }} texts={texts} {...props} />
    </UiProvider>
  );
}

/** A page from the server, before any listener exists. */
function show(props: Partial<BannerCarouselProps> = {}): void {
  place.innerHTML = renderToString(<Page {...props} />);
}

/** Runs the document's script until the test ends: it contains the functions as text, without their module. */
function boot(noted = new Set<HTMLButtonElement>()): void {
  const listen = vi.spyOn(window, 'addEventListener');
  Object.assign(window, { noted });
  const script = document.createElement('script');
  script.textContent = `(${enhanceBeforeHydration.toString()})(noted,${slidePositions.toString()})`;
  document.head.append(script);
  script.remove();
  for (const [name, listener, options] of listen.mock.calls)
    heard.push(() => removeEventListener(name, listener, options));
  listen.mockRestore();
}
const heard: (() => void)[] = [];

/** React takes the page over; ends once it has. */
async function hydrate(props: Partial<BannerCarouselProps> = {}): Promise<void> {
  const before = track();
  root = hydrateRoot(place, <Page {...props} />, { onRecoverableError: errors });
  await awake();
  expect(track()).toBe(before);
}
const awake = () => vi.waitUntil(() => track()?.parentElement?.hasAttribute('data-hydrated'), 5000);

const track = () => place.querySelector<HTMLElement>('[aria-roledescription="slide"]')?.parentElement;
const all = (selector: string) => [...place.querySelectorAll<HTMLElement>(selector)];
const button = (to: string) => place.querySelector<HTMLButtonElement>(`[data-to="${to}"]`);
const press = (to: string) => button(to)?.click();
/** State of the carousel in all its attributes. */
const shown = () => ({
  place: Math.round(Math.abs(track()?.scrollLeft ?? 0) / (track()?.clientWidth ?? 1)),
  slide: all('[aria-roledescription="slide"]:not([inert])').map((slide) => slide.ariaLabel),
  dot: all('[aria-current="true"]').map((dot) => dot.ariaLabel),
});
const showing = (number: number) => ({
  place: number - 1,
  slide: [`${number} / 3`],
  dot: [`Go to slide ${number}`],
});

beforeEach(() => {
  place = document.body.appendChild(document.createElement('div'));
  Object.assign(document.documentElement.dataset, { theme: 'wireframe', motion: 'reduced' });
  errors.mockClear();
  // React reports attributes that differ here.
  vi.spyOn(console, 'error').mockImplementation(errors);
});

afterEach(() => {
  for (const end of heard.splice(0)) end();
  root?.unmount();
  root = undefined;
  place.remove();
  vi.restoreAllMocks();
});

test('[HOME-12x] the buttons move the page from the server before React is there, around both ends', async () => {
  show();
  boot();
  expect(shown()).toEqual(showing(1));
  const steps = ['next', 'next', 'next', 'previous', 'previous', '0', '2'];
  expect(steps.map((to) => (press(to), shown().slide[0]))).toEqual([
    '2 / 3',
    '3 / 3',
    '1 / 3',
    '3 / 3',
    '2 / 3',
    '1 / 3',
    '3 / 3',
  ]);
  await expect.poll(shown).toEqual(showing(3));
});

test('[HOME-12x] React takes the moved carousel over as it is and goes on from there, each press once', async () => {
  show();
  boot();
  press('next');
  const boxes = all('button, img');
  await hydrate();
  expect(shown()).toEqual(showing(2));
  expect(all('button, img')).toEqual(boxes);
  press('next');
  await expect.poll(shown).toEqual(showing(3));
  press('1');
  await expect.poll(shown).toEqual(showing(2));
  expect(errors).not.toHaveBeenCalled();
});

test('[HOME-12x] presses while React hydrates are carried out once, without making it hurry', async () => {
  show();
  boot();
  press('next');
  const hydrated = hydrate();
  // React listens by now and has rendered nothing.
  press('next');
  // Looked at once: later React would have done it.
  expect(shown()).toEqual(showing(3));
  await hydrated;
  await expect.poll(shown).toEqual(showing(3));
  press('previous');
  await expect.poll(shown).toEqual(showing(2));
  expect(errors).not.toHaveBeenCalled();
});

test('[HOME-12x] a press between rendering and taking over is not lost', async () => {
  show();
  boot();
  let rendered = false;
  // The last thing that is rendered before React has the page.
  const caption = ({ id }: BannerModel) => {
    if (!rendered && id === 'banner-3' && root) {
      rendered = true;
      press('next');
    }
    return <p>{id}</p>;
  };
  place.innerHTML = renderToString(<Page caption={caption} />);
  root = hydrateRoot(place, <Page caption={caption} />, { onRecoverableError: errors });
  await awake();
  expect(rendered).toBe(true);
  expect(shown()).toEqual(showing(2));
  press('next');
  await expect.poll(shown).toEqual(showing(3));
});

/** Presses the next button, which is noted before. */
function pressNoted(noted: Set<HTMLButtonElement>): void {
  const next = button('next');
  if (next) noted.add(next);
  press('next');
}

test('[HOME-12x] a press before anybody listened is carried out at once, and not once more by React', () => {
  const caption = () => <button type="button">Play</button>;
  show({ caption });
  const play = place.querySelector<HTMLButtonElement>('[aria-roledescription="slide"] button');
  const noted = new Set([play].filter((one) => one !== null));
  boot(noted);
  pressNoted(noted);
  // Looked at once: nothing but the press is to be carried out.
  expect(shown()).toEqual(showing(2));
  // Looked at once: React's effects stay recorded, in a list of the test.
  expect([...noted]).toEqual([play]);
});

test('[HOME-12x] a carousel whose banners come later is moved by React from the start', async () => {
  const noted = new Set<HTMLButtonElement>();
  boot(noted);
  root = createRoot(place);
  root.render(<Page banners={{ state: 'loading', items: [] }} />);
  await expect.poll(() => place.querySelector('[data-state="loading"]')).not.toBeNull();
  root.render(<Page />);
  await expect.poll(shown).toEqual(showing(1));
  pressNoted(noted);
  await expect.poll(shown).toEqual(showing(2));
  expect([...noted]).toEqual([button('next')]);
});

test('[HOME-12x] a picture that failed before React came is left out', async () => {
  const items = bannersFixture(3).map((banner, index) =>
    index === 1 ? { ...banner, image: 'data:image/png;base64,none' } : banner,
  );
  show({ banners: { state: 'ready', items } });
  boot();
  press('next');
  const failed = () => place.querySelectorAll('img')[1];
  await expect.poll(() => failed()?.complete).toBe(true);
  root = hydrateRoot(place, <Page banners={{ state: 'ready', items }} />);
  await expect.poll(() => shown().slide).toEqual(['2 / 2']);
});

/** Native scrolling of a swipe, with snapping. */
const swipe = (slides: number) => track()?.scrollBy({ left: slides * (track()?.clientWidth ?? 0) });

test.for(['ltr', 'rtl'])('[HOME-12x] a swipe needs no script, and what it shows can be pressed (%s)', async (dir) => {
  place.dir = dir;
  show();
  boot();
  const forward = dir === 'rtl' ? -1 : 1;
  swipe(forward);
  await expect.poll(shown).toEqual(showing(2));
  swipe(forward);
  await expect.poll(shown).toEqual(showing(3));
  press('next');
  await expect.poll(shown).toEqual(showing(1));
  press('previous');
  await expect.poll(shown).toEqual(showing(3));
  await hydrate();
  expect(shown()).toEqual(showing(3));
  swipe(-forward);
  await expect.poll(shown).toEqual(showing(2));
  press('next');
  await expect.poll(shown).toEqual(showing(3));
  expect(errors).not.toHaveBeenCalled();
});
