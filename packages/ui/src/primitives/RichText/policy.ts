import { parseUrl } from '../../foundations/parseUrl.ts';
import { safeHref } from '../Link/safeHref.ts';

/** Allowed elements. The text of others stays, except of {@link removedWithText} (HOME-31x). */
export const richTextTags: readonly string[] = (
  'h1 h2 h3 h4 h5 h6 p div span br hr blockquote pre code ul ol li dl dt dd a img figure figcaption ' +
  'table caption thead tbody tfoot tr th td b strong i em u s del ins mark small sub sup abbr bdi q time'
).split(' ');

/** Elements that are removed with their text. */
export const removedWithText: readonly string[] =
  'audio colgroup head iframe noembed noframes noscript object plaintext script style template title video xmp'.split(
    ' ',
  );

/** Allowed attributes. No id, name or class: they could collide with those of the page. */
export const richTextAttributes: readonly string[] =
  'href src alt title width height colspan rowspan start dir lang align'.split(' ');

/** Text alignment of an element. */
export type RichTextAlign = 'center' | 'end' | 'justify';

const alignments: ReadonlyMap<string, RichTextAlign> = new Map([
  ['center', 'center'],
  ['right', 'end'],
  ['end', 'end'],
  ['justify', 'justify'],
]);

/** The only part of inline styles that is kept, under a name of ours. */
export const alignmentOf = (value: string): RichTextAlign | undefined => alignments.get(value.trim().toLowerCase());

/** A site's navigation guard: returns the address to link to, or null. */
export type GuardHref = (href: string) => string | null;

/** Attributes of a link, or null if it has no safe target. Mail and phone addresses skip the guard. */
export function linkAttributes(href: string, guard?: GuardHref): Readonly<Record<string, string>> | null {
  const form = safeHref(href);
  const safe = form !== null && guard && /^(?:\/|http)/.test(form) ? guard(form) : form;
  if (safe === null) return null;
  const elsewhere = safe.startsWith('http');
  return { href: safe, ...(elsewhere && { target: '_blank', rel: 'noopener noreferrer nofollow' }) };
}

const inlinePicture = /^data:image\/(?:png|jpeg|gif|webp|avif);base64,[\w+/=]+$/;

/** Whether a picture's address matches one of the sources, each a host, `*.host` or origin as in a content security policy. */
function isAmong(url: URL, sources: readonly string[]): boolean {
  return sources.some((source) => {
    const [, scheme, host = ''] = /^(?:(https?):\/\/)?([^/]+)/.exec(source) ?? [];
    if (scheme ? url.protocol !== `${scheme}:` : url.protocol !== 'https:') return false;
    return host.startsWith('*.') ? url.host.endsWith(host.slice(1)) : url.host === host;
  });
}

/**
 * Address of a picture that may load: of this site, of an allowed source, or a data URL. Null for others, so that texts cannot
 * track readers.
 */
export function pictureAddress(src: string, sources: readonly string[]): string | null {
  const text = src.trim();
  if (inlinePicture.test(text)) return text;
  const safe = safeHref(text);
  if (safe === null || safe.startsWith('/')) return safe;
  const url = parseUrl(safe);
  return url && isAmong(url, sources) ? url.href : null;
}

/** A picture's size in pixels; undefined if invalid. */
export const pictureSize = (value: string): string | undefined => /^\d{1,4}$/.exec(value.trim())?.[0];
