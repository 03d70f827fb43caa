import { listenTo } from './listen-to.ts';
import type { SiteConfig } from '@housefront/contract/site-config';
import { browserDevice } from './browser-device.ts';
import { browserWindows } from './browser-windows.ts';
import { cookieIn, cookieLine, cookieNames } from './cookies.ts';
import { fetchHttp } from '../http/http-fetch.ts';
import { lazyRealtime } from '../realtime/lazy-realtime.ts';
import { createPlatformClock } from '../ports/platform-clock.ts';
import type { CookiePort, CorePorts, LocksPort, StoragePort } from '../ports/ports.ts';
import { silentRealtime } from '../ports/silent.ts';
import { createStorage, type StorageSources } from '../storage/storage.ts';
import { consoleLogger, systemClock, systemRandom } from '../ports/system.ts';

/** Options of {@link createBrowserPorts}. */
export interface BrowserPortsOptions {
  readonly config: Pick<SiteConfig, 'realtime'>;
  /** Branch that was built; `production` keeps developers' notes off the console (CONST-06). */
  readonly branch: string;
  /** Taken at call time; nothing touches window at import. */
  readonly window?: Window;
  /** Storage to use in place of the browser's. */
  readonly storage?: StoragePort;
}

const browserStorage = (win: Window): StoragePort => createStorage(storageSources(win));

/** The storage areas of a browser. */
export const storageSources = (win: Window): StorageSources => ({
  local: () => win.localStorage,
  session: () => win.sessionStorage,
  onExternalChange: (listener) =>
    listenTo(win, 'storage', ({ storageArea, key, newValue }) => {
      if (storageArea === null || storageArea === win.localStorage) listener(key, newValue);
    }),
});

const browserCookies = (win: Window): CookiePort => {
  const write = (name: string, value: string, maxAge?: number) => {
    const secure = win.location.protocol === 'https:';
    const line = cookieLine(name, value, { secure, ...(maxAge !== undefined && { maxAge }) });
    try {
      win.document.cookie = line;
    } catch {
      // A page of an opaque origin, such as one in a sandboxed frame, has no cookies: reading and writing throw (FLD-11).
    }
  };
  const read = (): string => {
    try {
      return win.document.cookie;
    } catch {
      return '';
    }
  };
  return {
    get: (name) => cookieIn(read(), name),
    count: (name) => cookieNames(read()).filter((known) => known === name).length,
    set: (name, value, options) => write(name, value, options?.maxAge),
    remove: (name) => write(name, '', 0),
  };
};

// Plain http has no locks. Both functions are async, so that they reject there instead of throwing.
const browserLocks = ({ navigator }: Window): LocksPort => ({
  hold: async (name, run) => navigator.locks.request(name, run),
  held: async () => ((await navigator.locks.query()).held ?? []).map(({ name = '' }) => name),
});

/**
 * The host of the realtime server: of the config, or that of the page, whose proxy hands `/app/` on (RT-03x).
 * @internal
 */
export const realtimeHost = (host: string, { hostname }: Pick<Location, 'hostname'>): string =>
  host === 'same' ? hostname : host;

/** Everything core needs, from the browser. */
export const createBrowserPorts = (options: BrowserPortsOptions): CorePorts => {
  const win = options.window ?? window;
  const { realtime } = options.config;
  const http = fetchHttp();
  const storage = options.storage ?? browserStorage(win);
  return {
    http,
    storage,
    cookies: browserCookies(win),
    realtime:
      realtime === undefined
        ? silentRealtime
        : lazyRealtime(async () => {
            const { echoRealtime } = await import('../realtime/echo-realtime.ts');
            return echoRealtime({
              ...realtime,
              host: realtimeHost(realtime.host, win.location),
              http,
              clock: systemClock,
              random: systemRandom,
            });
          }, systemClock),
    windows: browserWindows(win),
    clock: systemClock,
    platformClock: createPlatformClock({ clock: systemClock, storage }),
    locks: browserLocks(win),
    random: systemRandom,
    device: browserDevice(win),
    logger: consoleLogger(options.branch),
  };
};
