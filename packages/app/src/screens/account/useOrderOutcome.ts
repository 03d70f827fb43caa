import type { MoneyOrder } from '@housefront/core/features/cashier';
import { useEffect } from 'react';
import type { useMoneyOrders } from './useMoneyOrders.ts';
import { useShowOutcome } from './useShowOutcome.ts';

/** What is known of a section that takes orders of money. */
interface Known {
  readonly isLoaded: boolean;
  /** The order that is under way. */
  readonly open: MoneyOrder | undefined;
  readonly state: ReturnType<typeof useMoneyOrders>['state'];
}

/**
 * Empties the form of a pending order and scrolls to the content that replaces it (MEM-37x, MEM-39x).
 * @returns whether the form is shown
 */
export function useOrderOutcome(form: { readonly reset: () => void }, { isLoaded, open, state }: Known): boolean {
  const hasForm = isLoaded && open === undefined && state !== 'checking';
  useShowOutcome(hasForm);
  const number = open?.number;
  useEffect(() => {
    // Also that of an order that was found after its answer was lost.
    if (number !== undefined) form.reset();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- The form is another object each time.
  }, [number]);
  return hasForm;
}
