import { PAGES } from '@housefront/contract/pages';
import { navigationTarget } from '../navigation/navigation.ts';
import type { ClockPort, LoggerPort, WindowHandle, WindowName, WindowsPort } from '../ports/ports.ts';
import { webAddress } from '../navigation/web-address.ts';
import type { NativePlugins } from './plugins.ts';

/** Longest wait for the report that the in-app browser has closed, in milliseconds; not every system sends one. */
export const CLOSE_LIMIT_MS = 500;

/** A sign-in counts as open for this long after its browser closed: the link with its answer closes it (XWIN-08). */
export const ANSWER_LIMIT_MS = 3000;

/** Dependencies of {@link inAppWindows}. */
export interface InAppWindowsOptions {
  /** Windows of the web view, which can open no others. */
  readonly base: WindowsPort;
  readonly browser: NativePlugins['browser'];
  readonly clock: Pick<ClockPort, 'after'>;
  readonly logger: Pick<LoggerPort, 'warn'>;
}

interface InAppWindow extends WindowHandle {
  /** Address that it shows or is about to show; null while it waits for one. */
  target: string | null;
  closed: boolean;
}

// As the plugin's defaults, but nothing is cleared: a provider may keep who is playing in a cookie.
const WEB_VIEW = {
  showURL: false,
  showToolbar: true,
  clearCache: false,
  clearSessionCache: false,
  mediaPlaybackRequiresUserAction: false,
  closeButtonText: '✕',
  toolbarPosition: 0,
  showNavigationButtons: false,
  leftToRight: false,
  customWebViewUserAgent: null,
  android: { allowZoom: false, hardwareBack: true, pauseMedia: true, isIsolated: true },
  iOS: {
    allowOverScroll: false,
    enableViewportScale: false,
    allowInLineMediaPlayback: true,
    surpressIncrementalRendering: false,
    viewStyle: 2,
    animationEffect: 2,
    allowsBackForwardNavigationGestures: false,
  },
} as const;

const SYSTEM = {
  android: { showTitle: true, hideToolbarOnScroll: false, viewStyle: 1, startAnimation: 0, exitAnimation: 1 },
  iOS: { closeButtonText: 2, viewStyle: 2, animationEffect: 2, enableBarsCollapsing: false, enableReadersMode: false },
} as const;

/**
 * Windows of the site in the app's browser, which shows one at a time: opening another closes the one before. A page of the
 * site itself never opens there, because that browser has a storage of its own: a placeholder waits without a browser, any
 * other page takes the place of this document, and a window that comes back to a page of the site closes. Other sites open in
 * the browser of the system (PLAY-13x).
 */
export const inAppWindows = ({ base, browser, clock, logger }: InAppWindowsOptions): WindowsPort => {
  const windows = new Map<WindowName, InAppWindow>();
  /** The window that the browser shows or is about to show. */
  let shown: InAppWindow | undefined;
  let isOpen = false;
  let reported: (() => void) | undefined;

  const ownPath = (url: string): string | null => {
    const target = navigationTarget(url, { external: true, origin: base.address().origin });
    return target?.kind === 'own' ? target.href : null;
  };
  const closeBrowser = async () => {
    if (!isOpen) return;
    isOpen = false;
    const closed = new Promise<void>((resolve) => {
      const stop = clock.after(CLOSE_LIMIT_MS, resolve);
      reported = () => {
        stop();
        resolve();
      };
    });
    // It may be closed already.
    await browser.close().catch(() => undefined);
    await closed;
    reported = undefined;
  };
  // An earlier document of the app may have left its browser open; its game ends as after a reload (PLAY-27x).
  let queue: Promise<void> = browser.close().catch(() => undefined);
  const enqueue = (step: () => Promise<void>) => {
    queue = queue.then(step).catch((error: unknown) => {
      logger.warn("the app's browser failed", { error: String(error) });
    });
  };

  const leave = (window: InAppWindow) => {
    window.closed = true;
    if (shown !== window) return;
    shown = undefined;
    enqueue(closeBrowser);
  };
  const show = (window: InAppWindow, url: string) => {
    if (shown !== undefined && shown !== window) shown.closed = true;
    shown = window;
    window.target = url;
    enqueue(async () => {
      // Meanwhile closed, or sent elsewhere.
      if (window.closed || window.target !== url) return;
      await closeBrowser();
      if (window.closed) return;
      isOpen = true;
      try {
        await (window.name === 'authWindow'
          ? browser.openInSystemBrowser({ url, options: SYSTEM })
          : browser.openInWebView({ url, options: WEB_VIEW }));
      } catch (error) {
        isOpen = false;
        window.closed = true;
        throw error;
      }
    });
  };

  void browser.addListener('browserClosed', () => {
    if (reported) return reported();
    const window = shown;
    isOpen = false;
    shown = undefined;
    if (window === undefined) return;
    if (window.name !== 'authWindow') window.closed = true;
    else clock.after(ANSWER_LIMIT_MS, () => void (window.closed ||= shown !== window));
  });
  void browser.addListener('browserPageNavigationCompleted', ({ url }) => {
    if (shown !== undefined && url !== undefined && ownPath(url) !== null) leave(shown);
  });

  const outside = (url: string) => {
    const address = webAddress(url, base.address().origin);
    if (address === null) throw new TypeError('refused to navigate');
    enqueue(() => browser.openInExternalBrowser({ url: address }));
  };
  const navigate = (window: InAppWindow, url: string): boolean => {
    const address = webAddress(url, base.address().origin);
    if (address === null || window.closed) return false;
    const path = ownPath(address);
    if (path === null) show(window, address);
    else {
      leave(window);
      base.goTo(path);
    }
    return true;
  };
  const create = (name: WindowName): InAppWindow => {
    const window: InAppWindow = {
      name,
      target: null,
      closed: false,
      navigate: (url) => navigate(window, url),
      // It is in front as long as it is open.
      focus: () => undefined,
      close: () => leave(window),
    };
    windows.set(name, window);
    return window;
  };

  return {
    ...base,
    open: (name, url) => {
      const address = webAddress(url, base.address().origin);
      if (address === null) return null;
      const known = windows.get(name);
      const window = known === undefined || known.closed ? create(name) : known;
      const path = ownPath(address);
      if (path !== PAGES.loading.path) navigate(window, address);
      else if (window.target !== null) {
        // For the next game: the page of the former one closes.
        window.target = null;
        enqueue(closeBrowser);
      }
      return window;
    },
    get: (name) => windows.get(name),
    leaveTo: (url) => (ownPath(url) === null ? outside(url) : base.leaveTo(url)),
    goTo: (url) => (ownPath(url) === null ? outside(url) : base.goTo(url)),
    openApart: (url) => (ownPath(url) === null ? outside(url) : base.goTo(url)),
    find: () => null,
    hasOpener: () => false,
    openedBySite: () => false,
  };
};
