import type { Browser } from 'playwright';
import type { Device } from '../lib/browser.ts';
import { openTab } from '../lib/browser.ts';

/** A picture with its words, and the size it is shown in (CSS px). */
export interface Item {
  readonly src: string;
  readonly text: string;
  readonly href: string;
  readonly width: number;
  readonly height: number;
}

/** A list of pictures. */
export interface ItemList {
  readonly title: string;
  /** Pictures side by side; more than fit make a row that scrolls. */
  readonly columns: number;
  /** Width of a picture, CSS px. */
  readonly width: number;
  readonly items: readonly Item[];
}

/** What the home page shows, taken from the page under test while it runs on the sandbox's data. */
export interface HomeContent {
  readonly title: string;
  readonly lang: string;
  readonly background: string;
  readonly color: string;
  readonly banners: readonly Item[];
  readonly notices: readonly string[];
  readonly jackpot: string;
  /** Lists below the fold line: halls, games, providers. */
  readonly lists: readonly ItemList[];
}

/** Runs in the page. */
function read(): HomeContent {
  const text = (element: Element | null | undefined) => (element?.textContent ?? '').trim();
  const carousel = document.querySelector('[aria-roledescription="carousel"]');
  const hero = carousel?.querySelector('img')?.getBoundingClientRect();
  const item = (image: HTMLImageElement): Item => {
    const { width, height } = image.getBoundingClientRect();
    const holder = image.closest('li, a, button');
    return {
      src: image.getAttribute('src') ?? '',
      text: image.alt || text(holder),
      href: holder?.closest('a')?.getAttribute('href') ?? '/',
      width: Math.round(width || image.width),
      height: Math.round(height || image.height),
    };
  };
  const groups = new Map<Element, HTMLImageElement[]>();
  for (const image of document.querySelectorAll<HTMLImageElement>('#root img')) {
    if (carousel?.contains(image)) continue;
    const list = image.closest('ul, ol, nav, [role=tablist]') ?? document.body;
    groups.set(list, [...(groups.get(list) ?? []), image]);
  }
  const jackpot = [...document.querySelectorAll('main section')].find(
    (one) => one.getAttribute('data-state') === 'ready',
  );
  const marquee = carousel?.parentElement?.querySelector('section ul');
  const style = getComputedStyle(document.documentElement);
  return {
    title: document.title,
    lang: document.documentElement.lang,
    background: style.backgroundColor,
    color: style.color,
    banners: [...(carousel?.querySelectorAll('img') ?? [])].map((image) => ({
      ...item(image),
      width: Math.round(hero?.width ?? 0),
      height: Math.round(hero?.height ?? 0),
    })),
    notices: [...(marquee?.querySelectorAll('li') ?? [])].map(text),
    jackpot: text(jackpot?.querySelector('[aria-live]')),
    lists: [...groups].map(([list, images]) => {
      const top = images[0]?.getBoundingClientRect().top;
      return {
        title: list.getAttribute('aria-label') ?? '',
        width: Math.round(images[0]?.getBoundingClientRect().width ?? 0),
        columns: images.filter((image) => Math.abs(image.getBoundingClientRect().top - (top ?? 0)) < 4).length,
        items: images.map(item),
      };
    }),
  };
}

/** Loads the site's home page once, without slowing anything, and reads what it shows. @throws when it shows no banner */
export async function homeContent(browser: Browser, origin: string, device: Device): Promise<HomeContent> {
  const tab = await openTab(browser, device, { cpu: 1, line: false });
  try {
    await tab.page.goto(`${origin}/`, { waitUntil: 'load' });
    // All pictures are shown once the carousel has woken up.
    await tab.page.waitForFunction(() => !document.querySelector('[aria-roledescription="carousel"] [data-waiting]'));
    // Parts below the screen are laid out when they come near.
    for (let step = 0; step < 12; step += 1) {
      await tab.page.mouse.wheel(0, 700);
      await tab.page.waitForTimeout(60);
    }
    await tab.page.evaluate(() => window.scrollTo(0, 0));
    return await tab.page.evaluate(read);
  } finally {
    await tab.close();
  }
}
