import { createSignal } from '../base/createSignal.ts';
import type { PageAddress, WindowHandle, WindowName, WindowSize, WindowsPort } from '../adapters/ports/ports.ts';

/** A window that only notes what was done to it. */
export interface FakeWindow extends WindowHandle {
  closed: boolean;
  /** Every address loaded, the first one from opening. */
  readonly addresses: string[];
  focused: number;
  readonly size: WindowSize | undefined;
}

/** Windows that open nothing. */
export interface FakeWindows extends WindowsPort {
  /** Set true to let the browser block pop-ups. */
  blocked: boolean;
  opener: boolean;
  /** The opener shows a page of another origin. */
  foreignOpener: boolean;
  readonly opened: FakeWindow[];
  /** Addresses this document was sent to. */
  readonly left: string[];
  /** Addresses followed like a link. */
  readonly gone: string[];
  /** Addresses opened in windows of their own. */
  readonly apart: string[];
  readonly replaced: string[];
  reloads: number;
  backs: number;
  selfClosed: number;
  /** Replace it to act like a browser that refuses. */
  leaveTo: WindowsPort['leaveTo'];
  here: PageAddress;
  readonly show: (persisted: boolean) => void;
  readonly hide: () => void;
  inFrame: boolean;
  /** Messages sent to the document around this one. */
  readonly toParent: string[];
  /** A frame of this origin says something. */
  readonly fromFrame: (message: string) => void;
  /** A window of that name that was opened before this document was loaded. */
  readonly keep: (name: WindowName) => FakeWindow;
  readonly get: (name: WindowName) => FakeWindow | undefined;
}

/** Creates windows that only note what happens. */
export const fakeWindows = (here: Partial<PageAddress> = {}): FakeWindows => {
  const byName = new Map<WindowName, FakeWindow>();
  const shown = createSignal<[persisted: boolean]>();
  const hidden = createSignal();
  const frameMessages = createSignal<[string]>();
  const kept = new Map<WindowName, FakeWindow>();
  const makeWindow = (name: WindowName, url: string, size: WindowSize | undefined): FakeWindow => {
    const opened: FakeWindow = {
      name,
      size,
      closed: false,
      focused: 0,
      addresses: [url],
      navigate: (target) => {
        if (!opened.closed) opened.addresses.push(target);
        return !opened.closed;
      },
      focus: () => void (opened.focused += 1),
      close: () => void (opened.closed = true),
    };
    return opened;
  };
  const windows: FakeWindows = {
    blocked: false,
    opener: false,
    foreignOpener: false,
    opened: [],
    left: [],
    gone: [],
    apart: [],
    replaced: [],
    reloads: 0,
    backs: 0,
    selfClosed: 0,
    inFrame: false,
    toParent: [],
    here: { origin: 'https://site.test', host: 'site.test', path: '/', search: '', ...here },
    open: (name, url, size) => {
      if (windows.blocked) return null;
      const known = byName.get(name);
      if (known !== undefined && !known.closed) {
        known.navigate(url);
        return known;
      }
      const opened = makeWindow(name, url, size);
      byName.set(name, opened);
      windows.opened.push(opened);
      return opened;
    },
    get: (name) => byName.get(name),
    address: () => windows.here,
    replaceAddress: (target) => {
      windows.replaced.push(target);
      const url = new URL(target, windows.here.origin);
      windows.here = { ...windows.here, path: url.pathname, search: url.search };
    },
    leaveTo: (url) => void windows.left.push(url),
    goTo: (url) => void windows.gone.push(url),
    openApart: (url) => void windows.apart.push(url),
    back: () => void (windows.backs += 1),
    reload: () => void (windows.reloads += 1),
    hasOpener: () => windows.opener,
    openedBySite: () => windows.opener && !windows.foreignOpener,
    find: (name) => {
      const found = kept.get(name);
      if (found === undefined || found.closed) return null;
      byName.set(name, found);
      return found;
    },
    keep: (name) => {
      const opened = makeWindow(name, 'https://provider.test/kept', undefined);
      kept.set(name, opened);
      return opened;
    },
    framed: () => windows.inFrame,
    postToParent: (message) => void windows.toParent.push(message),
    onFrameMessage: frameMessages.subscribe,
    fromFrame: frameMessages.notify,
    closeSelf: () => void (windows.selfClosed += 1),
    onShow: shown.subscribe,
    onHide: hidden.subscribe,
    show: shown.notify,
    hide: hidden.notify,
  };
  return windows;
};
