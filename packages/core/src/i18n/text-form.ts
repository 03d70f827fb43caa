/** A text without its placeholders. */
export const wordsOf = (text: string): string => text.replaceAll(/\{\{\w+\}\}/g, '');

/** The error of a text in any language by itself, in words that follow "the text"; undefined for none (I18N-19x). */
export function untidy(text: string): string | undefined {
  if (!/\p{L}/u.test(wordsOf(text))) return 'has no letter. Write words.';
  if (text !== text.trim().replaceAll(/\s+/g, ' ').normalize('NFC'))
    return 'has stray spaces or letters in parts. Write single plain spaces and composed letters.';
  if (/[{}]|\$t\(/.test(wordsOf(text))) return 'holds signs that mean something to the catalogue. Write plain words.';
  return /(?![0-9])\p{Nd}/u.test(text) ? 'has digits of another script. Write Latin digits.' : undefined;
}
