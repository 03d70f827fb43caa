/** Time in which a browser has to start reading the file: phones do so only after the visitor has answered a question. */
const KEPT_MS = 60_000;

/**
 * Saves rows as a file for a spreadsheet.
 * @param name without ending
 */
export async function saveRecords(
  name: string,
  head: readonly string[],
  rows: readonly (readonly SheetCell[])[],
): Promise<void> {
  const text = await toCsv(head, rows);
  // Without this mark, spreadsheets assume another encoding.
  const address = URL.createObjectURL(new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${name}.csv`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}

/** A cell of a file: a number to calculate with, words, or a code that must stay as written. */
export interface SheetCell {
  readonly as: 'number' | 'text' | 'code';
  readonly text: string;
}

/** Characters that start a formula in spreadsheets, with full-width and small forms, which some spreadsheets convert. */
const SIGN = '[=+@＝＋＠﹦﹢﹫－﹣-]';

/**
 * A sign at the start of a cell, or after a separator, a line break or a quote: a spreadsheet of another region splits at
 * semicolons and ignores quotes inside a line. Blanks and invisible characters before the sign may be dropped.
 */
const FORMULA = new RegExp(`(^|[;,|\\t\\r\\n"])([\\s\\p{Cc}\\p{Cf}"]*)(?=${SIGN})`, 'gu');

/** A number that no spreadsheet changes: they keep fifteen digits and drop leading zeros. */
const exact = /^(?:0|[1-9]\d{0,14})$/;
/** Text that would be read as a number: with groups, decimals, exponents. */
const numeric = /^\s*[\d.,][\d.,\s]*(?:e[+-]?\d+)?\s*%?\s*$/i;
/** Begins with a letter, and is neither a month with a day or year nor a logical value. */
const plainCode = /^(?!(?:true|false|nan|inf)$)(?![a-z]+[-_]?\d{1,4}$)[a-z][\w-]*$/i;

const isText = { text: (text: string) => !numeric.test(text), code: (text: string) => plainCode.test(text) };

/** Spreadsheets read a leading apostrophe as "this is text". */
function written({ as, text }: SheetCell): string {
  const digits = text.replaceAll(/\D/g, '').length;
  if (as === 'number' && digits <= 15 && !Number.isNaN(Number(text.replace(/%$/, '')))) return text;
  // Some readers end a file at this character.
  const whole = text.replaceAll('\0', '');
  if (whole === '' || exact.test(whole)) return whole;
  const guarded = whole.replace(FORMULA, "$1$2'");
  return guarded.startsWith("'") || isText[as === 'code' ? 'code' : 'text'](whole) ? guarded : `'${guarded}`;
}

/**
 * Rows as comma separated values: every cell in quotes, no formula with any separator, and no change of values that look like
 * numbers. The values come from other people (FLD-12).
 */
export async function toCsv(head: readonly string[], rows: readonly (readonly SheetCell[])[]): Promise<string> {
  const { unparse } = await import('papaparse');
  const labels = head.map((text) => written({ as: 'text', text }));
  return unparse([labels, ...rows.map((row) => row.map(written))], { quotes: true });
}
