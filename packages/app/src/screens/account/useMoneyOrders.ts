import { createMoneyOrders } from '@housefront/core/features/cashier';
import { useRuntime } from '../../kernel/runtime.ts';
import { useOrders } from './useOrders.ts';

/** Deposits or withdrawals while a section shows them. */
export function useMoneyOrders<Kind extends 'deposit' | 'withdrawal'>(kind: Kind, enabled: boolean) {
  const { core } = useRuntime();
  return useOrders(kind, () => createMoneyOrders(core, kind), enabled);
}
