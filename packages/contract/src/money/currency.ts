import { CURRENCY_SYMBOL } from '../site/ids.ts';

/** Decimals of the currencies of the kit, and of currencies that nothing is known about (I18N-15x). */
export const DEFAULT_DECIMALS = 2;

/** A currency or a coin as data (LOC-01). */
export interface CurrencyRow {
  /** The platform's code, which is sent, received and stored. */
  readonly wire: string;
  /** The code that visitors see, e.g. beside a rate. */
  readonly code: string;
  /** Sign of an amount; with a blank between them if it is there. */
  readonly symbol: string;
  /** Decimals of its minor unit, 0 to 8. */
  readonly decimals: number;
  /** Side of the amount on which its symbol is, in a language with symbols before amounts. */
  readonly place: 'before' | 'after';
}

const kitSymbols: Readonly<Record<string, string>> = CURRENCY_SYMBOL;

/**
 * The row of a currency: the site's own, else that of the kit. A currency that is in neither has its code as symbol and two
 * decimals.
 * @param own rows of the site: `ownCurrencies` of its config
 */
export const currencyRow = (own: readonly CurrencyRow[], wire: string): CurrencyRow =>
  own.find((row) => row.wire === wire) ?? {
    wire,
    code: wire,
    symbol: Object.hasOwn(kitSymbols, wire) ? (kitSymbols[wire] ?? '') : `${wire} `,
    decimals: DEFAULT_DECIMALS,
    place: 'before',
  };

/** The currency of amounts of which none is known. */
export const NO_CURRENCY: CurrencyRow = /* @__PURE__ */ currencyRow([], '');
