import { refusedBy, lowestLeft, type LimitKey, type LimitLeft } from '@housefront/contract/rules';
import type { ReachedLimit } from '@housefront/core';
import {
  protectionQueries,
  rereadState,
  type MemberLimit,
  type ProtectionState,
} from '@housefront/core/features/protection';
import type { AccountBlock } from '@housefront/ui/views';
import type { Problem } from '../../forms/types.ts';
import type { DepositLimits } from '../../kernel/extension.ts';
import { paths } from '../../kernel/paths.ts';
import { useRuntime } from '../../kernel/runtime.ts';
import { limitAmount, limitMoment, reachedText, useLimitWording } from './limit-words.ts';
import { useFirstLimitBlocks } from './useFirstLimitBlocks.ts';
import { useOverallBlocks } from './useOverallBlocks.ts';
import { useProtectionState } from '../state/useProtectionState.ts';
import { noticeBlock } from '../../kernel/member/account-blocks.ts';

type State = Pick<ProtectionState, 'limits' | 'overall'>;

/** The limits of which the platform says what is left. */
const known = ({ kind, period, amount, left, restartsAt }: MemberLimit): readonly LimitLeft[] =>
  left === null ? [] : [{ kind, period, limit: amount, left, restartsAt: restartsAt ?? 0 }];

const restartOf = ({ limits }: State, key: LimitKey): number | null =>
  limits.find(({ kind, period }) => kind === key.kind && period === key.period)?.restartsAt ?? null;

/** The limit that refuses an amount. */
function refusing(state: State, amount: bigint): Omit<ReachedLimit, 'period'> | undefined {
  const { limits, overall } = state;
  const limit = refusedBy(limits.flatMap(known), 'deposit', amount);
  if (limit) return { kind: 'deposit', left: limit.left, restartsAt: restartOf(state, limit), overall: false };
  if (overall === null || amount <= overall.amount - (overall.deposited ?? 0n)) return undefined;
  const restartsAt = restartOf(state, { kind: 'deposit', period: 'month' });
  return { kind: 'deposit', left: null, restartsAt, overall: true };
}

/** Limits at a deposit: the first one, what is left, and the limit over all operators. */
export function useDepositLimits(): DepositLimits {
  const { core } = useRuntime();
  const { t } = core.i18n;
  const words = useLimitWording();
  const { queryKey } = protectionQueries(core).state();
  const { data, isPending } = useProtectionState();
  const instead = useFirstLimitBlocks(data);
  const overallBlocks = useOverallBlocks(data);
  const lowest = lowestLeft(data?.limits.flatMap(known) ?? [], 'deposit');
  const rest: readonly AccountBlock[] =
    data && lowest
      ? [
          noticeBlock(
            'deposit-limit',
            'info',
            t('limits.deposit'),
            t(lowest.left === 0n ? 'limits.used_up' : 'limits.left', {
              amount: limitAmount(words, 'deposit', lowest.left),
              time: limitMoment(words, restartOf(data, lowest)),
            }),
            [{ id: 'limits', label: t('limits.see'), main: false, href: paths.member('Limits') }],
          ),
        ]
      : [];
  const askAnew = async (amount: bigint): Promise<Problem | undefined> => {
    await rereadState(core);
    const { data: state, isInvalidated } = core.queryClient.getQueryState(queryKey) ?? {};
    const limit = state && isInvalidated === false ? refusing(state, amount) : undefined;
    return limit && { key: 'limits.over', text: reachedText(words, limit) };
  };
  return {
    isPending,
    instead,
    blocks: [...overallBlocks, ...rest],
    problem: (amount) => (data && refusing(data, amount) ? askAnew(amount) : undefined),
  };
}
