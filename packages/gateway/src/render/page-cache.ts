import type { Clock } from '../clock.ts';
import type { CacheState } from '../types.ts';
import { createByteLru } from './byte-lru.ts';
import type { RenderedPage } from './render-page.ts';

/** Sizes and times of a page cache. */
export interface PageCacheOptions {
  readonly clock: Clock;
  /** Room for pages, in bytes. */
  readonly maxBytes: number;
  /** A page is used as it is for this long, in ms. */
  readonly freshMs: number;
  /** After that it is still used this long while a new one is made, in ms. */
  readonly staleMs: number;
  /** Told about a renewal in the background that failed; the old page stays. */
  readonly onRenewalError: (error: unknown) => void;
}

/** A page and how it was come by. */
export interface CachedPage {
  readonly page: RenderedPage;
  readonly state: CacheState;
}

/** Pages of guests, kept for a while (GW-02). */
export interface PageCache {
  /** The page under a key; `make` runs at most once at a time per key. Rejects as `make` does. */
  get(key: string, make: () => Promise<RenderedPage>): Promise<CachedPage>;
  /** The page under a key while it is fresh, without making or renewing anything. */
  fresh(key: string): RenderedPage | undefined;
  /** Bytes held now. */
  readonly bytes: number;
}

/** Creates an empty cache. */
export function createPageCache(options: PageCacheOptions): PageCache {
  const pages = createByteLru<{ page: RenderedPage; at: number }>(options.maxBytes);
  const running = new Map<string, Promise<RenderedPage>>();

  const renew = (key: string, make: () => Promise<RenderedPage>) => {
    const flight = running.get(key);
    if (flight) return flight;
    const started = make().then((page) => {
      if (page.keep) pages.set(key, { page, at: options.clock.now() }, page.size + key.length * 2);
      // An old page outlives a failed renewal, but not the news that it is no longer for everybody.
      else if (page.status < 500) pages.delete(key);
      return page;
    });
    const settled = started.finally(() => running.delete(key));
    running.set(key, settled);
    return settled;
  };

  return {
    async get(key, make) {
      const entry = pages.get(key);
      const age = entry ? options.clock.now() - entry.at : Infinity;
      if (entry && age < options.freshMs) return { page: entry.page, state: 'hit' };
      if (entry && age < options.freshMs + options.staleMs) {
        renew(key, make).catch(options.onRenewalError);
        return { page: entry.page, state: 'stale' };
      }
      return { page: await renew(key, make), state: 'miss' };
    },
    fresh(key) {
      const entry = pages.get(key);
      return entry && options.clock.now() - entry.at < options.freshMs ? entry.page : undefined;
    },
    get bytes() {
      return pages.bytes;
    },
  };
}
