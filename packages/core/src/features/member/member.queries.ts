import { queryOptions } from '@tanstack/react-query';
import type { FeatureDeps } from '../../createFeature.ts';

const api = () => import('./member.api.ts');

/** What the platform knows of the member, each under a key of its own. */
export const memberQueries = (deps: FeatureDeps) => {
  const memberId = () => deps.ports.storage.get('member_id') ?? '';
  return {
    layout: () =>
      queryOptions({
        queryKey: ['member', 'layout', memberId()],
        queryFn: async ({ signal }) => (await api()).fetchLayout(deps, signal),
      }),
    profile: () =>
      queryOptions({
        queryKey: ['member', 'profile', memberId()],
        queryFn: async ({ signal }) => (await api()).fetchProfile(deps, signal),
      }),
    /** The first page of letters, with the number of unread ones (LET-01, LET-03). */
    letters: () =>
      queryOptions({
        queryKey: ['member', 'letters', memberId(), 1],
        queryFn: async ({ signal }) => (await api()).fetchLetters(deps, signal),
      }),
  };
};

/** The queries of a member. */
export type MemberQueries = ReturnType<typeof memberQueries>;
