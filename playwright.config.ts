import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from './scripts/chromium.ts';

// Beside a running demo: its ports stay free. Each worker adds its own distance to it.
process.env['HOUSEFRONT_PORT_BASE'] ??= '5100';

/** The journey of the other engines has a command and drivers of its own. */
const others = '**/engines/**';

const launch = chromiumLaunch('shell', { pictures: false });

/**
 * What behaves alike on both devices is tried on one: its title has the tag of that one. Phones are the rule, for their
 * pages cost a third less; desktops have windows and keys.
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
    // Pictures cost a third of a page load as well; files about what they do ask for them.
    // `lan.test` acts as a host of a local network: over plain http it is no secure context, unlike localhost.
    launchOptions: { ...launch, args: [...launch.args, '--host-resolver-rules=MAP lan.test 127.0.0.1'] },
    trace: 'off',
    screenshot: 'only-on-failure',
    locale: 'en-US',
    // Marquees and pictures that move cost a third of a page load and never end; files about what moves say otherwise.
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
