import { queryOptions } from '@tanstack/react-query';
import type { FeatureDeps } from '../../createFeature.ts';
import { mergeEnvironment } from './site.env.ts';

/** Query options of what a site is told about itself. */
export const siteQueries = (deps: FeatureDeps) => {
  const { siteId, locale } = deps.site.getState();
  const detail = () =>
    queryOptions({
      queryKey: ['site', 'detail', siteId],
      queryFn: async ({ signal }) => {
        const found = await (await import('./site.api.ts')).fetchSiteDetail(deps, signal);
        // Read by the start of games and of anything else that a closed site refuses (PLAY-33, PLAY-34x).
        deps.site.setState({ closed: deps.config.siteClosed || found.siteInfo?.siteClosed === true });
        return found;
      },
      staleTime: 5 * 60_000,
    });
  return {
    detail,
    /** Environment values from site detail, static copy and config; never fails (SITE-04, SITE-05x). */
    environment: () =>
      queryOptions({
        queryKey: ['site', 'environment', siteId],
        queryFn: async ({ signal }) => {
          const { fetchEnvironmentFile } = await import('./site.env.api.ts');
          const [file, told] = await Promise.all([
            fetchEnvironmentFile(deps, signal),
            deps.queryClient.fetchQuery(detail()).catch(() => null),
          ]);
          return mergeEnvironment({ customerUrl: deps.config.customerServiceUrl }, file, told?.env_config ?? null);
        },
        staleTime: 5 * 60_000,
      }),
    /** Floating elements at the page's edges (SITE-10). */
    floats: () =>
      queryOptions({
        queryKey: ['site', 'floats', siteId, locale],
        queryFn: async ({ signal }) => (await import('./site.api.ts')).fetchFloats(deps, signal),
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
        queryKey: ['site', 'footer', siteId, locale, mode, templateName],
        queryFn: async ({ signal }) => (await import('./site.api.ts')).fetchFooter(deps, signal),
        staleTime: 5 * 60_000,
      });
    },
  };
};
