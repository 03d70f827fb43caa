import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { chromiumPath } from './chromium.ts';

const run = (command: string, args: string[], env: Record<string, string> = {}) =>
  spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } }).status === 0;

/**
 * Finds or gets a Chromium: one on PATH, one that Playwright has downloaded, its download, or Debian's package.
 * @returns a line that says which one the tests use
 * @throws when none can be had, with what to do
 */
export function ensureChromium(): string {
  const present = chromiumPath();
  if (present) return `Chromium: ${present}`;
  if (existsSync(chromium.executablePath())) return `Chromium: Playwright's own, already downloaded`;
  console.log('No Chromium on this machine; asking Playwright to download its own.');
  if (run('playwright', ['install', 'chromium']) && existsSync(chromium.executablePath()))
    return `Chromium: Playwright's own download`;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log("That did not work; installing the distribution's package.");
    const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
    run('apt-get', ['update', '-qq'], quiet);
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], quiet);
    const installed = chromiumPath();
    if (installed) return `Chromium: ${installed} (the distribution's package)`;
  }
  throw new Error(
    'No Chromium to test with. Install Chromium or Google Chrome, or set CHROMIUM to its path, and run the tests again.',
  );
}
