import { foldDigits } from '../../text/fold-digits.ts';

export { foldDigits };

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
