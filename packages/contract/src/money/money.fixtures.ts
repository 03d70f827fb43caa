import { NO_CURRENCY, type CurrencyRow } from './currency.ts';
import { minor, type Money } from './money.ts';

/** An amount of a test; without a currency, one of a reply of which none is known. */
export const money = (units: bigint, currency: CurrencyRow = NO_CURRENCY): Money => ({ units: minor(units), currency });

/** A currency of a test with these decimals. */
export const withDecimals = (decimals: number): CurrencyRow => ({ ...NO_CURRENCY, decimals });
