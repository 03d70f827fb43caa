import type { ConsentCategory } from '@housefront/contract/consent';
import { useSyncExternalStore } from 'react';
import { useRuntime } from '../../kernel/runtime.ts';
import { consentOf } from './consentOf.ts';

const never = () => () => undefined;

/**
 * Whether the visitor agrees to a category now, for a site's own component: it loads what needs consent only while this is true.
 * Always false on a site that does not ask (CNS-01).
 * @example
 * ```tsx
 * const agreed = useConsent('marketing');
 * ```
 */
export function useConsent(category: ConsentCategory): boolean {
  const runtime = useRuntime();
  const store = runtime.core.config.consent ? consentOf(runtime).store : undefined;
  return useSyncExternalStore(
    store?.subscribe ?? never,
    () => store?.getState().agreed?.includes(category) === true,
    () => false,
  );
}
