import { expect, test } from 'vitest';
import { settle } from '../../testing/index.ts';

/** Methods that the native side of each plugin has, as the app writes them into the page. */
const native = {
  App: ['addListener', 'removeListener', 'minimizeApp'],
  InAppBrowser: [
    'addListener',
    'removeListener',
    'openInWebView',
    'openInSystemBrowser',
    'openInExternalBrowser',
    'close',
  ],
  SecureStorage: ['internalGetItem', 'internalSetItem', 'internalRemoveItem'],
  SystemBars: ['setStyle'],
};

test('[GEN-08] the published plugins reach the native side by the names and data that it knows', async () => {
  const calls: unknown[] = [];
  const heard: unknown[] = [];
  const listeners = new Map<string, (data: unknown) => void>();
  Object.assign(globalThis, {
    androidBridge: {},
    Capacitor: {
      PluginHeaders: Object.entries(native).map(([name, methods]) => ({
        name,
        methods: methods.map((method) => ({ name: method, rtype: method === 'addListener' ? 'callback' : 'promise' })),
      })),
      nativePromise: (plugin: string, method: string, options: unknown) => {
        calls.push([plugin, method, options]);
        return Promise.resolve({ data: '"t1"', success: true });
      },
      nativeCallback: (_: string, __: string, { eventName }: { eventName: string }, run: (data: unknown) => void) => {
        listeners.set(eventName, run);
        return Promise.resolve(eventName);
      },
    },
  });
  const { publishedPlugins } = await import('./published-plugins.ts');
  const { app, bars, browser, secureStorage } = publishedPlugins();
  expect(await secureStorage.getItem('token')).toBe('t1');
  await secureStorage.setItem('token', 't2');
  await secureStorage.removeItem('token');
  await bars.setStyle({ style: 'DARK' });
  await browser.openInExternalBrowser({ url: 'https://help.test/' });
  await browser.close();
  await app.minimizeApp();
  void app.addListener('appUrlOpen', ({ url }) => heard.push(url));
  await settle();
  listeners.get('appUrlOpen')?.({ url: 'https://site.test/faq' });
  const key = { prefixedKey: 'capacitor-storage_token', sync: false };
  expect(calls).toEqual([
    ['SecureStorage', 'internalGetItem', key],
    // 1: readable while the phone is unlocked, and never moved to another one.
    ['SecureStorage', 'internalSetItem', { ...key, data: '"t2"', access: 1 }],
    ['SecureStorage', 'internalRemoveItem', key],
    ['SystemBars', 'setStyle', { style: 'DARK' }],
    ['InAppBrowser', 'openInExternalBrowser', { url: 'https://help.test/' }],
    ['InAppBrowser', 'close', undefined],
    ['App', 'minimizeApp', undefined],
  ]);
  expect(heard).toEqual(['https://site.test/faq']);
});
