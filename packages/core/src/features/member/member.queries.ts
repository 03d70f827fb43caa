import type { FeatureDeps } from '../../calls/feature-deps.ts';
import { memberCurrency } from '../../money/member-currency.ts';
import { query } from '../../loading/query.ts';
import { askRecommending } from '../site/index.ts';

const api = () => import('./member.api.ts');

/** Queries of the platform's data of the member, each under its own key. */
export const memberQueries = (deps: FeatureDeps) => {
  const memberId = () => deps.ports.storage.get('member_id') ?? '';
  return {
    layout: () =>
      query(['member', 'layout', memberId()], async ({ signal }) => (await api()).fetchLayout(deps, signal)),
    profile: () =>
      query(['member', 'profile', memberId()], async ({ signal }) => (await api()).fetchProfile(deps, signal)),
    /** Whether members recommend the site, in the member's currency (MEM-15). */
    recommend: () =>
      query(['member', 'recommend', memberId()], ({ signal }) =>
        askRecommending(deps, memberCurrency(deps), { signal }),
      ),
    /** The member's cash surplus, by currency (MEM-16). */
    surplus: () =>
      query(['member', 'surplus', memberId(), memberCurrency(deps)], async ({ signal }) =>
        (await api()).fetchCashSurplus(deps, signal),
      ),
  };
};

/** Result of {@link memberQueries}. */
export type MemberQueries = ReturnType<typeof memberQueries>;
