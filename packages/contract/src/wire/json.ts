/*
 * The only reader of JSON from a platform (ADR 60). Two kinds of values would be damaged by a plain parser. A text that was
 * cut inside an emoji ends in half a character, which UTF-8 cannot represent: the rendered page would then differ from the
 * browser's text at hydration. A number with more digits than JavaScript's numbers hold is an id, an order number or a large
 * amount; it becomes text, because an id with a changed digit is another id.
 */

/** Half a character. Text decoded from UTF-8 contains one only as an escape. */
const HALF = /\\u[dD][89a-fA-F]/;

/**
 * Every escape of a JSON text, so that `\\ud83d`, an escaped backslash with five letters, is not changed. Two matching halves
 * are one match.
 */
const ESCAPES = /\\(?:u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|u[\da-fA-F]{4}|[^])/g;

/** Number of digits that a number always holds exactly. */
const SAFE_DIGITS = 15;

/** Decimals of the smallest part of a coin; numbers with more are no amounts. */
const MAX_DECIMALS = 8;

/** A run of digits, also around a point, that may be too long for a number. */
const MANY_DIGITS = /\d[\d.]{15}/;

/** The beginning of a text, or a whole number. */
const TOKEN = /"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

/** A number in its parts. */
const NUMBER = /^-?(\d+)(\.\d+)?/;

/**
 * Reads a JSON text that was decoded from UTF-8. Half characters become U+FFFD, also in keys, as they would when written to
 * UTF-8. Numbers of which JavaScript would lose digits become text ({@link withExactNumbers}).
 * @returns undefined for invalid JSON
 */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(withExactNumbers(wellFormedText(text)));
  } catch {
    return undefined;
  }
}

/**
 * Writes each number that JavaScript cannot hold as text: whole numbers above 2^53, others whose whole part leaves no
 * room for two decimals, and amounts of coins that are another number afterwards. A short number with rounding noise (`4.3499999999999996` for 4.35, as some servers write it) remains
 * a number, because it is read correctly. Invalid JSON remains invalid.
 */
export function withExactNumbers(text: string): string {
  if (!MANY_DIGITS.test(text)) return text;
  let exact = '';
  let done = 0;
  TOKEN.lastIndex = 0;
  for (let found = TOKEN.exec(text); found !== null; found = TOKEN.exec(text)) {
    const [token] = found;
    if (token === '"') TOKEN.lastIndex = endOfText(text, found.index);
    else if (losesDigits(token) && !isKey(text, TOKEN.lastIndex)) {
      exact += `${text.slice(done, found.index)}"${token}"`;
      done = TOKEN.lastIndex;
    }
  }
  return exact + text.slice(done);
}

/** End of the text that begins at `start`: after its closing quotation mark, or the end of the input. */
function endOfText(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let before = end;
    while (text[before - 1] === '\\') before -= 1;
    if ((end - before) % 2 === 0) return end + 1;
  }
  return text.length;
}

function losesDigits(token: string): boolean {
  if (token.length <= SAFE_DIGITS) return false;
  const [, digits = '', decimals = ''] = NUMBER.exec(token) ?? [];
  // A number with a leading zero is invalid JSON, and must stay invalid.
  if (digits.length > 1 && digits.startsWith('0')) return false;
  if (decimals === '') return !Number.isSafeInteger(Number(digits));
  if (digits.length + decimals.length - 1 <= SAFE_DIGITS) return false;
  return digits.length > SAFE_DIGITS - 2 || (decimals.length - 1 <= MAX_DECIMALS && !isHeld(token));
}

/** Whether a number is the shortest or the longest writing of the number that JavaScript reads. */
function isHeld(token: string): boolean {
  const plain = token.replace(/0+$/, '');
  const number = Number(token);
  return [String(number), number.toPrecision(17).replace(/0+$/, '')].includes(plain);
}

/** A bare number as a key is invalid JSON, and must stay invalid. */
function isKey(text: string, at: number): boolean {
  let next = at;
  while (' \n\r\t'.includes(text.charAt(next) || ':')) next += 1;
  return text[next] === ':';
}

/**
 * As {@link parseJson}, for a value that a library has already parsed, such as the payload of a realtime event. Its long
 * numbers are rounded already, so they remain numbers.
 */
export function wellFormed(value: unknown): unknown {
  const text: string | undefined = JSON.stringify(value);
  return text === undefined ? undefined : JSON.parse(wellFormedText(text));
}

const wellFormedText = (text: string): string => (HALF.test(text) ? text.replace(ESCAPES, whole) : text);

function whole(escape: string): string {
  return escape.length === 6 && HALF.test(escape) ? '\\ufffd' : escape;
}

/** A text without the byte order mark that some editors write before it: a parser of JSON refuses it. */
export const withoutMark = (text: string): string => (text.startsWith('\uFEFF') ? text.slice(1) : text);

/** Whether a value is an object with names, not a list. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
