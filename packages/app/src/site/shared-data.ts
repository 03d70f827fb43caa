import { hashKey, QueryCache, type QueryState } from '@tanstack/react-query';

/** How long a guest's response is shared between renders, in milliseconds. */
const SHARED_MS = 1000;

/** Most responses cached; the oldest is evicted first. */
const SHARED_LIMIT = 500;

/**
 * Responses of the platform that the renders of one site share: pages of the same language, currency and layout request the
 * same halls and banners. Renders have no member, so nothing is personal; the query key covers all dependencies.
 */
export interface SharedData {
  /** A cache for one render that starts queries with the shared response if it is fresh. */
  readonly createCache: () => QueryCache;
  /** Stores what a render has loaded. */
  readonly keep: (cache: QueryCache) => void;
}

type AnyState = QueryState;

/** Creates the shared responses of one platform. `now` returns milliseconds. */
export function createSharedData(now: () => number = Date.now): SharedData {
  const answers = new Map<string, AnyState>();
  const young = (hash: string) => {
    const answer = answers.get(hash);
    return answer && now() - answer.dataUpdatedAt < SHARED_MS ? answer : undefined;
  };
  class SharedCache extends QueryCache {
    override build: QueryCache['build'] = (client, options, state) => {
      const hash = options.queryHash ?? hashKey(options.queryKey ?? []);
      // The key determines the type of the data.
      return super.build(client, options, state ?? (young(hash) as typeof state));
    };
  }
  return {
    createCache: () => new SharedCache(),
    keep: (cache) => {
      for (const { queryHash, state } of cache.getAll()) {
        if (state.status !== 'success' || state.fetchStatus !== 'idle') continue;
        answers.delete(queryHash);
        answers.set(queryHash, state);
      }
      for (const hash of answers.keys()) {
        if (answers.size <= SHARED_LIMIT) break;
        answers.delete(hash);
      }
    },
  };
}
