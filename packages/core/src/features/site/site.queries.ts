import { queryOptions } from '@tanstack/react-query';
import type { FeatureDeps } from '../../createFeature.ts';

/** Query options of what a site is told about itself. */
export const siteQueries = (deps: FeatureDeps) => {
  const { siteId } = deps.site.getState();
  return {
    detail: () =>
      queryOptions({
        queryKey: ['site', 'detail', siteId],
        queryFn: async ({ signal }) => {
          const detail = await (await import('./site.api.ts')).fetchSiteDetail(deps, signal);
          // Read by the start of games and of anything else that a closed site refuses (PLAY-33, PLAY-34x).
          deps.site.setState({ closed: deps.config.siteClosed || detail.siteInfo?.siteClosed === true });
          return detail;
        },
        staleTime: 5 * 60_000,
      }),
    logos: () =>
      queryOptions({
        queryKey: ['site', 'logos', siteId],
        queryFn: async ({ signal }) => (await import('./site.api.ts')).fetchLogos(deps, signal),
        staleTime: 5 * 60_000,
      }),
    footer: () => {
      const { mode, templateName } = deps.site.getState();
      return queryOptions({
        queryKey: ['site', 'footer', siteId, mode, templateName],
        queryFn: async ({ signal }) => (await import('./site.api.ts')).fetchFooter(deps, signal),
        staleTime: 5 * 60_000,
      });
    },
  };
};
