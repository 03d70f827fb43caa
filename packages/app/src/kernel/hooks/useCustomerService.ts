import { customerUrlOf, mergeEnvironment } from '@housefront/core/features/site';
import { navigationTarget } from '@housefront/core/adapters';
import type { AccountAction } from '@housefront/ui/views';
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

/** Opens the chat in a new window; undefined where there is none ({@link useCustomerService}). */
export function useOpenCustomerService(): (() => void) | undefined {
  const address = useCustomerService();
  return address === null ? undefined : () => openCustomerService(address);
}

/** The chat as an action of a section; none where there is no chat. */
export function useChatActions(main: boolean): readonly AccountAction[] {
  const { t } = useRuntime().core.i18n;
  const onOpen = useOpenCustomerService();
  return onOpen ? [{ id: 'chat', label: t('common.customer_service'), main, onOpen }] : [];
}
