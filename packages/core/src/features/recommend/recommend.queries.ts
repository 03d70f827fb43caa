import type { FeatureDeps } from '../../calls/feature-deps.ts';
import { memberCurrency } from '../../money/member-currency.ts';
import { query } from '../../loading/query.ts';

/** Data of the page where a member refers others. */
export const recommendQueries = (deps: FeatureDeps) => {
  const { locale } = deps.site.getState();
  return {
    /** Code, rules and figures (MEM-42x). */
    project: () =>
      query(
        ['member', 'recommend-project', deps.ports.storage.get('member_id') ?? '', memberCurrency(deps), locale],
        async ({ signal }) => (await import('./recommend.api.ts')).fetchProject(deps, signal),
        { staleTime: 0 },
      ),
  };
};
