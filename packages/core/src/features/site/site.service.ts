import type { CoreEventMap } from '../../events.ts';
import type { FeatureDeps } from '../../feature-deps.ts';
import { mergeEnvironment, type SiteEnvironment } from './site.env.ts';
import type { siteQueries } from './site.queries.ts';

type ServiceChange = CoreEventMap['customer-service-changed'];

/** The environment with new chat addresses; null when it must be loaded because the change does not tell enough. */
const withService = (
  { url, byLocale }: ServiceChange,
  known: SiteEnvironment | undefined,
  defaultLocale: string,
): SiteEnvironment | null => {
  // One for all: every language falls back to the default language's (SITE-03x).
  const base = url === null ? known : { customerUrl: { [defaultLocale]: url } };
  const told = url !== null || Object.keys(byLocale).length > 0;
  return told && base !== undefined ? mergeEnvironment(base, { customerUrl: byLocale }) : null;
};

/**
 * Follows a change of the customer-service address: it replaces the one at hand, or has the site detail loaded again when none
 * came along (RT-05, RT-08x). Floating elements may lead there too and are asked for anew.
 */
export const followService = async (
  { config, queryClient, site }: FeatureDeps,
  queries: ReturnType<typeof siteQueries>,
  change: ServiceChange,
): Promise<void> => {
  const { siteId, locale } = site.getState();
  const detail = { queryKey: queries.detail().queryKey };
  const { queryKey } = queries.environment();
  // Answers that are under way may hold the old address.
  await Promise.all([queryClient.cancelQueries(detail), queryClient.cancelQueries({ queryKey })]);
  void queryClient.invalidateQueries({ ...detail, refetchType: 'none' });
  const environment = withService(change, queryClient.getQueryData(queryKey), config.languages[0] ?? locale);
  if (environment === null) void queryClient.invalidateQueries({ queryKey });
  else queryClient.setQueryData(queryKey, environment);
  void queryClient.invalidateQueries({ queryKey: ['site', 'floats', siteId] });
};
