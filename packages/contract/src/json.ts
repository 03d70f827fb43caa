/*
 * JSON as it comes from a platform. A text that was cut in the middle of an emoji ends in half a character, which no UTF-8
 * can hold: a page made on a server would show another sign than the browser has when it takes the page over.
 */

/** Half a character. A body that was decoded from UTF-8 can hold one in no other way. */
const HALF = /\\u[dD][89a-fA-F]/;

/** Every escape of a JSON text, so that `\\ud83d`, a backslash and five letters, is left alone. Two halves that fit are one match. */
const ESCAPES = /\\(?:u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|u[\da-fA-F]{4}|[^])/g;

/**
 * Reads a JSON text that was decoded from UTF-8. Half characters become U+FFFD, in keys too, as writing them to UTF-8 would
 * make them.
 * @returns undefined for what is no JSON
 */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(HALF.test(text) ? text.replace(ESCAPES, whole) : text);
  } catch {
    return undefined;
  }
}

/** The same for a value that somebody else has read from JSON, such as the payload of a realtime event. */
export function wellFormed(value: unknown): unknown {
  const text: string | undefined = JSON.stringify(value);
  return text === undefined ? undefined : parseJson(text);
}

function whole(escape: string): string {
  return escape.length === 6 && HALF.test(escape) ? '\\ufffd' : escape;
}
