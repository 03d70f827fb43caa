import { currencyRow } from '@housefront/contract/currency';
import type { ShownCurrency } from '@housefront/core/i18n';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import { useRuntime } from '../runtime.ts';

/** The row of the currency of the member's money: also one that the site does not offer to guests (LOC-01). */
export function useMemberCurrency(): ShownCurrency {
  const { core, amountStyle: style } = useRuntime();
  const { config, session, site } = core;
  const own = useStore(session.store, ({ member }) => member?.currency ?? '');
  const offered = useStore(site, ({ currency }) => currency);
  const code = own === '' ? offered : own;
  return useMemo(() => ({ ...currencyRow(config.ownCurrencies, code), style }), [config, code, style]);
}
