import type { FeatureDeps } from '../../calls/feature-deps.ts';
import { query } from '../../loading/query.ts';
import { mergeEnvironment } from './site.env.ts';

const api = () => import('./site.api.ts');
const options = { staleTime: 5 * 60_000 };

/** Query options of the site's detail, environment, logos, floats and footer. */
export const siteQueries = (deps: FeatureDeps) => {
  const { siteId, locale } = deps.site.getState();
  const detail = () =>
    query(
      ['site', 'detail', siteId],
      async ({ signal }) => {
        const found = await (await api()).fetchSiteDetail(deps, signal);
        // A closed site refuses games and other actions, which read this value (PLAY-33).
        deps.site.setState({ closed: deps.config.siteClosed || found.isClosed });
        return found;
      },
      options,
    );
  return {
    detail,
    /** Environment values from site detail, static copy and config; never fails (SITE-04). */
    environment: () =>
      query(
        ['site', 'environment', siteId],
        async ({ signal }) => {
          const { fetchEnvironmentFile } = await import('./site.env.api.ts');
          const [file, answer] = await Promise.all([
            fetchEnvironmentFile(deps, signal),
            // On failure the previous value is used.
            deps.queryClient.fetchQuery(detail()).catch(() => deps.queryClient.getQueryData(detail().queryKey)),
          ]);
          return mergeEnvironment({ customerUrl: deps.config.customerServiceUrl }, file, answer?.environment ?? null);
        },
        options,
      ),
    /** Floating elements at the page's edges (SITE-10). */
    floats: () =>
      query(['site', 'floats', siteId, locale], async ({ signal }) => (await api()).fetchFloats(deps, signal), options),
    logos: () =>
      query(['site', 'logos', siteId], async ({ signal }) => (await api()).fetchLogos(deps, signal), options),
    footer: () => {
      const { mode, templateName } = deps.site.getState();
      return query(
        ['site', 'footer', siteId, locale, mode, templateName],
        async ({ signal }) => (await api()).fetchFooter(deps, signal),
        options,
      );
    },
  };
};
