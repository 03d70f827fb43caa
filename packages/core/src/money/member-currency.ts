import { currencyRow, type CurrencyRow } from '@housefront/contract/currency';
import { toWire, type Money } from '@housefront/contract/money';
import type { FeatureDeps } from '../calls/feature-deps.ts';

/** The currency of the member's money, even if the site does not offer it to guests (MEM-30). */
export const memberCurrency = ({ ports, site }: Pick<FeatureDeps, 'ports' | 'site'>): string =>
  ports.storage.get('currency') ?? site.getState().currency;

/** The row of the currency of the member's money (LOC-01). */
export const memberCurrencyRow = (deps: Pick<FeatureDeps, 'config' | 'ports' | 'site'>): CurrencyRow =>
  currencyRow(deps.config.ownCurrencies, memberCurrency(deps));

/** Request data of each call about a member's money. */
export const moneyPayload = (deps: Pick<FeatureDeps, 'ports' | 'site'>) => ({
  site_id: deps.site.getState().siteId,
  currency: memberCurrency(deps),
});

/** Request data of each call that moves an amount: the request names the currency of the amount. */
export const amountPayload = ({ site }: Pick<FeatureDeps, 'site'>, amount: Money) => ({
  site_id: site.getState().siteId,
  currency: amount.currency.wire,
  amount: toWire(amount),
});
