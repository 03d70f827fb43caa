const named: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', ' '],
]);

const decode = (whole: string, name: string): string => {
  if (!name.startsWith('#')) return named.get(name.toLowerCase()) ?? whole;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return Number.isInteger(code) && code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
};

/**
 * The plain text of an HTML fragment, on one line (HOME-15x). For display as text only: the result may hold < and > again and must
 * never be put into a page as HTML.
 */
export const htmlToText = (html: string): string =>
  html
    .replace(/<!--[\s\S]*?(?:-->|$)/g, ' ')
    .replace(/<(script|style|template|noscript)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, ' ')
    .replace(/<\/?[a-z][^>]*(?:>|$)/gi, ' ')
    .replace(/&(#x?[0-9a-f]{1,6}|[a-z]{2,6});/gi, decode)
    .replace(/\s+/g, ' ')
    .trim();
