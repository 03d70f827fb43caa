const DIGIT = /\p{Nd}/u;

/** The value of a decimal digit: Unicode keeps the ten of a script together, from zero to nine. */
function valueOf(digit: string): string {
  const at = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (DIGIT.test(String.fromCodePoint(at - before - 1))) before += 1;
  return String(before % 10);
}

/** Digits of any script as 0 to 9; everything else stays (FLD-07). */
export const foldDigits = (text: string): string => text.replace(/(?![0-9])\p{Nd}/gu, valueOf);

const FULL_WIDTH = 0xff01 - 0x21;

/** As {@link foldDigits}, with the full-width signs of East Asian keyboards as their narrow ones. */
export const foldWidth = (text: string): string =>
  foldDigits(text)
    .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - FULL_WIDTH))
    .replace(/\u3000/g, ' ');

/** The digits of a text without any separators: a PIN, box by box (REG-56x). */
export const digitsIn = (text: string): string => foldDigits(text).replace(/[^0-9]/g, '');

/** A code as it is sent, e.g. the answer to a captcha: narrow, without blanks and invisible signs (FLD-07). */
export const foldCode = (text: string): string => foldWidth(text).replace(/[\s\p{Cf}]/gu, '');

/** A number that people write in groups, such as a bank account or a code from an SMS: as {@link foldCode}, without hyphens. */
export const foldNumber = (text: string): string => foldCode(text).replace(/[\p{Pd}\u2212]/gu, '');
