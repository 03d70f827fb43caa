import type { Clock } from '../clock.ts';
import { networkOf } from '../http/network.ts';
import type { CacheState } from '../types.ts';
import { createFairLru } from './fair-lru.ts';
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

/**
 * Pages of guests, kept for a while (GW-02). `address` is that of the visitor who asks: what one of them alone asks for does
 * not push out the pages of the others.
 */
export interface PageCache {
  /** The page under a key; `make` runs at most once at a time per key. Rejects as `make` does. */
  get(key: string, address: string, make: () => Promise<RenderedPage>): Promise<CachedPage>;
  /** The page under a key while it is fresh, without making or renewing anything. */
  fresh(key: string, address: string): RenderedPage | undefined;
  /** Bytes held now. */
  readonly bytes: number;
}

/** Part of the room that pages of addresses without a page may take: there is no end of such addresses. */
const STRAY_SHARE = 1 / 16;

interface Kept {
  readonly page: RenderedPage;
  /** When it was made, in ms since the epoch. */
  readonly at: number;
}

/** Creates an empty cache. */
export function createPageCache({ clock, maxBytes, freshMs, staleMs, onRenewalError }: PageCacheOptions): PageCache {
  const pages = createFairLru<Kept>(maxBytes * (1 - STRAY_SHARE));
  const strays = createFairLru<Kept>(maxBytes * STRAY_SHARE);
  const running = new Map<string, Promise<RenderedPage>>();
  let swept = clock.now();

  const age = (kept: Kept) => clock.now() - kept.at;
  const lives = (kept: Kept) => age(kept) < freshMs + staleMs;
  const find = (key: string, address: string): Kept | undefined => {
    const asker = () => networkOf(address);
    const kept = pages.get(key, asker) ?? strays.get(key, asker);
    return kept && lives(kept) ? kept : undefined;
  };
  const remove = (key: string) => {
    pages.delete(key);
    strays.delete(key);
  };
  const sweep = () => {
    if (clock.now() - swept < freshMs) return;
    swept = clock.now();
    pages.keep(lives);
    strays.keep(lives);
  };
  const put = (key: string, address: string, page: RenderedPage) => {
    const [room, other] = page.status < 400 ? [pages, strays] : [strays, pages];
    other.delete(key);
    room.set(key, { page, at: clock.now() }, page.size + key.length * 2, networkOf(address));
  };

  const renew = (key: string, address: string, make: () => Promise<RenderedPage>) => {
    const flight = running.get(key);
    if (flight) return flight;
    const started = make().then((page) => {
      sweep();
      if (page.keep) put(key, address, page);
      // An old page outlives a failed renewal, but not the news that it is no longer for everybody.
      else if (page.status < 500) remove(key);
      return page;
    });
    const settled = started.finally(() => running.delete(key));
    running.set(key, settled);
    return settled;
  };

  return {
    async get(key, address, make) {
      const kept = find(key, address);
      if (kept && age(kept) < freshMs) return { page: kept.page, state: 'hit' };
      if (kept) {
        renew(key, address, make).catch(onRenewalError);
        return { page: kept.page, state: 'stale' };
      }
      return { page: await renew(key, address, make), state: 'miss' };
    },
    fresh(key, address) {
      const kept = find(key, address);
      return kept && age(kept) < freshMs ? kept.page : undefined;
    },
    get bytes() {
      return pages.bytes + strays.bytes;
    },
  };
}
