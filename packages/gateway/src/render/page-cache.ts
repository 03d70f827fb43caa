import type { Clock } from '../base/clock.ts';
import { networkOf } from '../http/network.ts';
import type { CacheState } from '../base/types.ts';
import { createAudience, type Audience, type OnLeft } from './audience.ts';
import { createFairLru } from './fair-lru.ts';
import type { Purges } from './purges.ts';
import type { RenderedPage } from './render-page.ts';

/** Sizes and times of a page cache. */
export interface PageCacheOptions {
  readonly clock: Clock;
  readonly purges: Purges;
  /** Size of the cache, in bytes. */
  readonly maxBytes: number;
  /** A page is fresh for this long, in ms. */
  readonly freshMs: number;
  /** After that it is served stale for this long while it is renewed in the background, in ms. */
  readonly staleMs: number;
  /** Called when a renewal in the background fails; the old page stays. */
  readonly onRenewalError: (error: unknown) => void;
}

/** Makes a page for those who wait for it. */
export type MakePage = (audience: Audience) => Promise<RenderedPage>;

/** A page and its cache state. */
export interface CachedPage {
  readonly page: RenderedPage;
  readonly state: CacheState;
}

/**
 * Cache of guests' pages. `address` is that of the visitor: pages requested by a single network do not evict those of others
 * (GW-02).
 */
export interface PageCache {
  /**
   * The page under a key. Requests for the same missing page share one call of `make`, and its rejection. A purge of one of
   * its tags ends all of it, also what is being made (SEC-09).
   * @param onLeft calls back when the visitor leaves: a page without visitors is not made
   */
  get(key: string, address: string, tags: readonly string[], make: MakePage, onLeft?: OnLeft): Promise<CachedPage>;
  /** The page under a key while it is fresh; makes and renews nothing. */
  fresh(key: string, address: string): RenderedPage | undefined;
  /** Bytes held now. */
  readonly bytes: number;
}

/** Part of the cache for pages with an error status, because the number of unknown addresses is unlimited. */
const NOT_FOUND_SHARE = 1 / 16;
/** Part of the cache for lists with facets, texts or orders in their address, whose number is unlimited as well (LOB-11). */
const LOOKS_SHARE = 1 / 16;

interface Entry {
  readonly page: RenderedPage;
  /** Time of rendering, in ms since the epoch. */
  readonly at: number;
  readonly tags: readonly string[];
  /** Moment before the rendering; raised as later purges turn out to concern other pages. */
  since: number;
}

/** A rendering that has not ended. */
interface Flight {
  readonly page: Promise<RenderedPage>;
  /** Moment before the rendering. */
  readonly since: number;
  readonly audience: Audience;
}

type Renew = (...parameters: Parameters<PageCache['get']>) => Promise<RenderedPage>;

/** Creates an empty cache. */
export function createPageCache(options: PageCacheOptions): PageCache {
  const { clock, purges, maxBytes, freshMs, staleMs, onRenewalError } = options;
  const pages = createFairLru<Entry>(maxBytes * (1 - NOT_FOUND_SHARE - LOOKS_SHARE));
  const looks = createFairLru<Entry>(maxBytes * LOOKS_SHARE);
  const notFoundPages = createFairLru<Entry>(maxBytes * NOT_FOUND_SHARE);
  const rooms = [pages, looks, notFoundPages];
  const inFlight = new Map<string, Flight>();
  let swept = clock.now();

  const age = (entry: Entry) => clock.now() - entry.at;
  const isPurged = (entry: Entry): boolean => {
    const { moment } = purges;
    if (entry.since === moment) return false;
    if (!purges.isValid(entry.tags, entry.since)) return true;
    // The next look compares one number.
    entry.since = moment;
    return false;
  };
  const isUsable = (entry: Entry) => age(entry) < freshMs + staleMs && !isPurged(entry);
  const find = (key: string, address: string): Entry | undefined => {
    const client = () => networkOf(address);
    const kept = pages.get(key, client) ?? looks.get(key, client) ?? notFoundPages.get(key, client);
    return kept && isUsable(kept) ? kept : undefined;
  };
  const remove = (key: string) => {
    for (const room of rooms) room.delete(key);
  };
  const sweep = () => {
    if (clock.now() - swept < freshMs) return;
    swept = clock.now();
    for (const room of rooms) room.keep(isUsable);
  };
  const put = (key: string, address: string, entry: Entry) => {
    const { page } = entry;
    const found = page.look ? looks : pages;
    const room = page.status < 400 ? found : notFoundPages;
    for (const other of rooms) if (other !== room) other.delete(key);
    room.set(key, entry, page.size + key.length * 2, networkOf(address));
  };

  const renew: Renew = (key, address, tags, make, onLeft) => {
    const pending = inFlight.get(key);
    if (pending && purges.isValid(tags, pending.since)) {
      pending.audience.join(onLeft);
      return pending.page;
    }
    const since = purges.moment;
    const audience = createAudience(true);
    audience.join(onLeft);
    const started = make(audience).then((page) => {
      sweep();
      // A purge came meanwhile: visitors who asked before it get the page, later ones do not, and no network may keep it.
      if (!purges.isValid(tags, since)) return { ...page, sharedTags: undefined };
      if (page.keep) put(key, address, { page, at: clock.now(), tags, since });
      // A failed renewal keeps the old page; a page that became personal is removed.
      else if (page.status < 500) remove(key);
      return page;
    });
    const land = () => {
      if (inFlight.get(key) === flight) inFlight.delete(key);
    };
    const flight: Flight = { since, audience, page: started.finally(land) };
    inFlight.set(key, flight);
    // Who comes now must not get the error of those who left.
    audience.signal.addEventListener('abort', land);
    return flight.page;
  };

  return {
    async get(key, address, tags, make, onLeft) {
      const kept = find(key, address);
      if (kept && age(kept) < freshMs) return { page: kept.page, state: 'hit' };
      if (kept) {
        renew(key, address, tags, make).catch(onRenewalError);
        return { page: kept.page, state: 'stale' };
      }
      return { page: await renew(key, address, tags, make, onLeft), state: 'miss' };
    },
    fresh(key, address) {
      const kept = find(key, address);
      return kept && age(kept) < freshMs ? kept.page : undefined;
    },
    get bytes() {
      return rooms.reduce((sum, { bytes }) => sum + bytes, 0);
    },
  };
}
