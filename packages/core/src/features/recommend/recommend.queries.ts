import type { FeatureDeps } from '../../feature-deps.ts';
import { query } from '../../query.ts';

/** What a member sees of recommending the site. */
export const recommendQueries = (deps: FeatureDeps) => {
  const key = <const Name extends string>(name: Name) =>
    ['member', name, deps.ports.storage.get('member_id') ?? '', deps.site.getState().currency] as const;
  return {
    /** Whether members can recommend the site at all (MEM-15). */
    isOn: () =>
      query(key('recommending'), async ({ signal }) =>
        (await import('./recommend.api.ts')).fetchRecommending(deps, signal),
      ),
    project: () =>
      query(
        [...key('recommend-project'), deps.site.getState().locale] as const,
        async ({ signal }) => (await import('./recommend.api.ts')).fetchProject(deps, signal),
        { staleTime: 0 },
      ),
  };
};
