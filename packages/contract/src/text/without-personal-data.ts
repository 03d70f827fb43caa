import { firstGraphemes } from './graphemes.ts';

/** A place in a script, as browsers write it in stacks: address or path, line and column. */
const PLACE =
  /(?:\b[a-z][a-z+-]{1,20}:\/\/[^\s/)]{0,260})?(\/[^\s():?#]{1,200}\.[cm]?[jt]sx?)(?:\?[^\s():]{0,200})?(:\d{1,7}:\d{1,9})/gi;

/**
 * Patterns of what is replaced, in this order. Digits of all scripts count. Each begins at the start of a word or is short, so that the time
 * does not grow with the square of the length. No lookbehind: Safari has it from 16.4 on.
 */
const PERSONAL: readonly (readonly [pattern: RegExp, by: string])[] = [
  [/(^|[\s@<>"'(),;:])[^\s@<>"'(),;:]{1,200}@[^\s@<>"'(),;:]{1,200}\.\p{L}{2,}/gu, '$1[e-mail]'],
  // The query of an address has names and values of a visit.
  [/\?[^\s"')=?]{0,60}=[^\s"')]*/gu, ''],
  [/\b(bearer|basic)\s{1,3}\S+/giu, '$1 [token]'],
  [/(^|[^\w-])[\w-]{8,}\.[\w-]{8,}\.[\w.-]{8,}/gu, '$1[token]'],
  [/(^|[^\w+=-])(?=[\w+=-]*\d)(?=[\w+=-]*[a-z])[\w+=-]{20,}/giu, '$1[token]'],
  [/\+?\p{Nd}(?:[ ().-]{0,2}\p{Nd}){5,}/gu, '[number]'],
  // Accounts are often a name with a year or a counter.
  [/(^|[^\p{L}\p{Nd}_])[\p{L}_][\p{L}\p{Nd}_]*\p{Nd}{3,}[\p{L}\p{Nd}_]*/gu, '$1[account]'],
];

const scrubbed = (text: string): string => PERSONAL.reduce((rest, [pattern, by]) => rest.replaceAll(pattern, by), text);

/**
 * A technical text without what may name a person: e-mail addresses, phone numbers, numbers of accounts, tokens, queries of
 * addresses. Places in scripts stay, without their host (OBS-01).
 * @param most characters of the result
 */
export function withoutPersonalData(text: string, most: number): string {
  // A cut before the search bounds its time; a long text may lose the end of what follows.
  const whole = text.slice(0, most * 2);
  let result = '';
  let at = 0;
  for (const match of whole.matchAll(PLACE)) {
    const [all, path = '', place = ''] = match;
    result += scrubbed(whole.slice(at, match.index)) + path + place;
    at = match.index + all.length;
  }
  return firstGraphemes(result + scrubbed(whole.slice(at)), most);
}
