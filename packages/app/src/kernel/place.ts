import type { AddressId } from '@housefront/contract/pages';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** Why no page is shown: nobody knows the address, its page has nothing to show, or it failed. */
export type Failure = { readonly kind: 'unknown' | 'missing' } | { readonly kind: 'error'; readonly error: unknown };

/** The place that is on screen: an address with its page. Changes once the code of the next page is here. */
export interface Place {
  /** Decoded, without a query. */
  readonly path: string;
  /** The query as text, with its question mark; empty without one. */
  readonly search: string;
  /** Path, query and fragment. */
  readonly href: string;
  /** Null at an unknown address. */
  readonly page: AddressId | null;
  /** Values in the path. */
  readonly params: Readonly<Record<string, string>>;
  /** The query as the page reads it; unknown parameters are kept. */
  readonly query: Readonly<Record<string, unknown>>;
  readonly failed: Failure | null;
}

/** Holds the place of one document or request, and knows when a new one is on screen. */
export interface PlaceStore extends Pick<StoreApi<Place>, 'getState' | 'getInitialState' | 'subscribe'> {
  /** Shows a place. @returns true once it is on screen; false if another replaces it first, or nothing is mounted. */
  readonly show: (place: Place) => Promise<boolean>;
  /** Changes the place only if it differs, e.g. because its page went missing. */
  readonly correct: (place: Place) => void;
  /** Called by the tree while it is mounted. @returns ends that */
  readonly mount: () => () => void;
  /** Called by the tree once a place is on screen. */
  readonly rendered: (place: Place) => void;
}

const nowhere: Place = { path: '/', search: '', href: '/', page: null, params: {}, query: {}, failed: null };

const same = (one: unknown, other: unknown): boolean => one === other || JSON.stringify(one) === JSON.stringify(other);

const sameFailure = (one: Failure | null, other: Failure | null): boolean =>
  one?.kind === other?.kind && (one?.kind !== 'error' || other?.kind !== 'error' || one.error === other.error);

/** The next place with those parts of the present one that are equal, so that nobody renders for them. */
const withKept = (before: Place, next: Place): Place => ({
  ...next,
  params: same(before.params, next.params) ? before.params : next.params,
  query: same(before.query, next.query) ? before.query : next.query,
  failed: sameFailure(before.failed, next.failed) ? before.failed : next.failed,
});

/** Creates the store. @param first the rendered place; omitted, the first that is shown */
export function createPlaceStore(first?: Place): PlaceStore {
  const store = createStore<Place>(() => first ?? nowhere);
  let rendered = store.getState();
  let mounted = 0;
  let settle: ((onScreen: boolean) => void) | undefined;
  const put = (place: Place): void => {
    // What a server renders and a browser hydrates.
    if (mounted === 0) rendered = place;
    store.setState(place, true);
  };
  return {
    getState: store.getState,
    subscribe: store.subscribe,
    getInitialState: () => rendered,
    show: (place) =>
      new Promise((resolve) => {
        settle?.(false);
        settle = resolve;
        put(withKept(store.getState(), place));
        if (mounted === 0) resolve(false);
      }),
    correct: (place) => {
      const before = store.getState();
      const next = withKept(before, place);
      // The keys of a place are its names.
      const names = Object.keys(next) as (keyof Place)[];
      if (names.some((name) => next[name] !== before[name])) put(next);
    },
    mount: () => {
      mounted += 1;
      return () => {
        mounted -= 1;
      };
    },
    rendered: (place) => {
      if (place === store.getState()) settle?.(true);
    },
  };
}
