import * as z from 'zod/mini';
import { readOr } from './wire-lists.ts';

const DECIMAL = /^(\d{1,24})(?:\.(\d+))?$/;
/** Smallest part of a coin, in decimals. */
const MAX_DECIMALS = 8;

/**
 * An exact number of coins, or a rate, as text: it never becomes a number, so no digit is lost or added. Trailing zeros are
 * removed. Null for anything that is not a decimal above zero, or that would have to be rounded to eight decimals.
 */
export function readDecimal(value: unknown): string | null {
  // Only JavaScript writes numbers below a millionth with an exponent.
  const isTiny = typeof value === 'number' && value > 0 && value < 1e-6;
  const text = isTiny && Number(value.toFixed(MAX_DECIMALS)) === value ? value.toFixed(MAX_DECIMALS) : value;
  const parts = typeof text === 'string' || typeof text === 'number' ? DECIMAL.exec(String(text).trim()) : null;
  if (parts === null) return null;
  const [, whole = '', behind = ''] = parts;
  const decimals = behind.replace(/0+$/, '');
  const ahead = whole.replace(/^0+(?=\d)/, '');
  if (decimals.length > MAX_DECIMALS || (ahead === '0' && decimals === '')) return null;
  return decimals === '' ? ahead : `${ahead}.${decimals}`;
}

/** An exact decimal ({@link readDecimal}); null when it is not known. */
export const decimalOrNull = readOr(z.optional(z.unknown()), (value): string | null => readDecimal(value), null);
