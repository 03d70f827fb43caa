import { bonusSettingCheck } from '@housefront/contract/features/member';
import { roulette } from '@housefront/contract/features/roulette';
import { queryOptions, type FetchQueryOptions, type QueryKey } from '@tanstack/react-query';
import type { FeatureDeps } from '../../createFeature.ts';
import { unwrap } from '../../adapters/call-types.ts';
import { memberQueries } from './member.queries.ts';

/** What a member's pages begin with beside the layout (AUTH-13). */
const loadsOf = (deps: FeatureDeps) => {
  const { calls, ports, site } = deps;
  const id = ports.storage.get('member_id') ?? '';
  const { currency, siteId } = site.getState();
  const recommending = { member_currency: currency, site_id: siteId };
  const { letters, profile } = memberQueries(deps);
  return {
    letters: letters(),
    profile: profile(),
    roulette: queryOptions({
      queryKey: ['member', 'roulette', id],
      queryFn: async ({ signal }) => unwrap(await calls.send(roulette, {}, { signal, silent: true })),
    }),
    recommend: queryOptions({
      queryKey: ['member', 'recommend', id],
      queryFn: async ({ signal }) =>
        unwrap(await calls.send(bonusSettingCheck, recommending, { signal, silent: true })),
    }),
  };
};

/** Loads what a sign-in asks for. One that fails is told nobody and leaves the others as they are (AUTH-15x, ERRM-02x). */
export const loadForMember = (deps: FeatureDeps): void => {
  const { profile, roulette: wheel, recommend } = loadsOf(deps);
  void deps.queryClient.prefetchQuery(profile);
  void deps.queryClient.prefetchQuery(wheel);
  void deps.queryClient.prefetchQuery(recommend);
};

/** A call that is under way may say what was true before: it is given up. Failures are told nobody. */
const reread = async <Data, Key extends QueryKey>(
  { queryClient }: FeatureDeps,
  options: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<void> => {
  await queryClient.cancelQueries({ queryKey: options.queryKey });
  await queryClient.prefetchQuery({ ...options, staleTime: 0 });
};

/** Reads the first page of letters again. */
export const rereadLetters = (deps: FeatureDeps): Promise<void> => reread(deps, loadsOf(deps).letters);

/** Reads the wheel again. */
export const rereadRoulette = (deps: FeatureDeps): Promise<void> => reread(deps, loadsOf(deps).roulette);
