import { expect, test } from 'vitest';
import { NotInstalledError } from './driver.ts';

test('[BRW-03] an engine that is not installed is named with what is missing and the packages that bring it', () => {
  const error = new NotInstalledError('WebKit', ['WebKitWebDriver', 'Xvfb'], ['webkit2gtk-driver', 'xvfb']);
  expect(error.message).toBe(
    'WebKit is not installed: no WebKitWebDriver and no Xvfb. On Debian: apt-get install webkit2gtk-driver xvfb',
  );
});
