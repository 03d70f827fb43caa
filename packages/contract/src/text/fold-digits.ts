/** A decimal digit of a script, such as `१` or `٣`; superscripts and circled digits do not count. */
const DIGIT = /^\p{Nd}$/u;
const OTHER_DIGITS = /[^\P{Nd}0-9]/gu;

/** The value of a digit: the digits of a script are ten consecutive code points. */
function valueOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (DIGIT.test(String.fromCodePoint(code - before - 1))) before += 1;
  return before % 10;
}

/** Text with digits of every script as 0 to 9. */
export const foldDigits = (text: string): string => text.replace(OTHER_DIGITS, (digit) => String(valueOf(digit)));
