import type { ConsentCategory } from '@housefront/contract/consent';
import { useSyncExternalStore } from 'react';
import { useRuntime } from '../../kernel/runtime.ts';
import { consentOf } from './consentOf.ts';

const never = () => () => undefined;

/**
 * Whether the visitor agrees to a category now, for a site's own component: it loads what needs consent only while this is
 * true. Where services of the category are declared, it is true once the policy of the page has them. Always false on a site
 * that does not ask (CNS-01).
 * @example
 * ```tsx
 * const agreed = useConsent('marketing');
 * ```
 */
export function useConsent(category: ConsentCategory): boolean {
  const runtime = useRuntime();
  const consent = runtime.core.config.consent ? consentOf(runtime) : undefined;
  return useSyncExternalStore(
    consent?.store.subscribe ?? never,
    () => consent?.mayRun(category) === true,
    () => false,
  );
}
