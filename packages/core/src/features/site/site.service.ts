import type { CoreEventMap } from '../../base/events.ts';
import type { FeatureDeps } from '../../calls/feature-deps.ts';
import { customerUrlOf, mergeEnvironment, type SiteEnvironment } from './site.env.ts';
import type { siteQueries } from './site.queries.ts';

type ServiceChange = CoreEventMap['customer-service-changed'];

/** The environment with new chat addresses; null when it must be loaded because the change is incomplete. */
const withService = (
  { url, byLocale }: ServiceChange,
  known: SiteEnvironment | undefined,
  defaultLocale: string,
): SiteEnvironment | null => {
  // One address for all languages: every language falls back to the default language's (SITE-03x).
  const base = url === null ? known : { customerUrl: { [defaultLocale]: url } };
  const isComplete = url !== null || Object.keys(byLocale).length > 0;
  return isComplete && base !== undefined ? mergeEnvironment(base, { customerUrl: byLocale }) : null;
};

/** Lists of links in which the operator may have put the chat. */
const LINKS = ['floats', 'footer'] as const;

/**
 * Handles a change of the customer-service address: the new one replaces the known one, or the site detail is loaded again if
 * the event contains none. Links of the site to the old address lead to the new one; if that cannot be decided, the links are
 * fetched again (RT-08x).
 */
export const followService = async (
  { config, queryClient, site }: FeatureDeps,
  queries: ReturnType<typeof siteQueries>,
  change: ServiceChange,
): Promise<void> => {
  const { siteId, locale } = site.getState();
  const detail = { queryKey: queries.detail().queryKey };
  const { queryKey } = queries.environment();
  const lists = LINKS.map((list) => ({ queryKey: ['site', list, siteId] }));
  // Answers in flight may contain the old address.
  await Promise.all([detail, { queryKey }, ...lists].map((filter) => queryClient.cancelQueries(filter)));
  void queryClient.invalidateQueries({ ...detail, refetchType: 'none' });
  const known = queryClient.getQueryData(queryKey);
  const defaultLocale = config.languages[0] ?? locale;
  const environment = withService(change, known, defaultLocale);
  if (environment === null) void queryClient.invalidateQueries({ queryKey });
  else queryClient.setQueryData(queryKey, environment);

  const next = environment && customerUrlOf(environment, locale, defaultLocale);
  const before = new Set(Object.values(known?.customerUrl ?? config.customerServiceUrl ?? {}));
  for (const filter of lists) {
    let moved = 0;
    if (next !== null) {
      queryClient.setQueriesData<readonly { readonly url: string }[]>(filter, (links) =>
        links?.map((link) => {
          if (!before.has(link.url)) return link;
          moved += 1;
          return { ...link, url: next };
        }),
      );
    }
    // A platform whose answers do not contain the announced address yet would restore the old one.
    if (moved === 0) void queryClient.invalidateQueries(filter);
  }
};
