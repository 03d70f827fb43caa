import { hashKey, QueryCache, type QueryState } from '@tanstack/react-query';

/** How long a guest's answer serves other renders, in milliseconds: enough for a rush, too short for anybody to see. */
const SHARED_MS = 1000;

/** Most answers kept; the oldest goes first. */
const SHARED_LIMIT = 500;

/**
 * Answers of the platform that the renders of one site share: pages of the same language, currency and layout ask for the same
 * halls and banners. Renders know no member, so there is nothing personal in them; a query's key says all that it depends on.
 */
export interface SharedData {
  /** A cache for one render that starts a query with the shared answer where there is a young one. */
  readonly createCache: () => QueryCache;
  /** Takes over what a render has loaded. */
  readonly keep: (cache: QueryCache) => void;
}

type AnyState = QueryState;

/** Shared answers of one platform. `now` gives milliseconds. */
export function createSharedData(now: () => number = Date.now): SharedData {
  const answers = new Map<string, AnyState>();
  const young = (hash: string) => {
    const answer = answers.get(hash);
    return answer && now() - answer.dataUpdatedAt < SHARED_MS ? answer : undefined;
  };
  class SharedCache extends QueryCache {
    override build: QueryCache['build'] = (client, options, state) => {
      const hash = options.queryHash ?? hashKey(options.queryKey ?? []);
      // The data of a key always has the type of that key's query.
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
