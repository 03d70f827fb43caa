import { createSignal } from '../base/createSignal.ts';
import type { CookieOptions, CookiePort, StoragePort } from '../adapters/ports/ports.ts';
import { createStorage, memoryArea, type RawArea } from '../adapters/storage/storage.ts';

/** Storage in memory that a test can look into. */
export interface FakeStorage extends StoragePort {
  readonly local: RawArea;
  readonly session: RawArea;
  /** State shared by all tabs of this browser. */
  readonly tabs: {
    readonly items: Map<string, string>;
    readonly listeners: Set<(key: string, text: string | null) => void>;
  };
  /** Another tab writes (or removes, with null) a key of local storage. */
  readonly fromOtherTab: (key: string, value: string | null) => void;
}

const put = (items: Map<string, string>, key: string, text: string | null) => {
  if (text === null) items.delete(key);
  else items.set(key, text);
};

/**
 * Creates storage in memory. `beside` makes it that of another tab of the same browser, and each tab gets the changes of
 * the other.
 * @param late makes it a tab of another process, which reads and writes a copy; changes in both directions arrive when the
 * test runs it
 */
export const fakeStorage = (beside?: FakeStorage, late?: (notify: () => void) => void): FakeStorage => {
  const { subscribe, notify: listen } = createSignal<[key: string | null, text: string | null]>();
  const tabs = beside?.tabs ?? { items: new Map<string, string>(), listeners: new Set<typeof notify>() };
  const items = late === undefined ? tabs.items : new Map(tabs.items);
  const notify = (key: string, text: string | null) => {
    if (late === undefined) listen(key, text);
    else
      late(() => {
        put(items, key, text);
        listen(key, text);
      });
  };
  tabs.listeners.add(notify);
  // Browsers notify other tabs with a delay.
  const notifyOthers = (key: string, text: string | null) => {
    const others = [...tabs.listeners].filter((one) => one !== notify);
    if (others.length > 0) queueMicrotask(() => others.forEach((one) => one(key, text)));
  };
  const change = (key: string, text: string | null) => {
    put(items, key, text);
    if (late === undefined) notifyOthers(key, text);
    else
      late(() => {
        put(tabs.items, key, text);
        notifyOthers(key, text);
      });
  };
  const local: RawArea = {
    getItem: (key) => items.get(key) ?? null,
    setItem: change,
    removeItem: (key) => {
      if (items.has(key)) change(key, null);
    },
  };
  const session = memoryArea();
  const storage = createStorage({
    local: () => local,
    session: () => session,
    onExternalChange: subscribe,
  });
  return {
    ...storage,
    local,
    session,
    tabs,
    fromOtherTab: (key, value) => {
      put(tabs.items, key, value);
      notify(key, value);
    },
  };
};

/** Cookies in memory that a test can look into. */
export interface FakeCookies extends CookiePort {
  readonly written: Map<string, { readonly value: string; readonly options: CookieOptions }>;
}

/** Creates cookies in memory. */
export const fakeCookies = (initial: Readonly<Record<string, string>> = {}): FakeCookies => {
  const written = new Map(Object.entries(initial).map(([name, value]) => [name, { value, options: {} }]));
  return {
    written,
    get: (name) => written.get(name)?.value,
    count: (name) => Number(written.has(name)),
    set: (name, value, options = {}) => void written.set(name, { value, options }),
    remove: (name) => void written.delete(name),
  };
};
