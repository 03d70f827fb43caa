import { foldDigits } from '../text/fold-digits.ts';
import { DEFAULT_DECIMALS } from './currency.ts';
import { minor, type Minor } from './money.ts';

/*
 * The only reader of amounts that platforms write. A platform may pass on the format of any currency or language. If two
 * formats give different values, the amount is unknown, because money is never guessed:
 *
 * - A single point is the decimal mark, as in JSON: `1.234` is a little more than one. Next to a currency, three digits
 *   after it may also be a group: `50.000 ₫` is unknown.
 * - A single comma before three digits ends a group: `1,234` is a thousand. Before four digits the amount is unknown.
 *   Before any other number of digits it is a decimal comma: `12,50`.
 * - Of two different marks the last is the decimal mark and the other one groups. A mark that occurs twice groups.
 * - Groups have three digits, or two before the last three where commas separate them (`12,34,567`). No group begins
 *   with 0.
 */

/** The form of the amounts of a reply or an event. */
export interface AmountFormat {
  /** Decimals of their currency; a row of a currency has them (LOC-01). */
  readonly decimals: number;
  /** True if a library has parsed the numbers, which rounds long ones; `parseJson` makes text of them. */
  readonly rounded?: boolean;
}

/** Longer texts are not amounts; the largest JSON number has 309 digits. */
const MAX_DIGITS = 400;

/** Numbers below it lie closer to each other than half a minor unit; a power of 2. */
const denseBelow = (decimals: number): number => 2 ** Math.floor(52 - decimals * Math.log2(10));
/** A number with this many significant digits may have lost further ones. */
const EXACT_DIGITS = 15;

/** Marks of direction, which formatted amounts of Arabic and Hebrew come with. */
const DIRECTIONS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
const FOLDED: readonly (readonly [RegExp, string])[] = [
  [DIRECTIONS, ''],
  [/[\s\p{Zs}]/gu, ' '],
  [/[\u2019\u02bc\uff07]/gu, "'"],
  [/[\u2010-\u2013\u2212\ufe63\uff0d]/gu, '-'],
  [/\uff0c/gu, ','],
  [/\uff0e/gu, '.'],
  [/\uff08/gu, '('],
  [/\uff09/gu, ')'],
  [/\uff0b/gu, '+'],
];

