import { browserDevice } from '../browser/browser-device.ts';
import { browserWindows } from '../browser/browser-windows.ts';
import { createBrowserPorts, storageSources, type BrowserPortsOptions } from '../browser/browser.ts';
import { createSignal } from '../../base/createSignal.ts';
import type { CorePorts } from '../ports/ports.ts';
import { createStorage } from '../storage/storage.ts';
import { consoleLogger, systemClock } from '../ports/system.ts';
import { appDevice, nativeApp } from './app-device.ts';
import { inAppWindows } from './in-app-windows.ts';
import type { NativePlugins } from './plugins.ts';
import { publishedPlugins } from './published-plugins.ts';
import { openTokenArea } from './secure-token.ts';

export type { NativePlugins } from './plugins.ts';

/**
 * Everything core needs, in the site's own native app: the browser's ports with windows in the app's browser and the token in
 * secure storage, which is read first (GEN-08).
 */
export const createAppPorts = async (
  options: BrowserPortsOptions,
  plugins: NativePlugins = publishedPlugins(),
): Promise<CorePorts> => {
  const win = options.window ?? window;
  const logger = consoleLogger(options.branch);
  const sources = storageSources(win);
  const area = await openTokenArea({
    local: sources.local,
    secure: plugins.secureStorage,
    clock: systemClock,
    logger,
  });
  const found = createSignal<[token: string]>();
  const storage = createStorage({
    ...sources,
    local: area.open,
    onExternalChange: (listener) => {
      const stops = [
        // The token of this app is not in local storage.
        sources.onExternalChange((key, text) => key !== 'token' && listener(key, text)),
        found.subscribe((token) => listener('token', token)),
      ];
      return () => stops.forEach((stop) => stop());
    },
  });
  const device = appDevice(browserDevice(win), plugins);
  // Secure storage of a locked phone can be read once the member has unlocked it.
  device.onVisibilityChange((visible) => {
    if (!visible) return;
    void area.retry().then((token) => token !== null && found.notify(token));
  });
  return {
    ...createBrowserPorts({ ...options, storage }),
    logger,
    device,
    windows: inAppWindows({ base: browserWindows(win), browser: plugins.browser, clock: systemClock, logger }),
    nativeApp: nativeApp(plugins, logger),
  };
};
