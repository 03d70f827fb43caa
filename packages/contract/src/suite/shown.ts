import { firstGraphemes } from '../text/graphemes.ts';

/** Largest length of a shown value. */
const LENGTH = 80;

/** Number of names shown of an object. */
const NAMES = 12;

/** Control and format characters, which change how the text around them is shown. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** A text of the platform for a report: in one line, without control characters, shortened. */
export function shownText(text: string, length = LENGTH): string {
  const start = firstGraphemes(text, length);
  const line = start
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(HIDDEN, (mark) => `\\u${(mark.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`);
  return start.length === text.length ? line : `${line} …`;
}

/** A value of the platform for a report, as JSON, shortened. */
export function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (typeof value === 'string') return shownText(JSON.stringify(firstGraphemes(value, LENGTH * 2)));
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : `a list of ${value.length}`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const names = Object.keys(value);
  if (names.length === 0) return 'an empty object';
  const more = names.length > NAMES ? ` and ${names.length - NAMES} more` : '';
  return `an object with ${shownText(names.slice(0, NAMES).join(', '))}${more}`;
}
