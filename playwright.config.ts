import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from './scripts/chromium.ts';

// Away from the ports of a running demo. Each worker adds its own offset.
process.env['HOUSEFRONT_PORT_BASE'] ??= '5100';

/** The journey of other engines has its own command and drivers. */
const others = '**/engines/**';

const launch = chromiumLaunch('shell', { pictures: false });

/**
 * Behaviour that is the same on both devices is tested on one: the title has the tag of that device. Phones are the default,
 * because their pages cost a third less; desktops have windows and keys.
 */
const notHere = { desktop: /@phone/, mobile: /@desktop/ };

/** Journeys in a real browser against the built demo. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  globalSetup: './e2e/setup.ts',
  fullyParallel: false,
  workers: 2,
  retries: process.env['CI'] ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['list'], ['json']] : [['list']],
  use: {
    // Pictures cost another third of a page load; tests of pictures enable them. `lan.test` acts as a host of a local
    // network: over plain http it is no secure context, unlike localhost.
    launchOptions: { ...launch, args: [...launch.args, '--host-resolver-rules=MAP lan.test 127.0.0.1'] },
    trace: 'off',
    screenshot: 'only-on-failure',
    locale: 'en-US',
    // Marquees and moving pictures cost a third of a page load and never end; tests of motion enable it.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: ['**/phone/**', others],
      grepInvert: notHere.desktop,
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'mobile',
      testIgnore: ['**/desktop/**', others],
      grepInvert: notHere.mobile,
      use: {
        viewport: { width: 390, height: 844 },
        isMobile: true,
        hasTouch: true,
        userAgent:
          'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36',
      },
    },
  ],
});
