import type { CurrencyRow } from '../../money/currency.ts';
import type { DatedRow } from '../../time/dated.ts';
import { isRecord } from '../../wire/json.ts';
import { PROFILES, type ProfileName, type Protection } from '../../rules/protection/protection.ts';
import { worthDecimals, type AmountsByCurrency } from '../../rules/protection/protection-worth.ts';

type Values = DatedRow<Protection>;
type Change = (amounts: AmountsByCurrency, path: readonly string[]) => AmountsByCurrency;

/** Amounts are the only part of a capability in which every value is a whole number as text. */
const isAmounts = (value: unknown): value is AmountsByCurrency => {
  const all = isRecord(value) ? Object.values(value) : [];
  return all.length > 0 && all.every((one) => typeof one === 'string' && /^\d+$/.test(one));
};

const changed = (value: unknown, path: readonly string[], change: Change): unknown => {
  if (isAmounts(value)) return change(value, path);
  if (Array.isArray(value)) return value.map((one, at) => changed(one, [...path, String(at)], change));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, changed(one, [...path, key], change)]));
};

/** All amounts of a row of values, each with its path; also those that hold on some days only. */
export function amountsOf(
  values: Values,
): readonly { readonly path: readonly string[]; readonly amounts: AmountsByCurrency }[] {
  const found: { readonly path: readonly string[]; readonly amounts: AmountsByCurrency }[] = [];
  changed(values, [], (amounts, path) => {
    found.push({ path, amounts });
    return amounts;
  });
  return found;
}

/** An amount with other decimals, rounded down; undefined if nothing is left of it. */
function scaled(amount: string, from: number, to: number): string | undefined {
  const units = (BigInt(amount) * 10n ** BigInt(to)) / 10n ** BigInt(from);
  return units === 0n ? undefined : String(units);
}

/**
 * The values of a profile for a platform and a site with currencies of their own: amounts are by the platform's codes, and those
 * of the kit have the decimals of the row. What the site gives itself has them already (RG-50).
 * @param rows the site's own currencies
 */
export function withOwnCurrencies(values: Values, rows: readonly CurrencyRow[], profile: ProfileName): Values {
  if (rows.length === 0) return values;
  const kit: Values = PROFILES[profile];
  const shipped = new Set(amountsOf(kit).map(({ amounts }) => amounts));
  const change: Change = (amounts) => {
    const isShipped = shipped.has(amounts);
    const own = new Map(
      rows.map(({ code, wire, decimals }) => {
        const amount = Object.hasOwn(amounts, code) ? amounts[code] : undefined;
        const from = isShipped ? (worthDecimals(code) ?? decimals) : decimals;
        return [wire, amount === undefined ? undefined : scaled(amount, from, decimals)] as const;
      }),
    );
    const renamed = new Set(rows.filter(({ code, wire }) => code !== wire).map(({ code }) => code));
    const others = Object.entries(amounts).filter(([code]) => !own.has(code) && !renamed.has(code));
    const given = [...own].flatMap(([wire, amount]) => (amount === undefined ? [] : [[wire, amount]]));
    return Object.fromEntries([...others, ...given]);
  };
  // Each amount is replaced by one of the same shape.
  return changed(values, [], change) as Values;
}
