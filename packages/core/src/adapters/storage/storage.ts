/**
 * The one typed module for local and session storage. Every key of the product has a row in storage.codecs.ts: its area, how
 * its value is written, and how a stored text is read back. A text that does not parse is dropped and removed (STORE-20x).
 */
import { codecs } from './storage.codecs.ts';
import type { StorageKey, StorageValues } from './storage.values.ts';

export type * from './storage.values.ts';

/** The part of the browser's storage that core uses. */
export interface StoragePort {
  /** The parsed value, or undefined when absent or unparsable. */
  readonly get: <K extends StorageKey>(key: K) => StorageValues[K] | undefined;
  readonly set: <K extends StorageKey>(key: K, value: StorageValues[K]) => void;
  readonly remove: (key: StorageKey) => void;
  /** True when what was set last is really stored, and not only remembered by this document. */
  readonly lasts: (key: StorageKey) => boolean;
  /**
   * Another tab or window changed this key of local storage, or cleared the storage. The value is the one that was written,
   * because it may already be gone; undefined when it was removed or does not parse.
   */
  readonly onChange: <K extends StorageKey>(
    key: K,
    listener: (value: StorageValues[K] | undefined) => void,
  ) => () => void;
}

/** The part of the browser's Storage that is used. */
export interface RawArea {
  readonly getItem: (key: string) => string | null;
  readonly setItem: (key: string, value: string) => void;
  readonly removeItem: (key: string) => void;
}

/** Storage areas of the browser that the module uses. */
export interface StorageSources {
  /** Gives the area or throws when the browser blocks it. */
  readonly local: () => RawArea;
  readonly session: () => RawArea;
  /** Notifies of changes made by other windows, with the text written; a null key means that everything was cleared. */
  readonly onExternalChange: (listener: (key: string | null, text: string | null) => void) => () => void;
}

/** Keys that a logout removes; locale, ccy, referral and pwa stay (STORE-20x). */
export const keysRemovedOnLogout = [
  'token',
  'member_id',
  'member_account',
  'currency',
  'member_type',
  'agent_type',
  'isPlay',
  'waitingUrl',
  'waitingWindow',
  'skipReloadGetInfo',
  'popUpDiscountModalCloseTime',
  'welcome',
] as const satisfies readonly StorageKey[];

/** An area that lives in memory only. */
export const memoryArea = (): RawArea => {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
};

// A browser may refuse storage as a whole, refuse writes only, or fill up later: after the first refusal a key is kept in
// memory.
const guarded = (open: () => RawArea): RawArea & { readonly lasts: (key: string) => boolean } => {
  const memory = memoryArea();
  const inMemory = new Set<string>();
  let area: RawArea | undefined;
  try {
    area = open();
  } catch {
    area = undefined;
  }
  return {
    lasts: (key) => area !== undefined && !inMemory.has(key),
    getItem: (key) => {
      if (area === undefined || inMemory.has(key)) return memory.getItem(key);
      try {
        return area.getItem(key);
      } catch {
        return null;
      }
    },
    setItem: (key, value) => {
      try {
        if (area === undefined) throw new Error('no storage');
        area.setItem(key, value);
        inMemory.delete(key);
      } catch {
        memory.setItem(key, value);
        inMemory.add(key);
      }
    },
    removeItem: (key) => {
      memory.removeItem(key);
      inMemory.delete(key);
      try {
        area?.removeItem(key);
      } catch {
        // A value that can be neither read nor removed must not come back in this document.
        inMemory.add(key);
      }
    },
  };
};

/** Builds the typed storage over raw areas. */
export const createStorage = (sources: StorageSources): StoragePort => {
  const areas = { local: guarded(() => sources.local()), session: guarded(() => sources.session()) };
  return {
    get: (key) => {
      const { area, alsoLocal, absent, read } = codecs[key];
      const places = alsoLocal === true ? [areas[area], areas.local] : [areas[area]];
      for (const place of places) {
        const stored = place.getItem(key);
        const value = stored === null ? undefined : read(stored);
        if (value !== undefined) return value;
        if (stored !== null) place.removeItem(key);
      }
      return absent;
    },
    set: (key, value) => {
      const codec = codecs[key];
      areas[codec.area].setItem(key, codec.write(value));
    },
    remove: (key) => {
      const { area, alsoLocal } = codecs[key];
      areas[area].removeItem(key);
      if (alsoLocal === true) areas.local.removeItem(key);
    },
    lasts: (key) => areas[codecs[key].area].lasts(key),
    onChange: (key, listener) =>
      sources.onExternalChange((changed, text) => {
        if (changed === null || changed === key) listener(text === null ? undefined : codecs[key].read(text));
      }),
  };
};
