import { DEFAULT_DECIMALS } from '../money.ts';
import { foldWidth } from './digits.ts';

/** Number format of a language: the separator of thousands, and the decimal mark. */
export interface NumberMarks {
  readonly group: string;
  readonly decimal: string;
}

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

/** The marks of a language, e.g. of `vi-VN`. */
export function numberMarks(language: string): NumberMarks {
  const parts = new Intl.NumberFormat(language).formatToParts(1_234_567.8);
  const mark = (type: string) => narrow(`0${parts.find((part) => part.type === type)?.value ?? ''}0`).slice(1, -1);
  return { group: mark('group'), decimal: mark('decimal') };
}

const plain = (whole: string, decimals?: string): TypedAmount => {
  const text = whole.replace(/^0+(?=\d)/, '');
  return { kind: 'amount', text: decimals === undefined ? text : `${text}.${decimals}` };
};

const WESTERN = /^[1-9]\d{0,2}(?:([., '])\d{3})(?:\1\d{3})*$/;
const INDIAN = /^[1-9]\d?(?:,\d{2})*,\d{3}$/;
/** A whole number with a mark between its groups. */
const isGrouped = (text: string): boolean =>
  WESTERN.test(text) || INDIAN.test(text) || INDIAN.test(text.replace(/ /g, ','));

/** Whether decimals of this currency look like a group, so that only the mark of the language decides. */
const hasLongParts = (decimals: number): boolean => decimals > 2;

/**
 * An amount as `toWire` writes it in the form in which a field has it: with the decimal mark of the language where a point
 * could end a group.
 */
export const fieldAmount = (text: string, { decimal }: NumberMarks, decimals: number): string =>
  hasLongParts(decimals) ? text.replace('.', decimal) : text;

/**
 * Reads an amount as people write it: digits of any script, thousands in groups of the West or of India, a comma or a point
 * before decimals (FLD-07). A single mark before exactly three digits separates thousands if the language does so, and is the
 * decimal mark if it is that of the language and the currency has three decimals or more; otherwise it is ambiguous: `1.000`
 * may be a thousand or one. So is the language's mark of thousands before more than three digits.
 * @param decimals of the currency (LOC-01)
 */
export function readTypedAmount(typed: string, marks: NumberMarks, decimals = DEFAULT_DECIMALS): TypedAmount {
  const { group, decimal } = marks;
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
      parts: fieldAmount(parts === '' ? whole : `${whole}.${parts}`, marks, decimals),
    };
  };
  const isOwnMark = hasLongParts(decimals) && mark === decimal;
  if (rest.length === 3 && isPlain && isGrouped(text) && mark !== group) {
    return isOwnMark ? plain(whole, rest) : ambiguous();
  }
  if (isGrouped(text)) return plain(ungrouped);
  if (rest === '' || rest.length > decimals) return none;
  if (isPlain) return rest.length > 3 && mark === group && /[1-9]/.test(whole) ? ambiguous() : plain(whole, rest);
  // The mark that separates thousands cannot also be the decimal mark.
  return isGrouped(whole) && !whole.includes(mark) ? plain(whole.replace(/[., ']/g, ''), rest) : none;
}

/** A typed amount in the form that is shown and read again; an ambiguous or invalid text is not changed. */
export function foldAmount(typed: string, marks: NumberMarks, decimals = DEFAULT_DECIMALS): string {
  const read = readTypedAmount(typed, marks, decimals);
  return read.kind === 'amount' ? fieldAmount(read.text, marks, decimals) : typed;
}
