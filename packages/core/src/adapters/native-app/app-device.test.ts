import { expect, test } from 'vitest';
import { fakeLogger, settle } from '../../testing/index.ts';
import { fakeDevice } from '../../testing/device.ts';
import { appDevice, nativeApp } from './app-device.ts';
import { isNativeApp } from './isNativeApp.ts';
import { fakePlugins } from './native-app.fixtures.ts';

test('[GEN-08] [RT-04x] a page is visible while it is shown and its app is in front; each change is reported once', () => {
  const { plugins, emit } = fakePlugins();
  const base = fakeDevice();
  const device = appDevice(base, plugins);
  const heard: boolean[] = [];
  const stop = device.onVisibilityChange((visible) => heard.push(visible));
  emit('appStateChange', { isActive: false });
  base.setVisible(false);
  expect(device.visible()).toBe(false);
  base.setVisible(true);
  expect(heard).toEqual([false]);
  emit('appStateChange', { isActive: true });
  emit('appStateChange', { isActive: true });
  expect([heard, device.visible()]).toEqual([[false, true], true]);
  stop();
  emit('appStateChange', { isActive: false });
  expect(heard).toEqual([false, true]);
});

test("[GEN-08] [CFG-24x] the device has windows in the app, and an operator's own bridge still gets its messages", () => {
  const base = fakeDevice({ nativeBridge: true, udid: 'u1' });
  const device = appDevice(base, fakePlugins().plugins);
  expect([device.nativeBridge, device.inAppWindows, device.udid]).toEqual([true, true, 'u1']);
  expect(device.postToWrapper({ type: 'logout' })).toBe(true);
  expect(base.posted).toEqual([{ type: 'logout' }]);
});

test('[GEN-08] links, the back button, the bars and leaving pass between page and app', async () => {
  const { plugins, emit, log } = fakePlugins();
  const logger = fakeLogger();
  const app = nativeApp(plugins, logger);
  const heard: unknown[] = [];
  app.onLink((url) => heard.push(url));
  app.onBack(() => heard.push('back'));
  emit('appUrlOpen', { url: 'https://site.test/faq' });
  emit('backButton', { canGoBack: false });
  app.setScheme('dark');
  app.setScheme('light');
  app.leave();
  await settle();
  expect([heard, log, logger.lines]).toEqual([
    ['https://site.test/faq', 'back'],
    ['bars DARK', 'bars LIGHT', 'minimize'],
    [],
  ]);
});

test.each([
  [undefined, false],
  [{}, false],
  [{ isNativePlatform: () => false }, false],
  [{ isNativePlatform: () => true }, true],
])('[GEN-08] a document with Capacitor %o is one of the app: %s', (Capacitor, isApp) => {
  expect(isNativeApp({ Capacitor } as unknown as Window)).toBe(isApp);
});
