import { formatAmount } from '@housefront/core/i18n';
import type { AccountBlock } from '@housefront/ui/views';
import { useCapabilities } from '../../kernel/capabilities.ts';
import { useRuntime } from '../../kernel/runtime.ts';
import { useStateCurrency } from '../state/useStateCurrency.ts';
import { useProtectionState } from '../state/useProtectionState.ts';

/** Deposits less withdrawals over the life of the account, with what that means; nothing where the profile has none (RG-40). */
export function useNetDeposits(): readonly AccountBlock[] {
  const { t } = useRuntime().core.i18n;
  const { netDeposits } = useCapabilities();
  const currency = useStateCurrency();
  const { data } = useProtectionState();
  if (!netDeposits || data === undefined) return [];
  return [
    {
      kind: 'facts',
      id: 'net-deposits',
      title: t('activity.net'),
      body: t('activity.net_body'),
      facts: [{ id: 'net', label: t('activity.net_since'), value: formatAmount(currency, data.netDeposits) }],
    },
  ];
}
