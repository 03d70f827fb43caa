import type { ProtectionState } from '@housefront/core/features/protection';
import type { AccountBlock } from '@housefront/ui/views';
import { useRuntime } from '../../kernel/runtime.ts';
import { limitAmount, useLimitWording } from './limit-words.ts';

/**
 * The limit over all operators: the amount that holds, and the deposits of this month on this site. What is left elsewhere is
 * never shown (RG-19).
 */
export function useOverallBlocks(state: ProtectionState | undefined): readonly AccountBlock[] {
  const { t } = useRuntime().core.i18n;
  const words = useLimitWording();
  const overall = state?.overall ?? null;
  if (overall === null) return [];
  return [
    {
      kind: 'facts',
      id: 'overall',
      title: t('limits.overall'),
      body: t('limits.overall_reported'),
      facts: [
        { id: 'amount', label: t('limits.overall_amount'), value: limitAmount(words, 'deposit', overall.amount) },
        {
          id: 'deposited',
          label: t('limits.overall_here'),
          value: overall.deposited === null ? '–' : limitAmount(words, 'deposit', overall.deposited),
        },
      ],
    },
  ];
}
