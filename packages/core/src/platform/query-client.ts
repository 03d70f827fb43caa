import { QueryClient, type QueryCache } from '@tanstack/react-query';

/** A query client with Housefront's rules: no retries of its own (ERR-04x), no refetch on focus, data fresh for a minute. */
export const createQueryClient = (queryCache?: QueryCache): QueryClient =>
  new QueryClient({
    ...(queryCache && { queryCache }),
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: 60_000,
        gcTime: 30 * 60_000,
        refetchOnWindowFocus: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
