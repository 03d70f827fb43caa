import { minor } from '@housefront/contract/money';
import type { SessionSums } from '@housefront/core/features/protection';
import { formatAmount, type ShownCurrency } from '@housefront/core/i18n';
import type { SessionFigure } from '@housefront/ui/patterns/SessionBar';
import { useCapabilities } from '../../kernel/capabilities.ts';
import { useRuntime } from '../../kernel/runtime.ts';
import { useBalance, useBalanceStale } from '../../kernel/member/useBalance.ts';
import { useStateCurrency } from '../state/useStateCurrency.ts';
import { formatElapsed, formatTimeOfDay } from '../../kernel/texts/times.ts';
import { useNow } from '../../kernel/hooks/useNow.ts';
import { useProtectionState } from '../state/useProtectionState.ts';

/** Wins less stakes, with its sign (RG-08). */
function formatNet(currency: ShownCurrency, { staked, won }: SessionSums): string {
  return formatAmount(currency, minor(won - staked), true);
}

/** Figures of the session bar: those that the profile asks for (RG-09). */
export function useBarFigures(): readonly SessionFigure[] {
  const { core } = useRuntime();
  const { t } = core.i18n;
  const { sessionBar = {} } = useCapabilities();
  const currency = useStateCurrency();
  const balance = useBalance();
  const isStale = useBalanceStale();
  const session = useProtectionState().data?.session ?? null;
  const now = useNow(true, session?.startedAt);
  const stale = isStale && t('wallet.stale');
  return [
    { id: 'balance', label: t('session_bar.balance'), value: balance, stale },
    ...(sessionBar.net
      ? [{ id: 'net', label: t('session_bar.net'), value: session && formatNet(currency, session), stale } as const]
      : []),
    ...(sessionBar.elapsed
      ? [
          {
            id: 'elapsed',
            label: t('session_bar.elapsed'),
            value: session && formatElapsed(now - session.startedAt),
          } as const,
        ]
      : []),
    { id: 'clock', label: t('session_bar.clock'), value: formatTimeOfDay(now) },
  ];
}

/** Time and money since the session began, for the reality check (RG-11). */
export function useCheckFigures(): readonly SessionFigure[] {
  const { t } = useRuntime().core.i18n;
  const currency = useStateCurrency();
  const session = useProtectionState().data?.session ?? null;
  const now = useNow(true, session?.startedAt);
  return [
    { id: 'elapsed', label: t('session_bar.elapsed'), value: session && formatElapsed(now - session.startedAt) },
    { id: 'staked', label: t('reality_check.staked'), value: session && formatAmount(currency, session.staked) },
    { id: 'won', label: t('reality_check.won'), value: session && formatAmount(currency, session.won) },
    { id: 'net', label: t('session_bar.net'), value: session && formatNet(currency, session) },
  ];
}
