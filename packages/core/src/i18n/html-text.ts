import { htmlReference } from '#html-reference';

/** Elements inside a word: their removal leaves no gap. */
const inline = /^(?:a|b|big|del|em|font|i|ins|mark|s|small|span|strong|sub|sup|u)$/i;

/** HTML without its tags and without invisible content. */
const withoutTags = (html: string): string =>
  html
    .replace(/<!--[\s\S]*?(?:-->|$)/g, ' ')
    .replace(/<(script|style|template|noscript)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, ' ')
    .replace(/<\/?([a-z][^\s/>]*)[^>]*(?:>|$)/gi, (_, name: string) => (inline.test(name) ? '' : ' '));

/**
 * The plain text of an HTML fragment, on one line. For display as text only: the result may hold < and > again and must never
 * be put into a page as HTML (HOME-15x).
 */
export const htmlToText = (html: string): string =>
  withoutTags(html)
    .replace(/&(?:#\d+|#x[\da-f]+|[a-z][\da-z]*);?/gi, htmlReference)
    .replace(/\s+/g, ' ')
    .trim();
