import { htmlReference } from '#html-reference';
import type { LocalizedText } from './localized-text.ts';

/** Elements that editors and exports put into names; other text in angle brackets belongs to the name. */
const TAGS =
  'a|abbr|b|big|blockquote|br|center|code|del|div|em|font|h[1-6]|hr|i|img|ins|label|li|mark|nobr|ol|p|s|small|span|strike|strong|sub|sup|svg|u|ul|wbr';
const hidden = /<!--[\s\S]*?(?:-->|$)|<(script|style|template|noscript|iframe)(?![\w:-])[\s\S]*?(?:<\/\1\s*>|$)/gi;
const block = /<\/?(?:blockquote|br|center|div|h[1-6]|hr|li|ol|p|ul)(?:\s[^<>]*)?\/?>/gi;
const tag = new RegExp(String.raw`</?(?:${TAGS})(?:\s[^<>]*)?/?>`, 'gi');

/** Text may be escaped three times: when typed, when stored and when sent. */
const MAX_TIMES = 3;

/** Without a semicolon it is not a reference: `AT&T` and `a&copy` are plain text. */
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
 * A name or title as its author wrote it. Platforms send them escaped for HTML, sometimes twice, or with tags. For display as
 * text only, as with `htmlToText` (FLD-05).
 */
export const plainText = (text: string): string => {
  if (!/[&<]/.test(text)) return text;
  let read = text;
  for (let times = 0; times < MAX_TIMES; times += 1) {
    const before = read;
    read = once(read);
    if (read === before) break;
  }
  return read === text ? text : read.replace(/\s+/g, ' ').trim();
};

/** As {@link plainText}, for every language of a text. */
export const plainTexts = (text: LocalizedText): LocalizedText =>
  typeof text === 'string'
    ? plainText(text)
    : Object.fromEntries(Object.entries(text).map(([locale, words]) => [locale, plainText(words)]));
