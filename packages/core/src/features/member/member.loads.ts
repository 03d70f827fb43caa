import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query';
import type { FeatureDeps } from '../../feature-deps.ts';
import { memberQueries } from './member.queries.ts';

/** Loads what a sign-in asks for. One that fails shows no message and leaves the others as they are (AUTH-15x, ERRM-02x). */
export const loadForMember = (deps: FeatureDeps): void => {
  const { profile, roulette, recommend } = memberQueries(deps);
  void deps.queryClient.prefetchQuery(profile());
  void deps.queryClient.prefetchQuery(roulette());
  void deps.queryClient.prefetchQuery(recommend());
};

/** A call that is under way may answer with old data: it is cancelled. Failures show no message. */
const reread = async <Data, Key extends QueryKey>(
  { queryClient }: FeatureDeps,
  options: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<void> => {
  await queryClient.cancelQueries({ queryKey: options.queryKey });
  await queryClient.prefetchQuery({ ...options, staleTime: 0 });
};

/** Reads the wheel again. */
export const rereadRoulette = (deps: FeatureDeps): Promise<void> => reread(deps, memberQueries(deps).roulette());
