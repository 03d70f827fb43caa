import { currencyRow } from '@housefront/contract/currency';
import { isRecord } from '@housefront/contract/json';
import type { CallClientOptions } from './call-client.ts';

const named = (value: unknown, name: string): unknown => (isRecord(value) ? value[name] : undefined);

/**
 * Decimals of the amounts in a reply (LOC-01): those of the member's currency that the reply names, else of the currency that
 * the request names, else of the signed-in member, else of the page.
 */
export const replyDecimals = (
  { ownCurrencies = [], site, storage }: Pick<CallClientOptions, 'ownCurrencies' | 'site' | 'storage'>,
  request: unknown,
  data: unknown,
): number => {
  const codes = [named(data, 'member_currency'), named(request, 'currency'), storage.get('currency')];
  const code = codes.find((one): one is string => typeof one === 'string' && one !== '');
  return currencyRow(ownCurrencies, code ?? site.getState().currency).decimals;
};
