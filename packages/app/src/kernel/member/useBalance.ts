import type { WalletState } from '@housefront/core/features/wallet';
import { formatMoney } from '@housefront/core/i18n';
import { useStore } from 'zustand';
import { useRuntime } from '../runtime.ts';

/**
 * The member's balance, formatted; null, shown as a dash, until it is known and while it is refetched (MEM-20).
 * @param isShown false: null, and no render with each new balance
 */
export function useBalance(isShown = true): string | null {
  const { core, amountStyle } = useRuntime();
  return useStore(core.wallet.store, ({ balance, refreshing }) =>
    !isShown || refreshing || balance === null ? null : formatMoney(balance, amountStyle),
  );
}

/** Whether the shown balance may be old (RT-25). */
export function useBalanceStale(): boolean {
  return useStore(useRuntime().core.wallet.store, ({ stale, refreshing }) => stale && !refreshing);
}

/** Whether the recall of all funds is offered: there is something to recall, or the last recall has only just begun (LOOK-07). */
export const isRecallOffered = ({ away, recalling, cooldown }: WalletState): boolean =>
  away || recalling || cooldown > 0;
