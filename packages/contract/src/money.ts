declare const minorBrand: unique symbol;

/** An amount in whole minor units: hundredths, for every currency (I18N-15x). `1234.56` is 123456. */
export type Minor = number & { readonly [minorBrand]: 'Minor' };

/** Nothing. */
export const ZERO: Minor = 0 as Minor;

/**
 * Marks a whole number of minor units as money.
 * @throws RangeError when it is not a safe integer: that is a mistake in the program, not in data.
 */
export function minor(units: number): Minor {
  if (!Number.isSafeInteger(units)) throw new RangeError(`not a whole number of minor units: ${units}`);
  // The one place where a number becomes money.
  return (units === 0 ? 0 : units) as Minor;
}

const AMOUNT = /^([+-]?)(\d{1,3}(?:,\d{3})+|\d+)?(?:\.(\d*))?(?:e([+-]?\d{1,3}))?$/i;

/**
 * Reads a wire amount: a decimal number, or text such as `"1234.56"` or `"1,234.56"`. Digits beyond the second
 * decimal are cut off, never rounded up (I18N-15x).
 * @returns null when it is no amount, or too large to be held exactly.
 */
export function parseAmount(amount: unknown): Minor | null {
  if (typeof amount !== 'number' && typeof amount !== 'string') return null;
  // The shortest decimal text of a number is what the platform wrote; multiplying by 100 would bring in binary dust.
  const match = AMOUNT.exec(String(amount).trim());
  if (match === null) return null;
  const [, sign = '', grouped = '', decimals = '', exponentText = '0'] = match;
  if (grouped === '' && decimals === '') return null;
  const whole = grouped.replaceAll(',', '').replace(/^0+/, '');
  const places = whole.length + Number(exponentText) + 2;
  if (places > 20) return /[1-9]/.test(whole + decimals) ? null : ZERO;
  const units = Number((whole + decimals).padEnd(places, '0').slice(0, Math.max(places, 0)) || '0');
  if (!Number.isSafeInteger(units)) return null;
  return minor(sign === '-' ? -units : units);
}

/** Writes an amount for the wire: always two decimals, no grouping, e.g. `1234.56`, `-0.05`. */
export function toWire(amount: Minor): string {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
