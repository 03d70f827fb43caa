import { foldWidth } from './digits.ts';

/** Number format of a language: the separator of thousands, and the decimal mark. */
export interface NumberMarks {
  readonly group: string;
  readonly decimal: string;
}

/** A typed amount: read, with two possible readings, or none. */
export type TypedAmount =
  /** ASCII digits with a point before at most two decimals, e.g. `1000.5`. */
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

/**
 * Reads an amount as people write it: digits of any script, thousands in groups of the West or of India, a comma or a point
 * before decimals (FLD-07). A single mark before exactly three digits separates thousands if the language does so; otherwise
 * it is ambiguous: `1.000` may be a thousand or one.
 */
export function readTypedAmount(typed: string, { group }: NumberMarks): TypedAmount {
  const text = narrow(typed);
  if (/^\d+$/.test(text)) return plain(text);
  const [, whole = '', mark = '', rest = ''] = /^(.*\d)([.,])(\d+)$/.exec(text) ?? [];
  const ungrouped = text.replace(/[., ']/g, '');
  if (rest.length === 3 && /^\d+$/.test(whole) && isGrouped(text) && mark !== group) {
    return { kind: 'ambiguous', whole: ungrouped, parts: `${whole}.${rest.slice(0, 2)}` };
  }
  if (isGrouped(text)) return plain(ungrouped);
  if (rest === '' || rest.length > 2) return none;
  // The mark that separates thousands cannot also be the decimal mark.
  if (/^\d+$/.test(whole)) return plain(whole, rest);
  return isGrouped(whole) && !whole.includes(mark) ? plain(whole.replace(/[., ']/g, ''), rest) : none;
}

/** A typed amount in the form that is shown and sent; an ambiguous or invalid text is not changed. */
export function foldAmount(typed: string, marks: NumberMarks): string {
  const read = readTypedAmount(typed, marks);
  return read.kind === 'amount' ? read.text : typed;
}
