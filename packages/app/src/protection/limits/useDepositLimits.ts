import { refusedBy, lowestLeft, type LimitLeft } from '@housefront/contract/rules';
import { protectionQueries, rereadProtection, type MemberLimit } from '@housefront/core/features/protection';
import type { AccountBlock } from '@housefront/ui/views';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Problem } from '../../forms/types.ts';
import { paths } from '../../kernel/paths.ts';
import { useRuntime } from '../../kernel/runtime.ts';
import { limitAmount, limitMoment, reachedText } from './limit-words.ts';
import { useFirstLimitBlocks } from './useFirstLimitBlocks.ts';
import { useLimitWording } from './useLimitWording.ts';
import { useOverallBlocks } from './useOverallBlocks.ts';

/** Additions of limits to a deposit. */
export interface DepositLimits {
  /** The state is not known yet. */
  readonly isPending: boolean;
  /** The step that comes before a deposit; empty without one (RG-12). */
  readonly instead: readonly AccountBlock[];
  /** Blocks above the form. */
  readonly blocks: readonly AccountBlock[];
  /** Why an amount is over what is left; nothing is sent then (RG-17, RG-19). */
  readonly problem: (amount: bigint) => Problem | undefined;
}

const known = ({ kind, period, amount, left, restartsAt }: MemberLimit): readonly LimitLeft[] =>
  left === null ? [] : [{ kind, period, limit: amount, left, restartsAt: restartsAt ?? 0 }];

/** Limits at a deposit: the first one, what is left, and the limit over all operators. */
export function useDepositLimits(): DepositLimits {
  const { core } = useRuntime();
  const { t } = core.i18n;
  const words = useLimitWording();
  const { data, isPending } = useQuery(protectionQueries(core).state());
  const instead = useFirstLimitBlocks(data);
  const overallBlocks = useOverallBlocks(data);
  useEffect(() => core.events.on('balance-changed', () => void rereadProtection(core)), [core]);
  const left = data?.limits.flatMap(known) ?? [];
  const lowest = lowestLeft(left, 'deposit');
  const overall = data?.overall ?? null;
  const over = (amount: bigint): string | undefined => {
    const limit = refusedBy(left, 'deposit', amount);
    if (limit) return reachedText(words, { ...limit, overall: false });
    if (overall === null || amount <= overall.amount - overall.deposited) return undefined;
    const restartsAt = data?.limits.find(({ kind, period }) => kind === 'deposit' && period === 'month')?.restartsAt;
    return reachedText(words, { kind: 'deposit', left: null, restartsAt: restartsAt ?? null, overall: true });
  };
  const rest: readonly AccountBlock[] = lowest
    ? [
        {
          kind: 'notice',
          id: 'deposit-limit',
          tone: 'info',
          title: t('limits.deposit'),
          body: t(lowest.left === 0n ? 'limits.used_up' : 'limits.left', {
            amount: limitAmount(words, 'deposit', lowest.left),
            time: limitMoment(words, lowest.restartsAt),
          }),
          actions: [{ id: 'limits', label: t('limits.see'), main: false, href: paths.member('Limits') }],
        },
      ]
    : [];
  return {
    isPending,
    instead,
    blocks: [...overallBlocks, ...rest],
    problem: (amount) => {
      const text = over(amount);
      return text === undefined ? undefined : { key: 'limits.over', text };
    },
  };
}
