import { packagedChromium } from './packaged-chromium.ts';
import { findProgram } from './programs.ts';

/** `shell` is Chromium without windows, which takes a third less processor time; `full` has their page cache and their pop-up blocker. */
export type ChromiumBuild = 'shell' | 'full';

const names: Readonly<Record<ChromiumBuild, readonly string[]>> = {
  shell: ['chromium-headless-shell', 'chrome-headless-shell'],
  full: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
};

/**
 * The Chromium to test with: `CHROMIUM` from the environment, without windows also `CHROMIUM_SHELL`, else the pinned one for
 * it, else the first one on PATH; undefined means Playwright's own.
 */
export function chromiumPath(build: ChromiumBuild): string | undefined {
  const windowless = build === 'shell' ? process.env['CHROMIUM_SHELL'] || packagedChromium() : undefined;
  return process.env['CHROMIUM'] || windowless || findProgram(names[build]);
}

/**
 * Launch options for Playwright and for Vitest's browser mode, quiet on machines without a network.
 * @param build the other build is the fallback
 * @param wishes `pictures: false` loads and draws none, which takes a third less processor time for a page of games
 */
export function chromiumLaunch(
  build: ChromiumBuild = 'shell',
  { pictures = true }: { readonly pictures?: boolean } = {},
): { executablePath?: string; args: string[] } {
  const path = chromiumPath(build) ?? chromiumPath('full');
  const root = process.getuid?.() === 0;
  const quiet = [
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    '--disable-quic',
    ...(pictures ? [] : ['--blink-settings=imagesEnabled=false']),
  ];
  return { ...(path ? { executablePath: path } : {}), args: root ? ['--no-sandbox', ...quiet] : quiet };
}
