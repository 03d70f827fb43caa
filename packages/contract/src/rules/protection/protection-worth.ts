/** Whole minor units as text, by currency code as visitors see it. */
export type AmountsByCurrency = Readonly<Record<string, string>>;

/**
 * Minor units that are worth 1,000 EUR, rounded, with the decimals of the currency. Rates of 2026-01; the coin has a high one, so
 * that its amounts stay below the others while it falls.
 */
const WORTH: Readonly<Record<string, readonly [units: bigint, decimals: number]>> = {
  EUR: [100_000n, 2],
  GBP: [87_200n, 2],
  SEK: [1_081_000n, 2],
  DKK: [747_000n, 2],
  CAD: [160_800n, 2],
  BRL: [645_000n, 2],
  PHP: [6_888_000n, 2],
  RMB: [819_500n, 2],
  CNY: [819_500n, 2],
  JPY: [18_400_000n, 2],
  VND: [3_086_000_000n, 2],
  WON: [169_500_000n, 2],
  KRW: [1_695_000n, 0],
  THB: [3_688_000n, 2],
  USD: [117_200n, 2],
  INR: [10_549_000n, 2],
  MMK: [246_200_000n, 2],
  BDT: [14_298_000n, 2],
  NGN: [170_000_000n, 2],
  KWD: [360_000n, 3],
  BTC: [850_000n, 8],
};

/** Decimals of the amounts that the kit gives in a currency; undefined for one without amounts. */
export const worthDecimals = (code: string): number | undefined =>
  Object.hasOwn(WORTH, code) ? WORTH[code]?.[1] : undefined;

/** The amount with two digits that count, never above it. */
const rounded = (units: bigint): bigint => {
  const step = 10n ** BigInt(Math.max(0, String(units).length - 2));
  return (units / step) * step;
};

/**
 * An amount of an authority, and amounts in the other currencies of the kit that are worth no more (RG-50).
 * @param code the authority's currency
 * @param units its amount in minor units
 */
export function worth(code: string, units: bigint): AmountsByCurrency {
  const [base] = WORTH[code] ?? [];
  if (base === undefined) throw new RangeError(`${code} has no rate`);
  const amounts = Object.entries(WORTH).map(([other, [same]]) => [other, String(rounded((units * same) / base))]);
  return { ...Object.fromEntries(amounts), [code]: String(units) };
}
