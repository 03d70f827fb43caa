import { htmlReference } from '#html-reference';
import type { LocalizedText } from './localized-text.ts';

/** Elements that editors and exports put into names; anything else in angle brackets is part of a name. */
const TAGS =
  'a|abbr|b|big|blockquote|br|center|code|del|div|em|font|h[1-6]|hr|i|img|ins|label|li|mark|nobr|ol|p|s|small|span|strike|strong|sub|sup|svg|u|ul|wbr';
const hidden = /<!--[\s\S]*?(?:-->|$)|<(script|style|template|noscript|iframe)(?![\w:-])[\s\S]*?(?:<\/\1\s*>|$)/gi;
const block = /<\/?(?:blockquote|br|center|div|h[1-6]|hr|li|ol|p|ul)(?:\s[^<>]*)?\/?>/gi;
const tag = new RegExp(String.raw`</?(?:${TAGS})(?:\s[^<>]*)?/?>`, 'gi');

/** Escaped once by who typed it, once by what stored it, once by what sends it. */
const MOST_TIMES = 3;

/** A reference without its semicolon is none: `AT&T` and `a&copy` are written so. */
const reference = (written: string): string => {
  const characters = htmlReference(written);
  return characters.endsWith(';') && characters.length > 1 ? written : characters;
};

const once = (text: string): string =>
  text
    .replace(hidden, ' ')
    .replace(block, ' ')
    .replace(tag, '')
    .replace(/&(?:#\d+|#x[\da-f]+|[a-z][\da-z]*);/gi, reference);

/**
 * A name or title as it was written (FLD-05): platforms send them escaped for HTML, some of them twice, or with tags. For
 * display as text only, as with `htmlToText`.
 */
export const plainText = (text: string): string => {
  if (!/[&<]/.test(text)) return text;
  let read = text;
  for (let times = 0; times < MOST_TIMES; times += 1) {
    const before = read;
    read = once(read);
    if (read === before) break;
  }
  return read === text ? text : read.replace(/\s+/g, ' ').trim();
};

/** The same in every language of a text. */
export const plainTexts = (text: LocalizedText): LocalizedText =>
  typeof text === 'string'
    ? plainText(text)
    : Object.fromEntries(Object.entries(text).map(([locale, words]) => [locale, plainText(words)]));
