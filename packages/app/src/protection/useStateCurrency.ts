import { currencyRow, type CurrencyRow } from '@housefront/contract/currency';
import { useRuntime } from '../kernel/runtime.ts';
import { useMemberCurrency } from '../models/useMemberCurrency.ts';
import { useProtectionState } from './history/useProtectionState.ts';

/** The row of the currency of the amounts in the state of the member's protection; without one, that of the member (RG-51). */
export function useStateCurrency(): CurrencyRow {
  const { config } = useRuntime().core;
  const own = useMemberCurrency();
  const code = useProtectionState().data?.currency ?? null;
  return code === null ? own : currencyRow(config.ownCurrencies, code);
}
