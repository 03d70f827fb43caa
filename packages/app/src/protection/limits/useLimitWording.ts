import { PLATFORM_ZONE } from '@housefront/contract/wall-time';
import { useCapabilities } from '../../kernel/capabilities.ts';
import { useRuntime } from '../../kernel/runtime.ts';
import { useStateCurrency } from '../state/useStateCurrency.ts';
import type { LimitWording } from './limit-words.ts';

/** How limits of the member are put into words. */
export function useLimitWording(): LimitWording {
  const { t } = useRuntime().core.i18n;
  const currency = useStateCurrency();
  const { zone = PLATFORM_ZONE } = useCapabilities();
  return { t, currency, zone };
}
