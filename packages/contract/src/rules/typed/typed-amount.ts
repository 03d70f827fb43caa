import { DEFAULT_DECIMALS } from '../../money/currency.ts';
import type { AmountStyle } from './amount-style.ts';
import { foldWidth } from './digits.ts';

/** The separator of thousands and the decimal mark of a language. */
type Marks = Pick<AmountStyle, 'group' | 'decimal'>;

/** A typed amount: read, with two possible readings, or none. */
export type TypedAmount =
  /** ASCII digits with a point before the decimals, e.g. `1000.5`. */
  | { readonly kind: 'amount'; readonly text: string }
  /** The two readings, each as a text to type: `whole` if the mark separates thousands, `parts` if it is a decimal mark. */
  | { readonly kind: 'ambiguous'; readonly whole: string; readonly parts: string }
  | { readonly kind: 'none' };

const none: TypedAmount = { kind: 'none' };

const MARKS: Readonly<Record<string, string>> = {
  // Keyboards of Chinese and Japanese have these on the keys of point and comma.
  '。': '.',
  '｡': '.',
  '、': ',',
  '､': ',',
  '٫': '.',
  '٬': ',',
  '’': "'",
  '‘': "'",
  ʼ: "'",
};

const narrow = (text: string): string =>
  foldWidth(text)
    .replace(/\p{Cf}/gu, '')
    .replace(/\s/gu, ' ')
    .replace(/[。｡、､٫٬’‘ʼ]/gu, (sign) => MARKS[sign] ?? sign)
    .replace(/^[ \p{Sc}]+|[ \p{Sc}]+$/gu, '');

/** A mark as it is in a narrowed text. */
const narrowMark = (mark: string): string => narrow(`0${mark}0`).slice(1, -1);

const plain = (whole: string, decimals?: string): TypedAmount => {
  const text = whole.replace(/^0+(?=\d)/, '');
  return { kind: 'amount', text: decimals === undefined ? text : `${text}.${decimals}` };
};

const WESTERN = /^[1-9]\d{0,2}(?:([., '])\d{3})(?:\1\d{3})*$/;
const INDIAN = /^[1-9]\d?(?:,\d{2})*,\d{3}$/;
/** A whole number with a mark between its groups. */
const isGrouped = (text: string): boolean =>
  WESTERN.test(text) || INDIAN.test(text) || INDIAN.test(text.replace(/ /g, ','));

/** Whether decimals of this currency look like a group. */
const hasLongParts = (decimals: number): boolean => decimals > 2;

/** An amount as `toWire` writes it in the form in which a field has it: with the decimal mark of the language. */
export const fieldAmount = (text: string, { decimal }: Marks): string => text.replace('.', decimal);

/**
 * Reads an amount as people write it: digits of any script, thousands in groups of the West or of India, a comma or a point
 * before decimals. A text with two possible readings is ambiguous: `1.000` may be a thousand or one. So is a single mark
 * before exactly three digits, except
 * - the language's mark of thousands, if the currency has at most two decimals: pages show it before thousands,
 * - its decimal mark, if the currency has three or more: pages show it before decimals.
 *
 * The language's mark of thousands before more than three digits is ambiguous too (FLD-07).
 * @param decimals of the currency
 */
export function readTypedAmount(typed: string, marks: Marks, decimals = DEFAULT_DECIMALS): TypedAmount {
  const [group, decimal] = [narrowMark(marks.group), narrowMark(marks.decimal)];
  const text = narrow(typed);
  if (/^\d+$/.test(text)) return plain(text);
  const [, whole = '', mark = '', rest = ''] = /^(.*\d)([.,])(\d+)$/.exec(text) ?? [];
  const ungrouped = text.replace(/[., ']/g, '');
  const isPlain = /^\d+$/.test(whole);
  const ambiguous = (): TypedAmount => {
    const parts = rest.slice(0, decimals);
    return {
      kind: 'ambiguous',
      whole: ungrouped,
      parts: fieldAmount(parts === '' ? whole : `${whole}.${parts}`, marks),
    };
  };
  if (rest.length === 3 && isPlain && isGrouped(text)) {
    if (mark === (hasLongParts(decimals) ? decimal : group)) {
      return hasLongParts(decimals) ? plain(whole, rest) : plain(ungrouped);
    }
    return ambiguous();
  }
  if (isGrouped(text)) return plain(ungrouped);
  if (rest === '' || rest.length > decimals) return none;
  if (isPlain) return rest.length > 3 && mark === group && /[1-9]/.test(whole) ? ambiguous() : plain(whole, rest);
  // The mark that separates thousands cannot also be the decimal mark.
  return isGrouped(whole) && !whole.includes(mark) ? plain(whole.replace(/[., ']/g, ''), rest) : none;
}

/** A typed amount in the form that is shown and read again; an ambiguous or invalid text is not changed. */
export function foldAmount(typed: string, marks: Marks, decimals = DEFAULT_DECIMALS): string {
  const read = readTypedAmount(typed, marks, decimals);
  return read.kind === 'amount' ? fieldAmount(read.text, marks) : typed;
}
