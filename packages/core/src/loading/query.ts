import { queryOptions, type QueryFunction, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';

type Options<Data, Key extends QueryKey> = Omit<
  UseQueryOptions<NoInfer<Data>, Error, NoInfer<Data>, Key>,
  'queryKey' | 'queryFn' | 'initialData'
>;

/**
 * Options of one query, for prefetching on the server and for useQuery.
 * @param load imports the feature's calls, so that a first page view does not load their schemas
 */
export const query = <Data, Key extends QueryKey>(
  queryKey: Key,
  load: QueryFunction<Data, Key>,
  options: Options<Data, Key> = {},
) => queryOptions<Data, Error, Data, Key>({ ...options, queryKey, queryFn: load });
