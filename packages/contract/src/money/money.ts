import type { CurrencyRow } from './currency.ts';

declare const minorBrand: unique symbol;

/**
 * Whole minor units of a currency that its holder knows: with two decimals, `1234.56` is 123456n. A bigint, so that no amount is
 * ever rounded, however large ([ADR 58](../../../../docs/adr/0058-amounts-are-bigints.md)).
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

/** An amount with its currency, so that it is not taken for one of another ([ADR 82](../../../../docs/adr/0082-currencies-are-data.md)). */
export interface Money {
  readonly units: Minor;
  readonly currency: CurrencyRow;
}

/** Whether a part of a reply that was read is an amount. JSON has no bigint, so a platform's own data never is one. */
export const isMoney = (value: unknown): value is Money =>
  typeof value === 'object' && value !== null && 'units' in value && typeof value.units === 'bigint';

/** The amount with the currency; null, which is unknown, for null. */
export const moneyOf = (units: Minor | null, currency: CurrencyRow): Money | null =>
  units === null ? null : { units, currency };

/** Writes an amount for the wire: always all decimals of its currency, no grouping, e.g. `1234.56`, `-0.05`, `0.001`, `7`. */
export function toWire({ units, currency: { decimals } }: Money): string {
  const digits = String(absolute(units)).padStart(decimals + 1, '0');
  const whole = digits.length - decimals;
  const text = decimals === 0 ? digits : `${digits.slice(0, whole)}.${digits.slice(whole)}`;
  return units < 0n ? `-${text}` : text;
}

/** Whether two amounts are the same; two unknown ones are, too. */
export const isSameAmount = (one: Money | null, other: Money | null): boolean =>
  one?.units === other?.units && one?.currency.wire === other?.currency.wire;

/**
 * The difference of two amounts: below, at or above 0 as the first is less than, equal to or more than the second.
 * @returns null, which is unknown, if one of them is unknown or they are in two currencies
 */
export const difference = (one: Money | null, other: Money | null): Money | null =>
  one === null || other === null || one.currency.wire !== other.currency.wire
    ? null
    : { units: minor(one.units - other.units), currency: one.currency };

/** The sum of amounts in a currency; null, which is unknown, if one of them is unknown or in another currency. */
export function sumOf(amounts: readonly (Money | null)[], currency: CurrencyRow): Money | null {
  let sum = 0n;
  for (const amount of amounts) {
    if (amount === null || amount.currency.wire !== currency.wire) return null;
    sum += amount.units;
  }
  return { units: minor(sum), currency };
}
