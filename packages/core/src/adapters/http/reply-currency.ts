import { currencyRow, type CurrencyRow } from '@housefront/contract/currency';
import { isRecord } from '@housefront/contract/json';
import type { SiteStore } from '../../base/site.store.ts';
import type { StoragePort } from '../storage/storage.ts';

/** Where the currency of a reply is known from. */
interface CurrencySources {
  readonly ownCurrencies?: readonly CurrencyRow[];
  readonly site: SiteStore;
  readonly storage: StoragePort;
}

const named = (value: unknown, name: string): unknown => (isRecord(value) ? value[name] : undefined);

/**
 * The currency of the amounts in a reply: the member's that the reply names, else that of the request, else of the signed-in
 * member, else of the page (LOC-01).
 */
export const replyCurrency = (
  { ownCurrencies = [], site, storage }: CurrencySources,
  request: unknown,
  data: unknown,
): CurrencyRow => {
  const codes = [named(data, 'member_currency'), named(request, 'currency'), storage.get('currency')];
  const code = codes.find((one): one is string => typeof one === 'string' && one !== '');
  return currencyRow(ownCurrencies, code ?? site.getState().currency);
};
