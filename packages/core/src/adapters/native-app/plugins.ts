import type { AppPlugin } from '@capacitor/app';
import type { SystemBarsStyle } from '@capacitor/core';
import type { InAppBrowserPlugin } from '@capacitor/inappbrowser';
import type { SecureStoragePlugin } from '@aparajita/capacitor-secure-storage';

/** The plugins of the native app that the site uses, as their packages publish them. */
export interface NativePlugins {
  readonly app: Pick<AppPlugin, 'addListener' | 'minimizeApp'>;
  readonly bars: { readonly setStyle: (options: { readonly style: `${SystemBarsStyle}` }) => Promise<void> };
  readonly browser: Pick<
    InAppBrowserPlugin,
    'addListener' | 'close' | 'openInExternalBrowser' | 'openInSystemBrowser' | 'openInWebView'
  >;
  readonly secureStorage: Pick<SecureStoragePlugin, 'getItem' | 'removeItem' | 'setItem'>;
}
