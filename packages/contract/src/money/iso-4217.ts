import type { CurrencyRow } from './currency.ts';

/*
 * Currencies of ISO 4217 with their decimals, as of 2026-01: table A.1 without precious metals, funds, units of account and
 * test codes. Only the check of a config reads it, so no browser loads it. Symbols are not part of the standard: a currency
 * has one here if it is unmistakable beside the dollar sign of USD and the yen sign of RMB and JPY; all others show their code.
 */

/** Codes by decimals. */
const CODES: Readonly<Record<number, string>> = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF',
  2:
    'AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CNY COP CRC CUP CVE ' +
    'CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HTG HUF IDR ILS INR IRR JMD KES KGS KHR ' +
    'KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD PAB ' +
    'PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TOP TRY ' +
    'TTD TWD TZS UAH USD UYU UZS VED VES WST XCD XCG YER ZAR ZMW ZWG',
  3: 'BHD IQD JOD KWD LYD OMR TND',
};

const BEFORE: Readonly<Record<string, string>> = {
  AUD: 'A$',
  CAD: 'CA$',
  CNY: 'CN¥',
  EUR: '€',
  GBP: '£',
  GHS: 'GH₵',
  HKD: 'HK$',
  IDR: 'Rp ',
  ILS: '₪',
  JPY: '¥',
  KRW: '₩',
  MXN: 'MX$',
  MYR: 'RM ',
  NZD: 'NZ$',
  PHP: '₱',
  PYG: '₲',
  SGD: 'S$',
  TRY: '₺',
  TWD: 'NT$',
  USD: '$',
  VND: '₫',
};

const AFTER: Readonly<Record<string, string>> = {
  CZK: ' Kč',
  DKK: ' kr.',
  GEL: ' ₾',
  HUF: ' Ft',
  ISK: ' kr',
  KZT: ' ₸',
  NOK: ' kr',
  PLN: ' zł',
  RUB: ' ₽',
  SEK: ' kr',
  UAH: ' ₴',
};

const decimalsOf = new Map(
  Object.entries(CODES).flatMap(([decimals, codes]) =>
    codes.split(' ').map((code) => [code, Number(decimals)] as const),
  ),
);

/** Codes of ISO 4217 that a site may offer. */
export const ISO_CODES: readonly string[] = [...decimalsOf.keys()].sort();

/** The row of a currency of ISO 4217; undefined for any other code. */
export function isoCurrency(code: string): CurrencyRow | undefined {
  const decimals = decimalsOf.get(code);
  if (decimals === undefined) return undefined;
  const after = AFTER[code];
  return after === undefined
    ? { wire: code, code, symbol: BEFORE[code] ?? `${code} `, decimals, place: 'before' }
    : { wire: code, code, symbol: after, decimals, place: 'after' };
}

/** A coin in one line: `BTC:8:₿`. Without a symbol its code is shown. */
const COIN = /^([A-Z\d]{2,10}):([0-8])(?::([^\p{C}<>\d:,]{1,8}))?$/u;

/** The row of a currency on a command line: a code of ISO 4217, or a coin as `code:decimals:symbol`; else the problem. */
export function readCurrency(text: string): CurrencyRow | string {
  const known = isoCurrency(text.trim());
  if (known !== undefined) return known;
  const [, code, decimals, symbol] = COIN.exec(text.trim()) ?? [];
  if (code === undefined) return `"${text.trim()}" is neither a code of ISO 4217 nor a coin such as BTC:8:₿`;
  return { wire: code, code, symbol: symbol ?? `${code} `, decimals: Number(decimals), place: 'before' };
}
