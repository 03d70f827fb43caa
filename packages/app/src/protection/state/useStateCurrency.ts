import { currencyRow } from '@housefront/contract/currency';
import type { ShownCurrency } from '@housefront/core/i18n';
import { useMemo } from 'react';
import { useRuntime } from '../../kernel/runtime.ts';
import { useMemberCurrency } from '../../kernel/member/useMemberCurrency.ts';
import { useProtectionState } from './useProtectionState.ts';

/** The currency of the amounts in the state of the member's protection; without one, that of the member (RG-51). */
export function useStateCurrency(): ShownCurrency {
  const { config } = useRuntime().core;
  const own = useMemberCurrency();
  const code = useProtectionState().data?.currency ?? null;
  return useMemo(
    () => (code === null ? own : { ...currencyRow(config.ownCurrencies, code), style: own.style }),
    [config, own, code],
  );
}
