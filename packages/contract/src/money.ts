declare const minorBrand: unique symbol;

/**
 * An amount in whole minor units: hundredths, for every currency (I18N-15x). `1234.56` is 123456n. A bigint, so that no
 * amount is ever rounded, however large ([ADR 58](../../../docs/adr/0058-amounts-are-bigints.md)).
 */
export type Minor = bigint & { readonly [minorBrand]: 'Minor' };

/** Marks minor units as money. */
// The one place where a bigint becomes money.
export const minor = (units: bigint): Minor => units as Minor;

/** The amount 0. */
export const ZERO: Minor = minor(0n);

/** The amount with the opposite sign. */
export const negated = (amount: Minor): Minor => minor(0n - amount);

/** The amount without its sign. */
export const absolute = (amount: Minor): Minor => (amount < 0n ? negated(amount) : amount);

/** Writes an amount for the wire: always two decimals, no grouping, e.g. `1234.56`, `-0.05`. */
export function toWire(amount: Minor): string {
  const digits = String(absolute(amount)).padStart(3, '0');
  return `${amount < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** The sum of amounts; null, which is unknown, if one of them is unknown. */
export function sumOf(amounts: readonly (Minor | null)[]): Minor | null {
  let sum = 0n;
  for (const amount of amounts) {
    if (amount === null) return null;
    sum += amount;
  }
  return minor(sum);
}
