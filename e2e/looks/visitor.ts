import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Control } from '../support/control.ts';
import { members, type MemberName } from '../support/login.ts';
import { untilQuiet, watchRequests } from '../support/calls.ts';
import { storeLogin } from '../support/member.ts';
import type { Locale } from '../../packages/contract/src/site/ids.ts';
import { themeCss } from './themes.ts';
import type { ThemeName } from './wishes.ts';

/** Below it a window is a phone's (SHELL-18). */
const DESKTOP = 992;

const phone = {
  isMobile: true,
  hasTouch: true,
  userAgent:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36',
};

export const isPhone = (width: number): boolean => width < DESKTOP;

/** A browser of a visitor with this language, signed in if a member is named. */
export async function openVisitor(
  browser: Browser,
  {
    url,
    control,
    language,
    width,
    member,
  }: {
    readonly url: string;
    readonly control: Control;
    readonly language: Locale;
    readonly width: number;
    readonly member: MemberName | null;
  },
): Promise<BrowserContext> {
  const small = isPhone(width);
  const context = await browser.newContext({
    baseURL: url,
    locale: language.replace('_', '-'),
    reducedMotion: 'reduce',
    viewport: { width, height: small ? 780 : 900 },
    ...(small && phone),
  });
  // Pop-ups cover the page: this visitor has already seen them today.
  watchRequests(context);
  await context.addInitScript(() => localStorage.setItem('promotionsRest', String(Date.now())));
  const cookie = (name: string, value: string) => ({ name, value, url });
  const currency = member === null ? 'USD' : members[member].currency;
  await context.addCookies([cookie('i18n_redirected', language), cookie('lang', language), cookie('ccy', currency)]);
  if (member === null) return context;
  const page = await context.newPage();
  await storeLogin(page, control, member);
  await page.close();
  return context;
}

/** Waits until a page shows what it has: no call under way, nothing that says it is busy, all letters and pictures there. */
export async function settle(page: Page): Promise<void> {
  await untilQuiet(page);
  // A form under a question is busy until that is answered.
  const ready = () =>
    document.querySelector('[role="alertdialog"]') ??
    !document.querySelector('#root :is([aria-busy="true"], output[aria-label])');
  await page.waitForFunction(ready, null, { timeout: 10_000 });
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all(
      [...document.images]
        .filter(({ loading, complete }) => loading !== 'lazy' && !complete)
        .map((image) => new Promise((done) => ['load', 'error'].forEach((end) => image.addEventListener(end, done)))),
    );
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
}

/** Gives an open page another theme. */
export async function wear(page: Page, theme: ThemeName): Promise<void> {
  await page.evaluate(async (css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
    // Colours that change in steps are at their ends.
    for (const motion of document.getAnimations())
      if (motion.effect?.getComputedTiming().endTime !== Infinity) motion.finish();
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  }, themeCss(theme));
}
