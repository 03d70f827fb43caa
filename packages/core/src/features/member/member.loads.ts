import { letters, LETTER_PAGE_SIZE } from '@housefront/contract/features/letters';
import { bonusSettingCheck } from '@housefront/contract/features/member';
import { roulette } from '@housefront/contract/features/roulette';
import type { FetchQueryOptions } from '@tanstack/react-query';
import type { FeatureDeps } from '../../createFeature.ts';
import { unwrap } from '../../platform/call-types.ts';
import { fetchProfile } from './member.api.ts';

/**
 * What a member's pages begin with, each under a key of its own: profile, the first page of letters, the wheel, and whether
 * the member can recommend the site (AUTH-13).
 */
const loadsOf = (deps: FeatureDeps) => {
  const { calls, ports, site } = deps;
  const id = ports.storage.get('member_id') ?? '';
  const { currency, locale, siteId } = site.getState();
  const firstPage = {
    active: 1,
    count: LETTER_PAGE_SIZE,
    language: locale,
    page: 1,
    site_id: siteId,
    sort_field: 'id',
    sort_order: 'desc',
  } as const;
  const recommending = { member_currency: currency, site_id: siteId };
  return {
    profile: { queryKey: ['member', 'profile', id], queryFn: ({ signal }) => fetchProfile(deps, signal) },
    letters: {
      queryKey: ['member', 'letters', id, 1],
      queryFn: async ({ signal }) => unwrap(await calls.send(letters, firstPage, { signal, silent: true })),
    },
    roulette: {
      queryKey: ['member', 'roulette', id],
      queryFn: async ({ signal }) => unwrap(await calls.send(roulette, {}, { signal, silent: true })),
    },
    recommend: {
      queryKey: ['member', 'recommend', id],
      queryFn: async ({ signal }) =>
        unwrap(await calls.send(bonusSettingCheck, recommending, { signal, silent: true })),
    },
  } satisfies Readonly<Record<string, FetchQueryOptions>>;
};

/** Loads them after a sign-in. One that fails is told nobody and leaves the others as they are (AUTH-15x, ERRM-02x). */
export const loadForMember = (deps: FeatureDeps): void => {
  for (const options of Object.values<FetchQueryOptions>(loadsOf(deps))) void deps.queryClient.prefetchQuery(options);
};

/** Reads the first page of letters and the wheel again; calls that are under way are given up. Failures are told nobody. */
export const rereadLists = (deps: FeatureDeps): void => {
  const { letters: first, roulette: wheel } = loadsOf(deps);
  for (const options of [first, wheel] as readonly FetchQueryOptions[]) {
    void deps.queryClient
      .cancelQueries({ queryKey: options.queryKey })
      .then(() => deps.queryClient.prefetchQuery({ ...options, staleTime: 0 }));
  }
};
