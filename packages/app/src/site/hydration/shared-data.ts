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
   * in flight. `signal` ends the render. A higher `version` than before ends all sharing with earlier renders, because the
   * platform's data was purged (OPS-05).
   */
  readonly createClient: (signal: AbortSignal, version: number) => QueryClient;
  /** Stores the responses that a render of `version` has loaded. */
  readonly keep: (cache: QueryCache, version: number) => void;
}

type AnyState = QueryState;

/** A request in flight, and the render that sent it. */
interface Flight {
  readonly answer: Promise<unknown>;
  readonly sender: AbortSignal;
}

/** Responses and requests that the renders of one version share. */
interface Generation {
  readonly version: number;
  readonly answers: Map<string, AnyState>;
  readonly flights: Map<string, Flight>;
}

const emptyGeneration = (version: number): Generation => ({ version, answers: new Map(), flights: new Map() });

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
  let newest = emptyGeneration(0);
  /** A render that began before a purge shares with no other one. */
  const generationOf = (version: number): Generation => {
    if (version > newest.version) newest = emptyGeneration(version);
    return version === newest.version ? newest : emptyGeneration(version);
  };
  const young = ({ answers }: Generation, hash: string) => {
    const answer = answers.get(hash);
    return answer && now() - answer.dataUpdatedAt < SHARED_MS ? answer : undefined;
  };
  class SharedCache extends QueryCache {
    readonly #generation: Generation;
    constructor(generation: Generation) {
      super();
      this.#generation = generation;
    }
    override build: QueryCache['build'] = (client, options, state) => {
      const hash = options.queryHash ?? hashKey(options.queryKey ?? []);
      // The key determines the type of the data.
      return super.build(client, options, state ?? (young(this.#generation, hash) as typeof state));
    };
  }
  /** All pages would send the same request when a response becomes stale: only one of them does. */
  const shareFlights =
    ({ flights }: Generation, signal: AbortSignal): QueryPersister =>
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
    createClient: (signal, version) => {
      const generation = generationOf(version);
      const client = createQueryClient({ queryCache: new SharedCache(generation) });
      const { queries, ...others } = client.getDefaultOptions();
      client.setDefaultOptions({ ...others, queries: { ...queries, persister: shareFlights(generation, signal) } });
      return client;
    },
    keep: (cache, version) => {
      const generation = generationOf(version);
      const { answers } = generation;
      for (const { queryHash, state } of cache.getAll()) {
        if (state.status !== 'success' || state.fetchStatus !== 'idle') continue;
        answers.delete(queryHash);
        answers.set(queryHash, state);
      }
      // Whole lists are large, so responses that no render will use are removed.
      for (const hash of answers.keys())
        if (answers.size > SHARED_LIMIT || !young(generation, hash)) answers.delete(hash);
    },
  };
}
