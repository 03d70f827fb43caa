import type { FeatureDeps } from '../../feature-deps.ts';
import { query } from '../../query.ts';

/** What a member sees of recommending the site. */
export const recommendQueries = (deps: FeatureDeps) => {
  const { currency, locale } = deps.site.getState();
  return {
    /** Code, rules and figures (MEM-42x). */
    project: () =>
      query(
        ['member', 'recommend-project', deps.ports.storage.get('member_id') ?? '', currency, locale],
        async ({ signal }) => (await import('./recommend.api.ts')).fetchProject(deps, signal),
        { staleTime: 0 },
      ),
  };
};
