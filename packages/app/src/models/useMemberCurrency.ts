import { currencyRow, type CurrencyRow } from '@housefront/contract/currency';
import { useStore } from 'zustand';
import { useRuntime } from '../kernel/runtime.ts';

/** The row of the currency of the member's money (MEM-30, LOC-01): also one that the site does not offer to guests. */
export function useMemberCurrency(): CurrencyRow {
  const { config, session, site } = useRuntime().core;
  const own = useStore(session.store, ({ member }) => member?.currency ?? '');
  const offered = useStore(site, ({ currency }) => currency);
  return currencyRow(config.ownCurrencies, own === '' ? offered : own);
}
