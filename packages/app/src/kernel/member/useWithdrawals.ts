import { cashierQueries, type MoneyOrder } from '@housefront/core/features/cashier';
import { formatMoney } from '@housefront/core/i18n';
import type { OpenOrderModel } from '@housefront/ui/slots';
import { useQuery } from '@tanstack/react-query';
import { useStore } from 'zustand';
import { paths } from '../paths.ts';
import { isHiddenPage } from '../route/hidden-links.ts';
import { useRuntime } from '../runtime.ts';
import { withdrawalState } from './withdrawal-story.ts';

/** How long a list of orders is fresh, and the interval at which an open one is read again, in milliseconds. */
const FRESH_MS = 60_000;
const POLL_MS = 30_000;

/**
 * The latest withdrawals of the member, read again while one is under way. None on a site that hides withdrawals, or while
 * the member is not known.
 * @returns undefined until they are known
 */
export function useWithdrawals(): readonly MoneyOrder[] | undefined {
  const { core } = useRuntime();
  const isMember = useStore(core.session.store, ({ status, demo }) => status === 'member' && !demo);
  const enabled = isMember && !isHiddenPage(core.config.hiddenLinks, paths.member('Withdrawal'));
  return useQuery({
    ...cashierQueries(core).withdrawals(),
    enabled,
    staleTime: FRESH_MS,
    refetchInterval: ({ state: { data } }) =>
      data?.orders.some(({ status }) => status === 'pending') === true ? POLL_MS : false,
  }).data?.orders;
}

/** The withdrawal that is under way, in few words; undefined without one (LOOK-09). */
export function useOpenOrder(): OpenOrderModel | undefined {
  const { core, amountStyle } = useRuntime();
  const { i18n } = core;
  const open = useWithdrawals()?.find(({ status }) => status === 'pending');
  if (!open) return undefined;
  return {
    label: `${i18n.t('account.withdrawal')} ${formatMoney(open.amount, amountStyle)}`,
    state: withdrawalState(i18n, open),
    href: paths.member('Withdrawal'),
  };
}
