import type { CurrencyRow } from '@housefront/contract/currency';
import { minor, type Minor } from '@housefront/contract/money';
import type { SessionSums } from '@housefront/core/features/protection';
import { formatAmount } from '@housefront/core/i18n';
import type { SessionFigure } from '@housefront/ui/patterns/SessionBar';
import { useProtection } from '../../kernel/protection-parts.ts';
import { useRuntime } from '../../kernel/runtime.ts';
import { useBalance, useBalanceStale } from '../../models/useBalance.ts';
import { useMemberCurrency } from '../../models/useMemberCurrency.ts';
import { formatElapsed, formatTimeOfDay } from './durations.ts';
import { useNow } from './useNow.ts';
import { useSessionState } from './useSessionState.ts';

/** Wins less stakes, with its sign (RG-08). */
function formatNet(currency: CurrencyRow, { staked, won }: SessionSums): string {
  const net: Minor = minor(won - staked);
  return net > 0n ? `+${formatAmount(currency, net)}` : formatAmount(currency, net);
}

/** Figures of the session bar: those that the profile asks for (RG-06 to RG-10). */
export function useBarFigures(): readonly SessionFigure[] {
  const { core } = useRuntime();
  const { t } = core.i18n;
  const { sessionBar = {} } = useProtection();
  const currency = useMemberCurrency();
  const balance = useBalance();
  const isStale = useBalanceStale();
  const session = useSessionState()?.session ?? null;
  const now = useNow(1000, session?.startedAt);
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
  const currency = useMemberCurrency();
  const session = useSessionState()?.session ?? null;
  const now = useNow(1000, session?.startedAt);
  return [
    { id: 'elapsed', label: t('session_bar.elapsed'), value: session && formatElapsed(now - session.startedAt) },
    { id: 'staked', label: t('reality_check.staked'), value: session && formatAmount(currency, session.staked) },
    { id: 'won', label: t('reality_check.won'), value: session && formatAmount(currency, session.won) },
    { id: 'net', label: t('session_bar.net'), value: session && formatNet(currency, session) },
  ];
}
