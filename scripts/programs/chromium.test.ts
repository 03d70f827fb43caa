import { afterEach, expect, test, vi } from 'vitest';
import { chromiumLaunch, chromiumPath } from './chromium.ts';
import { packagedChromium } from './packaged-chromium.ts';

afterEach(() => vi.unstubAllEnvs());

test('CHROMIUM names the browser of all tests, with and without windows', () => {
  vi.stubEnv('CHROMIUM', '/opt/other/chrome');
  expect([chromiumPath('shell'), chromiumPath('full'), chromiumLaunch().executablePath]).toEqual(
    Array(3).fill('/opt/other/chrome'),
  );
});

test('CHROMIUM_SHELL names the one without windows alone', () => {
  vi.stubEnv('CHROMIUM', '');
  vi.stubEnv('CHROMIUM_SHELL', '/opt/old/start');
  vi.stubEnv('PATH', '');
  expect([chromiumPath('shell'), chromiumPath('full')]).toEqual(['/opt/old/start', undefined]);
});

test('the pinned browser is used where it was fetched, whatever is on the path, but not where windows count', () => {
  vi.stubEnv('CHROMIUM', '');
  vi.stubEnv('CHROMIUM_SHELL', '');
  vi.stubEnv('PATH', '');
  expect(chromiumPath('shell')).toBe(packagedChromium());
  expect(chromiumPath('full')).toBeUndefined();
});
