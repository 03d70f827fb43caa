import { createQueryClient } from '@housefront/core/adapters';
import { hashKey, QueryCache, type QueryClient, type QueryPersister, type QueryState } from '@tanstack/react-query';

/** Time for which renders share a guest's response, in milliseconds. */
const SHARED_MS = 1000;

/** Largest number of cached responses; the oldest is evicted first. */
const SHARED_LIMIT = 500;

/**
 * Responses of the platform that the renders of one site share: pages of the same language, currency and layout request the
 * same halls and banners. Renders have no member, so nothing is personal; the query key covers all dependencies.
 */
export interface SharedData {
  /**
   * A client for one render. Its queries start with the shared response if it is fresh, or join a request of another render
   * in flight. `signal` ends the render.
   */
  readonly createClient: (signal: AbortSignal) => QueryClient;
  /** Stores the responses that a render has loaded. */
  readonly keep: (cache: QueryCache) => void;
}

type AnyState = QueryState;

/** A request in flight, and the render that sent it. */
interface Flight {
  readonly answer: Promise<unknown>;
  readonly sender: AbortSignal;
}

/** The answer, or the reason of the signal if that aborts first. */
async function untilAborted<Answer>(answer: Promise<Answer>, signal: AbortSignal): Promise<Answer> {
  const { promise, reject } = Promise.withResolvers<never>();
  const stop = () => reject(signal.reason);
  signal.addEventListener('abort', stop);
  if (signal.aborted) stop();
  try {
    return await Promise.race([answer, promise]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

/** Creates the shared responses of one platform. `now` returns milliseconds. */
export function createSharedData(now: () => number = Date.now): SharedData {
  const answers = new Map<string, AnyState>();
  const flights = new Map<string, Flight>();
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
  /** All pages would send the same request when a response becomes stale: only one of them does. */
  const shareFlights =
    (signal: AbortSignal): QueryPersister =>
    async (ask, context) => {
      const hash = hashKey(context.queryKey);
      const flight = flights.get(hash);
      if (!flight) {
        // The type of a query function includes one that must not run, which does not occur here.
        const answer = Promise.resolve(ask(context)).finally(() => flights.delete(hash));
        flights.set(hash, { answer, sender: signal });
        return answer;
      }
      try {
        return await untilAborted(flight.answer, signal);
      } catch (error) {
        // A cancelled render cancels its requests; this render then sends the request itself.
        if (flight.sender.aborted && !signal.aborted) return ask(context);
        throw error;
      }
    };

  return {
    createClient: (signal) => {
      const client = createQueryClient({ queryCache: new SharedCache() });
      const { queries, ...others } = client.getDefaultOptions();
      client.setDefaultOptions({ ...others, queries: { ...queries, persister: shareFlights(signal) } });
      return client;
    },
    keep: (cache) => {
      for (const { queryHash, state } of cache.getAll()) {
        if (state.status !== 'success' || state.fetchStatus !== 'idle') continue;
        answers.delete(queryHash);
        answers.set(queryHash, state);
      }
      // Whole lists are large, so responses that no render will use are removed.
      for (const hash of answers.keys()) if (answers.size > SHARED_LIMIT || !young(hash)) answers.delete(hash);
    },
  };
}
