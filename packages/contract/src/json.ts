/*
 * JSON as it comes from a platform, read in one place (ADR 60). A text that was cut in the middle of an emoji ends in half a
 * character, which no UTF-8 can hold: a page made on a server would show another sign than the browser has when it takes the
 * page over. A number with more digits than JavaScript's numbers hold is an id, an order number or a large amount; it becomes
 * the text of its digits, for another id is another game.
 */

/** Half a character. A body that was decoded from UTF-8 can hold one in no other way. */
const HALF = /\\u[dD][89a-fA-F]/;

/** Every escape of a JSON text, so that `\\ud83d`, a backslash and five letters, is left alone. Two halves that fit are one match. */
const ESCAPES = /\\(?:u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|u[\da-fA-F]{4}|[^])/g;

/** Digits that every number of JavaScript holds. */
const SAFE_DIGITS = 15;

/** Digits in a row, or around a point, that may be more than a number holds. */
const MANY_DIGITS = /\d[\d.]{15}/;

/** The beginning of a text, or a whole number. */
const TOKEN = /"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

/** A number in its parts. */
const NUMBER = /^-?(\d+)(\.\d+)?/;

/**
 * Reads a JSON text that was decoded from UTF-8. Half characters become U+FFFD, in keys too, as writing them to UTF-8 would
 * make them. Numbers of which JavaScript would lose digits become text ({@link withExactNumbers}).
 * @returns undefined for what is no JSON
 */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(withExactNumbers(HALF.test(text) ? text.replace(ESCAPES, whole) : text));
  } catch {
    return undefined;
  }
}

/**
 * A JSON text in which each number that JavaScript cannot hold is the text of its digits: whole numbers beyond 2^53, and
 * others whose whole part leaves no room for two decimals. The dust behind a short number (`4.3499999999999996` for 4.35, as
 * some servers write it) stays a number, which reads it right. What is no JSON stays none.
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

/** Where a text that begins at `start` is over: behind its closing quotation mark, or at the end of everything. */
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
  // A leading zero is no number of JSON, and has to stay none.
  if (digits.length > 1 && digits.startsWith('0')) return false;
  if (decimals === '') return !Number.isSafeInteger(Number(digits));
  return digits.length > SAFE_DIGITS - 2 && digits.length + decimals.length - 1 > SAFE_DIGITS;
}

/** A bare number as a key is invalid JSON, and must stay invalid. */
function isKey(text: string, at: number): boolean {
  let next = at;
  while (' \n\r\t'.includes(text.charAt(next) || ':')) next += 1;
  return text[next] === ':';
}

/** The same for a value that a library has already parsed, such as the payload of a realtime event. */
export function wellFormed(value: unknown): unknown {
  const text: string | undefined = JSON.stringify(value);
  return text === undefined ? undefined : parseJson(text);
}

function whole(escape: string): string {
  return escape.length === 6 && HALF.test(escape) ? '\\ufffd' : escape;
}

/** Whether a value is an object with names, not a list. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
