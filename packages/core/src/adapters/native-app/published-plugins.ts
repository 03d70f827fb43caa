import { KeychainAccess, SecureStorage } from '@aparajita/capacitor-secure-storage';
import { App } from '@capacitor/app';
import { SystemBars, SystemBarsStyle } from '@capacitor/core';
import { InAppBrowser } from '@capacitor/inappbrowser';
import type { NativePlugins } from './plugins.ts';

const styles = {
  DARK: SystemBarsStyle.Dark,
  LIGHT: SystemBarsStyle.Light,
  DEFAULT: SystemBarsStyle.Default,
} as const;

/**
 * Secure storage whose values never move to another device with a backup. The access is named with each write: a default
 * that is set while the plugin still loads is lost.
 */
const secureStorage: NativePlugins['secureStorage'] = {
  getItem: async (key) => {
    const stored = await SecureStorage.get(key, false);
    return typeof stored === 'string' ? stored : null;
  },
  setItem: (key, text) => SecureStorage.set(key, text, false, false, KeychainAccess.whenUnlockedThisDeviceOnly),
  removeItem: (key) => SecureStorage.removeItem(key),
};

/** The plugins of this app, from their packages. */
export const publishedPlugins = (): NativePlugins => ({
  app: App,
  bars: { setStyle: ({ style }) => SystemBars.setStyle({ style: styles[style] }) },
  browser: InAppBrowser,
  secureStorage,
});
