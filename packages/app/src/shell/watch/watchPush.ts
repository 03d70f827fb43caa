import { followPush } from '@housefront/core/features/push';
import type { Runtime } from '../../kernel/runtime.ts';

/**
 * Ends the notices of this browser with the login that they belong to, and those of promotions with the consent to marketing.
 * Runs once per document (PLT-04).
 */
export async function watchPush(runtime: Runtime): Promise<void> {
  const { core } = runtime;
  const look = followPush(core);
  await look();
  if (!core.config.consent) return;
  const { consentOf } = await import('../../screens/consent/consentOf.ts');
  consentOf(runtime).store.subscribe(() => void look());
}
