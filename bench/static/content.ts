import { CONSENT_COOKIE, consentText } from '../../packages/contract/src/site/consent.ts';
import type { SiteConfig } from '../../packages/contract/src/config/site-config.ts';
import type { Browser, Page } from 'playwright';
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

/** The dialog that every first visitor gets. */
export interface PopUp {
  /** Its text, a line each. */
  readonly lines: readonly string[];
  readonly pictures: readonly Item[];
  /** Labels of its buttons. */
  readonly buttons: readonly string[];
}

/** Content of the home page, read from the page under test while it runs on the sandbox's data. */
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
  readonly popUp: PopUp;
}

/** Runs in the page. */
function readPopUp(): PopUp {
  const dialog = document.querySelector<HTMLElement>('[role="dialog"]');
  const buttons = [...(dialog?.querySelectorAll<HTMLElement>('button:not([role="tab"])') ?? [])].map((button) =>
    button.innerText.trim(),
  );
  return {
    lines: (dialog?.innerText ?? '').split('\n').filter((line) => line.trim() !== '' && !buttons.includes(line)),
    pictures: [...(dialog?.querySelectorAll('img') ?? [])].map((image) => ({
      src: image.getAttribute('src') ?? '',
      text: image.alt,
      href: '/',
      width: Math.round(image.getBoundingClientRect().width),
      height: Math.round(image.getBoundingClientRect().height),
    })),
    buttons: buttons.filter((label) => label !== ''),
  };
}

/** Runs in the page. */
function read(): Omit<HomeContent, 'popUp'> {
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

/** Answers the question for consent of a site that asks one: its pop-ups come afterwards. */
async function refuseConsent(page: Page, origin: string): Promise<void> {
  const state: { readonly config: Pick<SiteConfig, 'consent'> } = JSON.parse(
    (await page.locator('#housefront-state').textContent()) ?? '{}',
  );
  const { consent } = state.config;
  if (!consent) return;
  await page.context().addCookies([{ name: CONSENT_COOKIE, value: consentText([], consent, Date.now()), url: origin }]);
  await page.reload();
}

/** Opens the site's home page and reads the dialog that opens by itself. @throws when none does */
async function popUpContent(browser: Browser, origin: string, device: Device): Promise<PopUp> {
  const tab = await openTab(browser, device, { cpu: 1, line: false }, { popUps: true });
  try {
    await tab.page.goto(`${origin}/`);
    await refuseConsent(tab.page, origin);
    await tab.page.locator('[role="dialog"]').waitFor();
    await tab.page.waitForLoadState('networkidle');
    return await tab.page.evaluate(readPopUp);
  } finally {
    await tab.close();
  }
}

/**
 * Loads the site's home page twice, without slowing anything, and reads what it shows.
 * @throws when it shows no banner or no pop-up promotion
 */
export async function homeContent(browser: Browser, origin: string, device: Device): Promise<HomeContent> {
  const popUp = await popUpContent(browser, origin, device);
  const tab = await openTab(browser, device, { cpu: 1, line: false });
  try {
    await tab.page.goto(`${origin}/`, { waitUntil: 'load' });
    // Parts below the screen are laid out when they come near.
    for (let step = 0; step < 12; step += 1) {
      await tab.page.mouse.wheel(0, 700);
      await tab.page.waitForTimeout(60);
    }
    await tab.page.evaluate(() => window.scrollTo(0, 0));
    return { ...(await tab.page.evaluate(read)), popUp };
  } finally {
    await tab.close();
  }
}
