import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { chromiumLaunch, chromiumPath } from './chromium.ts';

const run = (command: string, args: string[], env: Record<string, string> = {}) =>
  spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } }).status === 0;

/** Installs Debian's packages where that is possible; the lists of packages are read anew only if it fails without. */
function installPackages(...packages: readonly string[]): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
  const install = () => run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], quiet);
  if (!install() && run('apt-get', ['update', '-qq'], quiet)) install();
}

const inUse = (): string => `Chromium: ${chromiumLaunch().executablePath}`;

/**
 * Finds or gets a Chromium: one on PATH, one that Playwright has downloaded, its download, or Debian's packages. On a
 * machine made for tests it also gets the build without windows, which takes less time.
 * @returns a line that says which one the tests use
 * @throws when none can be had, with what to do
 */
export function ensureChromium(): string {
  if (chromiumPath('full')) {
    if (process.env['CI'] && !chromiumPath('shell')) installPackages('chromium-headless-shell');
    return inUse();
  }
  if (existsSync(chromium.executablePath())) return `Chromium: Playwright's own, already downloaded`;
  console.log('No Chromium on this machine; asking Playwright to download its own.');
  if (run('playwright', ['install', 'chromium']) && existsSync(chromium.executablePath()))
    return `Chromium: Playwright's own download`;
  console.log("That did not work; installing the distribution's packages.");
  installPackages('chromium', 'chromium-headless-shell');
  if (!chromiumPath('full')) installPackages('chromium');
  if (chromiumPath('full')) return inUse();
  throw new Error(
    'No Chromium to test with. Install Chromium or Google Chrome, or set CHROMIUM to its path, and run the tests again.',
  );
}
