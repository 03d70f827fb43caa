import { customerUrlOf, mergeEnvironment } from '@housefront/core/features/site';
import { navigationTarget } from '@housefront/core/adapters';
import { useQuery } from '@tanstack/react-query';
import { useRuntime } from '../runtime.ts';
import { useHydrated } from './useHydrated.ts';

/**
 * The chat address of the current language: from the site detail, its static copy, or the site's config. Null when there is
 * none that may be opened (SHELL-49x).
 */
export function useCustomerService(): string | null {
  const { core } = useRuntime();
  const { config, i18n } = core;
  const hydrated = useHydrated();
  const { data } = useQuery({ ...core.siteFeature.queries.environment(), enabled: hydrated });
  const environment = data ?? mergeEnvironment({ customerUrl: config.customerServiceUrl });
  const address = customerUrlOf(environment, i18n.locale, config.languages[0]);
  return navigationTarget(address, { external: true })?.href ?? null;
}

/** Opens the chat in a new window without an opener; in this one where an embedded browser has no other. */
export function openCustomerService(address: string): void {
  if (typeof window.open === 'function') window.open(address, '_blank', 'noopener');
  else window.location.assign(address);
}
