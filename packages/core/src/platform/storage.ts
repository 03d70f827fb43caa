/**
 * The one typed module for local and session storage (STORE-20x). Every key of the product is a row of the table below: its area,
 * how its value is written, and how a stored text is read back. A text that does not parse is dropped and removed.
 */

/** Maintenance times as received; unknown sides are absent (STORE-03). */
export interface MaintainInterval {
  readonly start_at?: string;
  readonly end_at?: string;
}

/** Which placeholder window is being prepared (STORE-06). */
export type WaitingWindow = 'gameWindow' | 'depositWindow' | 'fpWindow';

/** A message between windows of the site (XWIN-01). */
export interface WindowMessage {
  readonly msg: string;
  readonly data?: unknown;
  readonly resCode?: string | number;
  readonly resMessage?: string;
}

/** Value type of every stored key; names are the platform's. */
export interface StorageValues {
  /** Login token, verbatim (STORE-01, API-06x). */
  token: string;
  /** Identity of the logged-in member (STORE-02). */
  member_id: string;
  member_account: string;
  currency: string;
  member_type: string;
  /** Last maintenance interval (STORE-03). */
  maintain_interval: MaintainInterval;
  /** Address a placeholder window is waiting for; http and https only (STORE-04, STORE-05x). */
  waitingUrl: string;
  /** Placeholder window being prepared (STORE-06). */
  waitingWindow: WaitingWindow;
  /** True is written as '1', false as '0'; absent reads as false (STORE-07). */
  isPlay: boolean;
  /** Demo switch mirrored from the site config (STORE-08). */
  demoGameEnable: boolean;
  /** The site runs as an installed app (STORE-08). */
  pwa: boolean;
  /** Written at start for wrappers and older pages (STORE-09). */
  site_name: string;
  isV3Ver: string;
  /** Language mirror read by older pages. */
  lang: string;
  /** Message to other windows (XWIN-01). */
  'window-msg': WindowMessage;
  /** Blocks auto-login from the query in this tab (STORE-11, AUTH-30x). */
  skipReloadGetInfo: boolean;
  /** When the pop-up promotion was closed, milliseconds since the epoch, per tab (STORE-12). */
  popUpDiscountModalCloseTime: number;
}

/** Name of a stored key. */
export type StorageKey = keyof StorageValues;

/** What core sees of the browser's storage. */
export interface StoragePort {
  /** The parsed value, or undefined when absent or unparsable. */
  get<K extends StorageKey>(key: K): StorageValues[K] | undefined;
  set<K extends StorageKey>(key: K, value: StorageValues[K]): void;
  remove(key: StorageKey): void;
  /** Another tab or window changed this key of local storage (also when it cleared everything). */
  onChange(key: StorageKey, listener: () => void): () => void;
}

/** The part of the browser's Storage that is used. */
export interface RawArea {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** Where the module keeps its texts. */
export interface StorageSources {
  /** Gives the area or throws when the browser blocks it. */
  local(): RawArea;
  session(): RawArea;
  /** Tells of changes made by other windows; a null key means everything was cleared. */
  onExternalChange(listener: (key: string | null) => void): () => void;
}

interface Codec<T> {
  readonly area: 'local' | 'session';
  write(value: T): string;
  /** Undefined: not a value of this key. */
  read(text: string): T | undefined;
}

const record = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const text: Codec<string> = {
  area: 'local',
  write: (value) => value,
  read: (stored) => (stored === '' || stored === 'null' || stored === 'undefined' ? undefined : stored),
};

const flag = (area: 'local' | 'session'): Codec<boolean> => ({
  area,
  write: (value) => (value ? '1' : '0'),
  read: (stored) =>
    stored === '1' || stored === 'true' ? true : stored === '0' || stored === 'false' ? false : undefined,
});

const binary: Codec<boolean> = {
  ...flag('local'),
  read: (stored) => (stored === '1' ? true : stored === '0' ? false : undefined),
};

const httpAddress: Codec<string> = {
  ...text,
  read: (stored) => {
    const url = URL.parse(stored);
    return url !== null && (url.protocol === 'https:' || url.protocol === 'http:') ? stored : undefined;
  },
};

const maintainInterval: Codec<MaintainInterval> = {
  area: 'local',
  write: (value) => JSON.stringify(value),
  read: (stored) => {
    const value = parseJson(stored);
    if (!record(value)) return undefined;
    return {
      ...(typeof value['start_at'] === 'string' && { start_at: value['start_at'] }),
      ...(typeof value['end_at'] === 'string' && { end_at: value['end_at'] }),
    };
  },
};

const waitingWindow: Codec<WaitingWindow> = {
  area: 'local',
  write: (value) => value,
  read: (stored) =>
    stored === 'gameWindow' || stored === 'depositWindow' || stored === 'fpWindow' ? stored : undefined,
};

const windowMessage: Codec<WindowMessage> = {
  area: 'local',
  write: (value) => JSON.stringify(value),
  read: (stored) => {
    const value = parseJson(stored);
    if (!record(value) || typeof value['msg'] !== 'string') return undefined;
    const { msg, data, resCode, resMessage } = value;
    return {
      msg,
      ...(data !== undefined && { data }),
      ...((typeof resCode === 'string' || typeof resCode === 'number') && { resCode }),
      ...(typeof resMessage === 'string' && { resMessage }),
    };
  },
};

const closeTime: Codec<number> = {
  area: 'session',
  write: String,
  read: (stored) => (/^\d{1,15}$/.test(stored) ? Number(stored) : undefined),
};

const codecs: { readonly [K in StorageKey]: Codec<StorageValues[K]> } = {
  token: text,
  member_id: text,
  member_account: text,
  currency: text,
  member_type: text,
  maintain_interval: maintainInterval,
  waitingUrl: httpAddress,
  waitingWindow,
  isPlay: binary,
  demoGameEnable: flag('local'),
  pwa: flag('local'),
  site_name: text,
  isV3Ver: text,
  lang: text,
  'window-msg': windowMessage,
  skipReloadGetInfo: flag('session'),
  popUpDiscountModalCloseTime: closeTime,
};

/** What a logout removes (STORE-20x); locale, ccy, referral and pwa stay. */
export const keysRemovedOnLogout = [
  'token',
  'member_id',
  'member_account',
  'currency',
  'member_type',
  'isPlay',
  'waitingUrl',
  'waitingWindow',
  'skipReloadGetInfo',
  'popUpDiscountModalCloseTime',
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

// A browser may refuse storage as a whole, refuse writes only, or fill up later: from the first refusal on a key lives in memory.
const guarded = (open: () => RawArea): RawArea => {
  const memory = memoryArea();
  const inMemory = new Set<string>();
  let area: RawArea | undefined;
  try {
    area = open();
  } catch {
    area = undefined;
  }
  return {
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
      const codec = codecs[key];
      const stored = areas[codec.area].getItem(key);
      if (stored === null) return undefined;
      const value = codec.read(stored);
      if (value === undefined) areas[codec.area].removeItem(key);
      return value;
    },
    set: (key, value) => {
      const codec = codecs[key];
      areas[codec.area].setItem(key, codec.write(value));
    },
    remove: (key) => areas[codecs[key].area].removeItem(key),
    onChange: (key, listener) =>
      sources.onExternalChange((changed) => {
        if (changed === null || changed === key) listener();
      }),
  };
};
