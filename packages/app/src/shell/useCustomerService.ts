import { navigationTarget } from '@housefront/core/platform';
import { useQuery } from '@tanstack/react-query';
import { useRuntime } from '../runtime/runtime.ts';
import { useAwake } from './useAwake.ts';

/**
 * The chat address of the current language: the platform's, else the site's own (SHELL-49x, SITE-01). Null when there is
 * none.
 */
export function useCustomerService(): string | null {
  const { core } = useRuntime();
  const { config, i18n } = core;
  const awake = useAwake();
  const { data } = useQuery({ ...core.siteFeature.queries.detail(), enabled: awake });
  const byLocale: Readonly<Record<string, string | undefined>> = {
    ...config.customerServiceUrl,
    ...data?.env_config?.customerUrl,
  };
  const address = byLocale[i18n.locale] ?? byLocale['en_US'] ?? Object.values(byLocale)[0];
  return navigationTarget(address, { external: true })?.href ?? null;
}

/** Opens the chat in a window of its own, without access to this one. */
export function openCustomerService(address: string): void {
  window.open(address, '_blank', 'noopener');
}
