import { launch, type Browser, type Page, type Viewport } from 'puppeteer-core';
import { chromiumLaunch } from '../../scripts/programs/chromium.ts';
import { NotInstalledError, SHAPES, type Driver, type Shape, type Tab } from './driver.ts';
import { findProgram } from '../../scripts/programs/programs.ts';

/** How a phone introduces itself. */
const PHONE = 'Mozilla/5.0 (Android 15; Mobile; rv:153.0) Gecko/153.0 Firefox/153.0';

/** Pointers in Firefox: a finger neither hovers nor is precise, a mouse does both. */
const FINGER = 1;
const MOUSE = 2 + 4;

const asTab = (page: Page): Tab => ({
  // Puppeteer's state of Firefox is wrong after a page has returned from the back-forward cache.
  url: () => page.evaluate(() => location.href),
  // Puppeteer's own types of what a page returns are looser.
  run: (work, ...given) => page.evaluate(work as (...given: readonly unknown[]) => never, ...given),
  press: (x, y) => page.mouse.click(x, y),
  type: (text) => page.keyboard.type(text),
  picture: () => page.screenshot(),
});

async function driver(browser: Browser, viewport: Viewport): Promise<Driver> {
  const { pid } = browser.process() ?? {};
  const [page = await browser.newPage()] = await browser.pages();
  // Firefox gives its first window none.
  await page.setViewport(viewport);
  return {
    version: await browser.version(),
    tab: asTab(page),
    popups: async () => (await browser.pages()).filter((one) => one !== page).map(asTab),
    stop: async () => {
      await browser.close().catch(() => {
        if (pid) process.kill(pid, 'SIGKILL');
      });
    },
  };
}

/** The journeys end their browsers themselves. */
const unattended = { headless: true, handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false } as const;

/**
 * Firefox as the distribution has it, driven over WebDriver BiDi.
 * @throws {NotInstalledError}
 */
export async function startFirefox(shape: Shape): Promise<Driver> {
  const path = findProgram(['firefox-esr', 'firefox']);
  if (!path) throw new NotInstalledError('Firefox', ['firefox-esr on the PATH'], ['firefox-esr']);
  return driver(
    await launch({
      ...unattended,
      browser: 'firefox',
      executablePath: path,
      defaultViewport: null,
      extraPrefsFirefox: {
        'intl.accept_languages': 'en-US',
        // As visitors have it: what is not opened by a press is not opened.
        'dom.disable_open_during_load': true,
        // Machines without a screen have neither.
        'ui.primaryPointerCapabilities': shape === 'phone' ? FINGER : MOUSE,
        'ui.allPointerCapabilities': shape === 'phone' ? FINGER : MOUSE,
        ...(shape === 'phone' && { 'general.useragent.override': PHONE, 'ui.useOverlayScrollbars': 1 }),
      },
    }),
    SHAPES[shape],
  );
}

/** The Chromium of the other journeys, to compare with. @throws {NotInstalledError} */
export async function startChromium(shape: Shape): Promise<Driver> {
  const { executablePath, args } = chromiumLaunch('full');
  if (!executablePath) throw new NotInstalledError('Chromium', ['chromium on the PATH'], ['chromium']);
  return driver(
    await launch({
      ...unattended,
      browser: 'chrome',
      executablePath,
      args: [
        ...args,
        '--lang=en-US',
        '--accept-lang=en-US',
        ...(shape === 'phone'
          ? [`--user-agent=${PHONE.replace(/Gecko.*/, 'AppleWebKit/537.36 Chrome/156.0.0.0 Mobile Safari/537.36')}`]
          : []),
      ],
      defaultViewport: null,
    }),
    { ...SHAPES[shape], ...(shape === 'phone' && { isMobile: true, hasTouch: true }) },
  );
}
