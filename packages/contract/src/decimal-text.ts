import * as z from 'zod/mini';
import { fallback } from './wire-lists.ts';

const DECIMAL = /^(\d{1,24})(?:\.(\d+))?$/;
/** The smallest part of a coin that is written. */
const MOST_DECIMALS = 8;

/**
 * An exact number of coins, or a rate, as text: every digit counts and none is made up, so it never becomes a number. Zeros at the
 * end say nothing. Null for what is no decimal above nothing, or would have to be rounded to eight decimals.
 */
export function readDecimal(value: unknown): string | null {
  // Only JavaScript writes numbers below a millionth with an exponent.
  const isTiny = typeof value === 'number' && value > 0 && value < 1e-6;
  const text = isTiny && Number(value.toFixed(MOST_DECIMALS)) === value ? value.toFixed(MOST_DECIMALS) : value;
  const parts = typeof text === 'string' || typeof text === 'number' ? DECIMAL.exec(String(text).trim()) : null;
  if (parts === null) return null;
  const [, whole = '', behind = ''] = parts;
  const decimals = behind.replace(/0+$/, '');
  const ahead = whole.replace(/^0+(?=\d)/, '');
  if (decimals.length > MOST_DECIMALS || (ahead === '0' && decimals === '')) return null;
  return decimals === '' ? ahead : `${ahead}.${decimals}`;
}

/** An exact decimal ({@link readDecimal}); null when it is not known. */
export const decimalOrNull = fallback(
  z.pipe(
    z.optional(z.unknown()),
    z.transform((value): string | null => readDecimal(value)),
  ),
  null,
);
