import { currencyRow } from '@housefront/contract/currency';
import { minor, type Money } from '@housefront/contract/money';

/** An amount of a test, in a currency of the kit. */
export const money = (units: bigint | number, wire = 'RMB'): Money => ({
  units: minor(BigInt(units)),
  currency: currencyRow([], wire),
});
