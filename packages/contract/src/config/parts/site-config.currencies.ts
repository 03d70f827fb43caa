/** Keys of the site's config for currencies: the codes on offer, and rows of currencies and coins of the site's own. */
import * as z from 'zod/mini';
import { currencyRow, type CurrencyRow } from '../../money/currency.ts';
import { CURRENCIES } from '../../site/ids.ts';
import { isoCurrency } from '../../money/iso-4217.ts';
import { acrossKeys, codeList, key, matching, words } from './site-config.values.ts';

const WIRE = /^[\w-]{1,20}$/;

/** A currency or coin as a site writes it. */
export interface CurrencyEntry {
  readonly code: string;
  readonly wire?: string;
  readonly symbol?: string;
  readonly decimals?: number;
  readonly place?: CurrencyRow['place'];
}

/** The row of an entry; without decimals, for a code that has none by itself, there is no row. */
const completed = z.transform(({ code, ...own }: CurrencyEntry, context): CurrencyRow => {
  const known = CURRENCIES.includes(code) ? currencyRow([], code) : isoCurrency(code);
  const decimals = own.decimals ?? known?.decimals;
  if (decimals === undefined) {
    context.issues.push({ code: 'custom', message: 'is missing', path: ['decimals'], input: undefined });
    return z.NEVER;
  }
  const { place = known?.place ?? 'before' } = own;
  const plain = place === 'before' ? `${code} ` : ` ${code}`;
  return { wire: own.wire ?? code, code, symbol: own.symbol ?? known?.symbol ?? plain, decimals, place };
});

/** Keys of the site's config, spread into its schema. */
export const currencyKeys = {
  /**
   * Currencies on offer; the first is the default. RMB, JPY, VND, WON, THB, USD, INR, MMK, BRL, BDT and NGN have two
   * decimals; every other code of ISO 4217 has those of the standard. A guest gets the first offered one among: the currency
   * of the domain's agent, the one chosen before, that of the visitor's country, that of the page's language, the default.
   * `defaultCurrency` replaces the last three (I18N-13x).
   */
  currencies: codeList('currency', `${words(CURRENCIES)}, codes of ISO 4217 and codes of ownCurrencies`, 'RMB,USD'),
  /**
   * Currencies and coins that are in neither list, or that differ from it: in decimals, in the symbol or its place, or in the
   * code that the platform has for them. A member may have one that `currencies` does not offer to guests (LOC-01).
   */
  ownCurrencies: key(
    z._default(
      z.array(
        z.pipe(
          z.strictObject({
            /** Code that visitors see, and that `currencies` and `defaultCurrency` use. */
            code: key(
              matching(/^[A-Z\d]{2,10}$/, 'must be 2 to 10 capital letters and digits'),
              'write 2 to 10 capital letters and digits',
              'BTC',
            ),
            /** The platform's code, if it is another one. */
            wire: key(
              z.exactOptional(matching(WIRE, 'must be 1 to 20 letters, digits, _ and -')),
              "write the platform's code, or leave it out if it is the same",
              'XBT',
            ),
            /** Sign of an amount, with a blank where one belongs between them. Default: that of ISO 4217's code, else the code. */
            symbol: key(
              z.exactOptional(matching(/^(?=.*\S)[^\p{C}<>\d]{1,8}$/u, 'must be 1 to 8 signs without digits')),
              'write 1 to 8 signs without digits',
              '₿',
            ),
            /** Decimals of the minor unit. May be left out for a code of ISO 4217 and for the currencies of the kit. */
            decimals: key(z.exactOptional(z.int().check(z.gte(0), z.lte(8))), 'write a whole number from 0 to 8', 8),
            /** Side of the amount on which the symbol is. A language with symbols behind amounts has all of them there. */
            place: key(z.exactOptional(z.enum(['before', 'after'])), "write 'before' or 'after'", 'after'),
          }),
          completed,
        ),
      ),
      [],
    ),
    'list entries with code, symbol and decimals',
    [{ code: 'BTC', symbol: '₿', decimals: 8 }],
  ),
};

interface Listed {
  readonly currencies?: unknown;
  readonly ownCurrencies?: unknown;
}

const rowsOf = ({ ownCurrencies }: Listed): readonly CurrencyRow[] =>
  // Checked by the schema, which gives rows or nothing.
  Array.isArray(ownCurrencies) ? (ownCurrencies as CurrencyRow[]).filter((one) => typeof one === 'object') : [];

/** Refuses unknown codes, and two rows with one code (LOC-01). */
export const namesCurrencies = acrossKeys<Listed>((value, refuse) => {
  const own = rowsOf(value);
  const codes: readonly unknown[] = Array.isArray(value.currencies) ? value.currencies : [];
  own.forEach((one, at) => {
    const name = (['code', 'wire'] as const).find((key) => own.findIndex((other) => other[key] === one[key]) !== at);
    if (name !== undefined) refuse(['ownCurrencies', at, name], `"${one[name]}" has two rows`);
  });
  own.forEach(({ code, wire }, at) => {
    const isTaken = wire !== code && codes.includes(wire) && !own.some((one) => one.code === wire);
    if (isTaken) refuse(['ownCurrencies', at, 'wire'], `"${wire}" is the code of another currency of this site`);
  });
  for (const code of codes) {
    if (typeof code !== 'string') continue;
    const isKnown = own.some((one) => one.code === code) || CURRENCIES.includes(code) || isoCurrency(code);
    if (!isKnown) refuse(['currencies'], `"${code}" is not a known currency`);
  }
});

interface Currencies {
  readonly currencies: string[];
  readonly ownCurrencies: CurrencyRow[];
  readonly defaultCurrency?: string | Partial<Record<string, string>> | undefined;
}

/**
 * The config with the platform's codes in place of the visitors', and with the row of each currency that the kit does not
 * have. A page carries these rows, and no others.
 */
export function withCurrencyRows<Config extends Currencies>(config: Config): Config {
  const { currencies, ownCurrencies, defaultCurrency } = config;
  const wireOf = (code: string) => ownCurrencies.find((own) => own.code === code)?.wire ?? code;
  const listed = currencies.flatMap((code) => {
    const isThere = CURRENCIES.includes(code) || ownCurrencies.some((own) => own.code === code);
    const iso = isThere ? undefined : isoCurrency(code);
    return iso === undefined ? [] : [iso];
  });
  const preset =
    typeof defaultCurrency === 'object'
      ? Object.fromEntries(Object.entries(defaultCurrency).map(([locale, code = '']) => [locale, wireOf(code)]))
      : defaultCurrency && wireOf(defaultCurrency);
  return {
    ...config,
    currencies: currencies.map(wireOf),
    ownCurrencies: [...ownCurrencies, ...listed],
    ...(preset !== undefined && { defaultCurrency: preset }),
  };
}
