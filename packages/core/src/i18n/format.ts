import type { CurrencyRow } from '@housefront/contract/currency';
import { absolute, moneyOf, toWire, type Minor, type Money } from '@housefront/contract/money';
import type { AmountStyle } from '@housefront/contract/rules';
import { PLATFORM_ZONE, zoneOffset } from '@housefront/contract/wall-time';

/** A currency, with the way in which the page's language writes its amounts. */
export interface ShownCurrency extends CurrencyRow {
  readonly style: AmountStyle;
}

const grouped = (digits: string, { group, isIndian }: AmountStyle): string =>
  digits.replace(isIndian ? /\B(?=(?:\d{2})*\d{3}$)/g : /\B(?=(?:\d{3})+$)/g, group);

/** Shown for an unknown amount. */
export const UNKNOWN = '–';

/** A count, or a dash for null, unknown. */
export const formatKnown = (count: number | null): string => (count === null ? UNKNOWN : String(count));

/** Side of a currency's symbol: behind the amount if the language or the currency has it there. */
export const symbolPlace = ({ place }: CurrencyRow, style: AmountStyle): CurrencyRow['place'] =>
  style.place === 'after' ? 'after' : place;

/**
 * An amount with its symbol as the page's language writes it, all decimals of its currency, in Latin digits: ¥1,234.56, or
 * 1.234,56 € in German; a currency without a symbol shows its code, e.g. XYZ 1.00. A dash for null, unknown (I18N-15x).
 * @param plus whether an amount above zero has a plus sign
 */
export const formatMoney = (amount: Money | null, style: AmountStyle, plus = false): string => {
  if (amount === null) return UNKNOWN;
  const { units, currency } = amount;
  const { symbol } = currency;
  const sign = units < 0n ? '-' : plus && units > 0n ? '+' : '';
  const [whole = '', parts] = toWire({ units: absolute(units), currency }).split('.');
  const digits = grouped(whole, style) + (parts === undefined ? '' : style.decimal + parts);
  const plain = symbol.trim();
  // In a language with symbols behind amounts, letters are never beside digits.
  const apart = style.place === 'after' && /^\p{L}/u.test(plain) ? '\u00a0' : '';
  const gap = style.gap || symbol.replace(plain, '') || apart;
  const text = sign + (symbolPlace(currency, style) === 'after' ? digits + gap + plain : plain + gap + digits);
  return style.isolated ? `\u2066${text}\u2069` : text;
};

/** Minor units of a known currency, as {@link formatMoney} writes them. For amounts in the currency of the member's state (RG-50). */
export const formatAmount = (currency: ShownCurrency, units: Minor | null, plus = false): string =>
  formatMoney(moneyOf(units, currency), currency.style, plus);

/** Name of a zone at a moment by its offset, e.g. GMT-4 or GMT+5:30; GMT alone for an invalid date. */
export const zoneName = (at: number, zone = PLATFORM_ZONE): string => {
  const minutes = Math.round(zoneOffset(at, zone) / 60_000);
  if (minutes === 0 || Number.isNaN(minutes)) return 'GMT';
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `GMT${minutes < 0 ? '-' : '+'}${hours}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`;
};
