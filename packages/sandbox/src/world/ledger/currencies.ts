import { currencyRow, type CurrencyRow } from '@housefront/contract/currency';
import { CURRENCIES } from '@housefront/contract/ids';
import { toWire, type Minor } from '@housefront/contract/money';
import { parseAmount } from '@housefront/contract/read-amount';

/** The currencies of the platform: those of the kit, and those of its sites (LOC-01). */
export interface Currencies {
  /** Rows of the sites. */
  readonly own: readonly CurrencyRow[];
  /** Codes of the kit and of the site. */
  readonly codes: readonly string[];
  row(code: string): CurrencyRow;
  /** Writes an amount for the wire. */
  write(code: string, amount: Minor): string;
  /** Reads an amount in any form that platforms write. */
  read(code: string, amount: unknown): Minor | null;
}

/** Creates readers and writers of amounts; `own` are rows of the site. */
export function createCurrencies(own: readonly CurrencyRow[]): Currencies {
  const row = (code: string) => currencyRow(own, code);
  return {
    own,
    row,
    codes: [...new Set([...CURRENCIES, ...own.map(({ wire }) => wire)])],
    write: (code, amount) => toWire({ units: amount, currency: row(code) }),
    read: (code, amount) => parseAmount(amount, row(code)),
  };
}
