declare const minorBrand: unique symbol;

/** Decimals of the currencies of the kit (I18N-15x), and of currencies that nothing is known about. */
export const DEFAULT_DECIMALS = 2;

/**
 * An amount in whole minor units of its currency ({@link DEFAULT_DECIMALS}, or the decimals of its row): with two decimals,
 * `1234.56` is 123456n. A bigint, so that no amount is ever rounded, however large
 * ([ADR 58](../../../docs/adr/0058-amounts-are-bigints.md), [ADR 82](../../../docs/adr/0082-currencies-are-data.md)).
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

/** Writes an amount for the wire: always all decimals of its currency, no grouping, e.g. `1234.56`, `-0.05`, `0.001`, `7`. */
export function toWire(amount: Minor, decimals: number): string {
  const digits = String(absolute(amount)).padStart(decimals + 1, '0');
  const whole = digits.length - decimals;
  const text = decimals === 0 ? digits : `${digits.slice(0, whole)}.${digits.slice(whole)}`;
  return amount < 0n ? `-${text}` : text;
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
