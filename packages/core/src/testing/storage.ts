import type { CookieOptions, CookiePort, StoragePort } from '../adapters/ports.ts';
import { createStorage, memoryArea, type RawArea } from '../adapters/storage.ts';

/** Storage in memory that a test can look into. */
export interface FakeStorage extends StoragePort {
  readonly local: RawArea;
  readonly session: RawArea;
  /** Another tab writes (or removes, with null) a key of local storage. */
  readonly fromOtherTab: (key: string, value: string | null) => void;
}

/** Creates storage in memory. */
export const fakeStorage = (): FakeStorage => {
  const listeners = new Set<(key: string | null, text: string | null) => void>();
  const local = memoryArea();
  const session = memoryArea();
  const storage = createStorage({
    local: () => local,
    session: () => session,
    onExternalChange: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  });
  return {
    ...storage,
    local,
    session,
    fromOtherTab: (key, value) => {
      if (value === null) local.removeItem(key);
      else local.setItem(key, value);
      for (const listener of Array.from(listeners)) listener(key, value);
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
    set: (name, value, options = {}) => void written.set(name, { value, options }),
    remove: (name) => void written.delete(name),
  };
};
