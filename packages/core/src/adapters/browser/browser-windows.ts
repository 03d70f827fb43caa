import { listenTo } from './listen-to.ts';
import { checkNavigation } from '../navigation/navigation.ts';
import type { WindowHandle, WindowName, WindowSize, WindowsPort } from '../ports/ports.ts';
import { webAddress } from '../navigation/web-address.ts';

const features = (win: Window, size: WindowSize | undefined): string => {
  if (size === undefined) return '';
  const { availWidth, availHeight } = win.screen;
  const width = Math.min(size.width, availWidth || size.width);
  const height = Math.min(size.height, availHeight || size.height);
  const left = Math.max(0, Math.round((availWidth - width) / 2));
  const top = Math.max(0, Math.round((availHeight - height) / 2));
  return `popup,width=${width},height=${height},left=${left},top=${top}`;
};

/** Marks a window that this site opened. The window may return to a page of the site after its opener was removed. */
const OPENED_MARK = 'openedBySite';

/**
 * Windows that continue to a payment page. A game window keeps its opener: without it no tab could close, reuse or find the
 * window (PLAY-24x).
 */
const leaving: ReadonlySet<WindowName> = new Set(['depositWindow', 'fpWindow']);

/**
 * Removes the opener: otherwise a page of another origin could navigate the tab that opened it. The handle still reports
 * when the window closes.
 */
const disown = (opened: Window) => {
  try {
    opened.sessionStorage.setItem(OPENED_MARK, '1');
  } catch {
    // A browser that refuses storage.
  }
  try {
    opened.opener = null;
  } catch {
    // It already shows a page of another origin; its opener was removed before.
  }
};

const isMarked = (win: Window): boolean => {
  try {
    return win.sessionStorage.getItem(OPENED_MARK) !== null;
  } catch {
    return false;
  }
};

const handle = (name: WindowName, opened: Window, base: () => string): WindowHandle => ({
  name,
  get closed() {
    return opened.closed;
  },
  navigate: (url) => {
    const address = webAddress(url, base());
    if (address === null || opened.closed) return false;
    if (leaving.has(name) && new URL(address).origin !== new URL(base()).origin) disown(opened);
    try {
      opened.location.replace(address);
      return true;
    } catch {
      return false;
    }
  },
  focus: () => opened.focus(),
  close: () => opened.close(),
});

// Only an empty window exposes its address, about:blank; a provider's page denies access.
const isFresh = (opened: Window): boolean => {
  try {
    return opened.location.href === 'about:blank';
  } catch {
    return false;
  }
};

// A page of another origin denies access to its address.
const openedBySite = (win: Window): boolean => {
  const opener: Window | null = win.opener;
  try {
    return opener !== null && opener.location.origin === win.location.origin;
  } catch {
    return false;
  }
};

/** Windows of a real browser. */
export const browserWindows = (win: Window): WindowsPort => {
  const handles = new Map<WindowName, WindowHandle>();
  // Some embedded browsers have no such function.
  const opens = typeof win.open === 'function';
  const checked = (url: string): string => {
    const { href } = checkNavigation(url, { external: true });
    return new URL(href, win.location.href).href;
  };
  return {
    open: (name, url, size) => {
      const address = webAddress(url, win.location.href);
      if (address === null) return null;
      const known = handles.get(name);
      if (known !== undefined && !known.closed && known.navigate(address)) return known;
      const opened = opens ? win.open(address, name, features(win, size)) : null;
      if (opened === null) return null;
      const made = handle(name, opened, () => win.location.href);
      handles.set(name, made);
      return made;
    },
    get: (name) => handles.get(name),
    address: () => {
      const { origin, host, pathname, search } = win.location;
      return { origin, host, path: pathname, search };
    },
    replaceAddress: (target) => win.history.replaceState(win.history.state, '', target),
    // Only placeholders are left this way. Back should not return to one.
    leaveTo: (url) => win.location.replace(checked(url)),
    goTo: (url) => win.location.assign(checked(url)),
    openApart: (url) => void (opens ? win.open(checked(url), '_blank', 'noopener') : win.location.assign(checked(url))),
    back: () => win.history.back(),
    reload: () => win.location.reload(),
    hasOpener: () => win.opener !== null || isMarked(win),
    openedBySite: () => openedBySite(win),
    find: (name) => {
      const opened = opens ? win.open('', name) : null;
      if (opened === null) return null;
      if (isFresh(opened)) {
        opened.close();
        return null;
      }
      const found = handle(name, opened, () => win.location.href);
      handles.set(name, found);
      return found;
    },
    framed: () => win.parent !== win,
    postToParent: (message) => win.parent.postMessage(message, win.location.origin),
    onFrameMessage: (listener) =>
      listenTo(win, 'message', ({ origin, data }: MessageEvent<unknown>) => {
        if (origin === win.location.origin && typeof data === 'string') listener(data);
      }),
    closeSelf: () => win.close(),
    onShow: (listener) => listenTo(win, 'pageshow', (event) => listener(event.persisted)),
    onHide: (listener) => listenTo(win, 'pagehide', () => listener()),
  };
};
