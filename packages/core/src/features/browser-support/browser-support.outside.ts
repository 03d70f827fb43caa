import type { CorePorts } from '../../adapters/ports/ports.ts';
import { openScheme } from '../../adapters/browser/open-scheme.ts';
import { inAppBrowser, type InAppBrowser } from '../../visitor/in-app-browser.ts';
import { phoneSystem } from './browser-support.ts';

/** Apps whose browser on Android hands addresses of the scheme `intent` to the system; others show an error page. */
const WITH_INTENTS: ReadonlySet<InAppBrowser | null> = new Set(['facebook', 'instagram', 'threads', 'telegram']);

/**
 * Address that an in-app browser opens in the phone's own browser; null where the app has no way that is known to work
 * (SITE-19x).
 * @param page address of the page, http or https, without fragment
 */
export const outsideAddress = (userAgent: string, page: string): string | null => {
  const app = inAppBrowser(userAgent);
  const url = new URL(page);
  if (app === 'line') {
    url.searchParams.set('openExternalBrowser', '1');
    return url.href;
  }
  if (app === 'kakaotalk') return `kakaotalk://web/openExternal?url=${encodeURIComponent(url.href)}`;
  if (phoneSystem(userAgent) !== 'android' || !WITH_INTENTS.has(app)) return null;
  return `intent://${url.host}${url.pathname}${url.search}#Intent;scheme=${url.protocol.replace(':', '')};end`;
};

/**
 * A function that opens this page in the phone's own browser, to be called inside the press; null where there is no known way
 * (SITE-19x).
 * @param open opens an address of another scheme
 */
export const wayOutside = (
  { device, windows }: Pick<CorePorts, 'device' | 'windows'>,
  open: (address: string) => void = openScheme,
): (() => void) | null => {
  const { origin, path, search } = windows.address();
  const address = outsideAddress(device.userAgent, origin + path + search);
  if (address === null) return null;
  return () => (address.startsWith(origin) ? windows.goTo(address) : open(address));
};
