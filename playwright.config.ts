import { globSync } from 'node:fs';
import { defineConfig, type Project } from '@playwright/test';
import { chromiumLaunch } from './scripts/programs/chromium.ts';
import { shakingOf, shuffled } from './scripts/test/shaking.ts';

// Away from the ports of a running demo. Each worker adds its own offset.
process.env['HOUSEFRONT_PORT_BASE'] ??= '5100';

/** The journey of other engines has its own command and drivers. */
const others = '**/engines/**';

const shaking = shakingOf(process.env);
const patience = shaking?.patience ?? 1;
const launch = chromiumLaunch('shell', { pictures: false });

/**
 * Behaviour that is the same on both devices is tested on one: the title has the tag of that device. Phones are the default,
 * because their pages cost a third less; desktops have windows and keys.
 */
const ofOthers = { desktop: /@phone/, mobile: /@desktop/ };
/** Files that have their turn in another run (scripts/test/draws.ts). */
const leftOut = (process.env['HOUSEFRONT_LEFT_OUT'] ?? '').split(',').filter(Boolean);
/** The device on which a run walks journeys with `@drawn`. */
const device = process.env['HOUSEFRONT_DEVICE'];
const notHere = (name: keyof typeof ofOthers): RegExp[] => [
  ofOthers[name],
  ...(device && device !== name ? [/@drawn/] : []),
];

/** Pages of desktops, and those of phones. */
const devices: readonly Project[] = [
  {
    name: 'desktop',
    testIgnore: ['**/phone/**', others, ...leftOut.map((file) => `**/${file}`)],
    grepInvert: notHere('desktop'),
    use: { viewport: { width: 1440, height: 900 } },
  },
  {
    name: 'mobile',
    testIgnore: ['**/desktop/**', others, ...leftOut.map((file) => `**/${file}`)],
    grepInvert: notHere('mobile'),
    use: {
      viewport: { width: 390, height: 844 },
      isMobile: true,
      hasTouch: true,
      userAgent:
        'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36',
    },
  },
];

/**
 * Half of the files by chance, then the others. Files of a project begin in the order of their names, but which follow one another
 * on a platform is decided by when its worker is free. More projects would start more platforms: each has its own.
 */
function inAnyOrder(seed: number): Project[] {
  const files = shuffled(globSync('e2e/**/*.e2e.ts', { cwd: import.meta.dirname }).toSorted(), seed);
  const half = Math.ceil(files.length / 2);
  return [files.slice(0, half), files.slice(half)].flatMap((some, at) =>
    devices.map((device) => ({
      ...device,
      name: `${device.name} ${at + 1}`,
      testMatch: some.map((file) => `**/${file}`),
    })),
  );
}

/** Journeys in a real browser against the built demo. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  globalSetup: './e2e/setup.ts',
  // Journeys that serve a site themselves load its built server: hundreds of files, which Playwright would compile once more.
  build: { external: ['**/dist/**'] },
  fullyParallel: false,
  // One of them waits at any time: for the platform, for frames, for the end of a countdown.
  workers: shaking?.workers ?? 3,
  retries: process.env['CI'] && !shaking ? 1 : 0,
  timeout: 60_000 * patience,
  expect: { timeout: 20_000 * patience },
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['list'], ['json']] : [['list']],
  use: {
    // Pictures cost another third of a page load; tests of pictures enable them. `lan.test` acts as a host of a local
    // network: over plain http it is no secure context, unlike localhost.
    launchOptions: { ...launch, args: [...launch.args, '--host-resolver-rules=MAP lan.test 127.0.0.1'] },
    // A browser context for each test is a process, whose start takes as long as a second load of the page. Between two tests
    // it is emptied: storage, workers, routes, scripts, windows. Files that order something of the browser itself, or count what
    // a first visit loads, have fresh ones.
    reuseContext: true,
    trace: 'off',
    screenshot: 'only-on-failure',
    locale: 'en-US',
    // Marquees and moving pictures cost a third of a page load and never end; tests of motion enable it.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: shaking ? inAnyOrder(shaking.seed) : [...devices],
});
