import { QueryClient, type DehydratedState, type QueryCache } from '@tanstack/react-query';
import { systemClock } from '../ports/system.ts';
import { readResponse } from './response-json.ts';

/** Settings of {@link createQueryClient}. */
export interface QueryClientOptions {
  /** Query cache to use; creates one if omitted. */
  readonly queryCache?: QueryCache;
  /**
   * No result and no error enters the cache before this settles. Queries may be sent earlier: a page that is being
   * hydrated must find the data that it was rendered with.
   */
  readonly heldUntil?: Promise<unknown>;
}

/** A query client with Housefront's rules: no retries, no refetch on focus, data fresh for a minute (ERR-04x). */
export const createQueryClient = ({ queryCache, heldUntil }: QueryClientOptions = {}): QueryClient =>
  new QueryClient({
    ...(queryCache && { queryCache }),
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: 60_000,
        gcTime: 30 * 60_000,
        refetchOnWindowFocus: false,
        networkMode: 'always',
        ...(heldUntil && {
          persister: async (ask, context) => {
            try {
              return await ask(context);
            } finally {
              await heldUntil;
            }
          },
        }),
      },
      mutations: { retry: false, networkMode: 'always' },
      hydrate: { deserializeData: readResponse },
    },
  });

/**
 * Time of reading for data that a server rendered, by the device's clock. A device whose clock is behind would otherwise
 * treat the data as fresh for too long. The query client always uses the device's clock (FLD-09).
 */
export const readAt = (updatedAt: number): number => Math.min(updatedAt, systemClock.now());

/** Data of a rendered page; no time of reading is later than now ({@link readAt}). */
export const asOfNow = ({ queries, ...rest }: DehydratedState): DehydratedState => ({
  ...rest,
  queries: queries.map((one) => ({ ...one, state: { ...one.state, dataUpdatedAt: readAt(one.state.dataUpdatedAt) } })),
});