const PLAIN = /^([+-]?)(\d*)(?:\.(\d*))?(?:e([+-]?\d{1,4}))?$/i;
/** The text before the digits, the digits with their marks (٫ and ٬ are the Arabic ones), and the text after them. */
const AROUND = /^([^\d]*)(\d(?:[\d.,' \u066b\u066c]*\d)?)([^\d]*)$/u;
const DECIMAL_MARKS = '.,\u066b';
const INDIAN_MARKS = ',\u066c';

/** `₹`, `NT$`, `$US`. */
const SYMBOL = /^([A-Z]{0,3})\p{Sc}([A-Z]{0,2})$/u;
const CODE = /^[A-Z]{3,5}$/;
/** Abbreviations of currencies, in lower case. */
const WORDS = new Set(
  'k rs rs. rp rp. rm kr kr. kn kč ks tk tk. ft fr fr. zł лв лв. руб руб. р р. s/ s/. lei din din. đ 元 圆 圓 円 원 บาท'.split(
    ' ',
  ),
);
/** Factors that look like a currency code: 5 MIL, 5 K$. */
const MULTIPLES = new Set(
  'K KK M MM MN B BN T L CR MIL MIO MLN MILL MRD MIA BIO BIL BLN BILL TRN LAC LACS LAKH CRORE TSD THSD TYS'.split(' '),
);

function isCurrency(text: string, isBehind: boolean): boolean {
  const [, before = '', after = ''] = SYMBOL.exec(text) ?? [];
  if (isBehind && [text, before, after].some((letters) => MULTIPLES.has(letters.toUpperCase()))) return false;
  return text === '' || WORDS.has(text.toLowerCase()) || SYMBOL.test(text) || CODE.test(text);
}

/** Whether the text around the digits makes them negative; null if it contains more than a sign and a currency on each side. */
function isNegative(before: string, behind: string): boolean | null {
  const isBracketed = before.includes('(') && behind.includes(')');
  const front = before.replaceAll(' ', '').replace(isBracketed ? '(' : '', '');
  const back = behind.replaceAll(' ', '').replace(isBracketed ? ')' : '', '');
  const currency = front.replace(/^[+-]|[+-]$/, '');
  const unit = back.replace(/^-|-$/, '');
  const signs = [front.length - currency.length, back.length - unit.length, Number(isBracketed)];
  if (signs.filter((count) => count > 0).length > 1) return null;
  if (!isCurrency(currency, false) || !isCurrency(unit, true)) return null;
  return isBracketed || back !== unit || front.includes('-');
}

/** The decimal mark among signs between groups of digits; '' for none, null if it is ambiguous. */
function decimalMark(groups: readonly string[], signs: readonly string[]): string | null {
  const last = signs.at(-1);
  if (last === undefined) return '';
  const isAlone = signs.indexOf(last) === signs.length - 1;
  const kinds = new Set(signs).size;
  if (kinds > 1) return kinds === 2 && isAlone && DECIMAL_MARKS.includes(last) ? last : null;
  if (!isAlone) return '';
  if (last !== ',') return DECIMAL_MARKS.includes(last) ? last : '';
  const behind = groups.at(-1)?.length;
  if (behind === 4) return null;
  return behind === 3 ? '' : last;
}

function isGrouped([first = '', ...groups]: readonly string[], sign: string): boolean {
  if (groups.length === 0) return true;
  if (first.startsWith('0')) return false;
  if (first.length <= 3 && groups.every(({ length }) => length === 3)) return true;
  return (
    INDIAN_MARKS.includes(sign) &&
    first.length <= 2 &&
    groups.every(({ length }, index) => length === (index === groups.length - 1 ? 3 : 2))
  );
}

/** Digits before and after the decimal mark; null if it is ambiguous. */
function split(body: string): readonly [whole: string, decimals: string] | null {
  const signs = body.match(/\D/gu) ?? [];
  const groups = body.split(/\D/u);
  const mark = decimalMark(groups, signs);
  if (mark === null || groups.includes('')) return null;
  const decimals = mark === '' ? '' : (groups.pop() ?? '');
  return isGrouped(groups, signs[0] ?? '') ? [groups.join(''), decimals] : null;
}

/** Minor units; digits beyond them are cut off, never rounded up (I18N-15x). */
function unitsOf(
  [whole, behind]: readonly [whole: string, behind: string],
  decimals: number,
  exponent = 0,
): bigint | null {
  const digits = whole + behind;
  const places = whole.length + exponent + decimals;
  if (places > MAX_DIGITS) return /[1-9]/.test(digits) ? null : 0n;
  return places <= 0 ? 0n : BigInt(digits.padEnd(places, '0').slice(0, places));
}

function unitsOfText(text: string, decimals: number): bigint | null {
  const plain = PLAIN.exec(text);
  if (plain) {
    const [, sign = '', whole = '', behind = '', exponent = '0'] = plain;
    const units = whole + behind === '' ? null : unitsOf([whole, behind], decimals, Number(exponent));
    return units !== null && sign === '-' ? -units : units;
  }
  const [, before = '', body = '', behind = ''] = AROUND.exec(text) ?? [];
  if (body === '') return null;
  const negative = isNegative(before, behind);
  const parts = split(body);
  if (negative === null || parts === null) return null;
  if (/^\d{1,3}\.\d{3}$/.test(body) && /[\p{L}\p{Sc}]/u.test(before + behind)) return null;
  const units = unitsOf(parts, decimals);
  return units !== null && negative ? -units : units;
}

/** Whether a number may differ from the written one. */
function isInexact(amount: number, { decimals, rounded = false }: AmountFormat): boolean {
  if (Math.abs(amount) < denseBelow(decimals)) return false;
  const isCoin = decimals > DEFAULT_DECIMALS;
  // A number that was rounded to a whole one had more decimals than two.
  if (Number.isSafeInteger(amount)) return rounded && isCoin;
  if (isCoin) return true;
  return String(amount).replace(/e.*$/, '').replace(/\D/g, '').replace(/0+$/, '').length >= EXACT_DIGITS;
}

/**
 * Reads an amount of the wire: a decimal number, or text with digits of any script, with or without groups and currency,
 * negative by a minus on either side or by brackets. Digits beyond the decimals of the currency are cut off, never rounded up
 * (FLD-01).
 * @returns null, which is unknown, for anything that is not an amount, for an ambiguous one, and for a number too long to be
 * exact
 */
export function parseAmount(amount: unknown, format: AmountFormat = { decimals: DEFAULT_DECIMALS }): Minor | null {
  if (typeof amount !== 'number' && typeof amount !== 'string') return null;
  const written = String(amount);
  if (written.length > MAX_DIGITS) return null;
  const plain = PLAIN.test(written.trim())
    ? written
    : FOLDED.reduce((text, [sign, folded]) => text.replace(sign, folded), foldDigits(written));
  const units = unitsOfText(plain.trim(), format.decimals);
  if (units === null || (typeof amount === 'number' && isInexact(amount, format))) return null;
  return minor(units);
}

/**
 * Reads an amount of a request, strictly in the format of `toWire`: digits, and after a point at most the decimals of the
 * currency. An ambiguous amount must not move money.
 */
export function readSentAmount(amount: string, decimals = DEFAULT_DECIMALS): Minor | null {
  const [, whole = '', , parts = ''] = /^(\d{1,30})(\.(\d+))?$/.exec(amount) ?? [];
  return whole === '' || parts.length > decimals ? null : minor(BigInt(whole + parts.padEnd(decimals, '0')));
}
