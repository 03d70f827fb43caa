import { listenTo } from './listen-to.ts';
import type { DevicePort } from '../ports/ports.ts';

/** Object that a native wrapper may put into the page as `window.housefrontNative` (CFG-24x). */
export interface NativeBridge {
  readonly udid?: string;
  /** Takes a message as JSON text. */
  readonly post: (text: string) => void;
}

declare global {
  interface Window {
    /** Set by native wrappers before the page's own scripts run. */
    housefrontNative?: NativeBridge;
  }
}

/** The device, as the browser describes it. */
export const browserDevice = (win: Window): DevicePort => {
  const bridge = win.housefrontNative;
  return {
    userAgent: win.navigator.userAgent,
    // Missing in some embedded browsers.
    languages: win.navigator.languages ?? [],
    zone: () => new Intl.DateTimeFormat().resolvedOptions().timeZone,
    host: win.location.host,
    standalone: win.matchMedia('(display-mode: standalone)').matches,
    nativeBridge: bridge !== undefined,
    privacyControl: Reflect.get(win.navigator, 'globalPrivacyControl') === true,
    ...(bridge?.udid !== undefined && { udid: bridge.udid }),
    viewportWidth: () => win.innerWidth,
    visible: () => win.document.visibilityState === 'visible',
    onVisibilityChange: (listener) => {
      const onChange = () => listener(win.document.visibilityState === 'visible');
      win.document.addEventListener('visibilitychange', onChange);
      return () => win.document.removeEventListener('visibilitychange', onChange);
    },
    onOnline: (listener) => listenTo(win, 'online', listener),
    postToWrapper: (message) => {
      if (bridge === undefined) return false;
      bridge.post(JSON.stringify(message));
      return true;
    },
  };
};
